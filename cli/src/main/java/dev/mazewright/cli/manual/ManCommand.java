package dev.mazewright.cli.manual;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.OutputFolder;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/** {@code mazewright man}: writes a page of the manual for each command. */
public final class ManCommand extends Command {
    private final TextValue output = options.text("-o,--output", "FOLDER", "The folder to write, which does not exist yet or is empty (default: man1).");
    private final Supplier<List<CommandWords>> commands;

    /**
     * The command, for this terminal.
     *
     * @param commands gives the program and its commands
     */
    public ManCommand(Terminal terminal, Supplier<List<CommandWords>> commands) {
        super(
                terminal,
                "man",
                List.of(
                        "mazewright man",
                        "mazewright man -o man1",
                        "mazewright man --output share/man/man1"),
                "Writes the manual as pages for man, one for each command.");
        this.commands = commands;
    }

    @Override
    public Integer call() throws IOException {
        List<CommandWords> all = commands.get();
        List<CommandWords> others = all.subList(1, all.size());
        String name = output.isGiven() ? output.get() : "man1";
        try (OutputFolder folder = OutputFolder.open(name)) {
            for (CommandWords command : all) {
                try (OutputStream out = folder.file(ManPage.name(command))) {
                    out.write(ManPage.of(command, others, version()).getBytes(StandardCharsets.UTF_8));
                }
            }
            folder.commit();
        }
        terminal.say(Numbers.count(all.size(), "page") + " in " + name + "; to read one: man " + name + "/" + ManPage.name(all.getFirst()));
        return ExitCode.OK;
    }
}
