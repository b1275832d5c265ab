package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.OutputFolder;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.studio.web.StaticSite;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** {@code mazewright site}: writes the studio as files for any server of files. */
public final class SiteCommand extends Command {
    private final TextValue output = options.text("-o,--output", "FOLDER", "The folder to write, which does not exist yet or is empty (default: site).");

    /** The command, for this terminal. */
    public SiteCommand(Terminal terminal) {
        super(
                terminal,
                "site",
                List.of(
                        "mazewright site -o public",
                        "mazewright site --output docs"),
                "Writes the studio as a site of files, which works without a server of its own.",
                "Any host of files can serve the folder, under any address: a page there makes, solves, draws",
                "and prints the same mazes in the browser itself, and without a network after one visit.");
    }

    @Override
    public Integer call() throws IOException {
        Map<String, byte[]> files = StaticSite.files();
        String name = output.isGiven() ? output.get() : "site";
        long bytes = 0;
        try (OutputFolder folder = OutputFolder.open(name)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                try (OutputStream out = folder.file(file.getKey())) {
                    out.write(file.getValue());
                }
                bytes += file.getValue().length;
            }
            folder.commit();
        }
        terminal.say(Numbers.count(files.size(), "file") + " of " + bytes / 1000 + " kB: put the folder " + name
                + " on any host of files; to look at it here: python3 -m http.server -d " + name);
        return ExitCode.OK;
    }
}
