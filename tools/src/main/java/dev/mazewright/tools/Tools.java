package dev.mazewright.tools;

import dev.mazewright.cli.Main;
import dev.mazewright.cli.option.CommandSet;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.tools.bench.Bench;
import dev.mazewright.tools.gallery.Gallery;
import java.util.List;

/** The command line of the tools, which is that of the program with other commands; the launcher starts it. */
public final class Tools {
    private static final CommandSet COMMANDS = new CommandSet(
            List.of("bench", "gallery"), (name, terminal) -> name.equals("bench") ? new Bench(terminal) : new Gallery(terminal));

    private Tools() {}

    /** Runs a tool and leaves with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments, Terminal.own()));
    }

    /** Runs one command line and returns its exit code. */
    public static int run(String[] arguments, Terminal terminal) {
        return Main.run(COMMANDS, arguments, terminal);
    }
}
