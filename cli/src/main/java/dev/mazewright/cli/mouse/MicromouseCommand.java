package dev.mazewright.cli.mouse;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import java.util.List;
import picocli.CommandLine;

/** {@code mazewright micromouse}: a bench for micromouse programs, and for the mazes of contests. Its commands do the work. */
public final class MicromouseCommand extends Command {
    /** The command, for this terminal. */
    public MicromouseCommand(Terminal terminal) {
        super(
                terminal,
                "micromouse",
                List.of(
                        "mazewright micromouse check maze.txt",
                        "mazewright micromouse drive --mouse './mouse' mazes/*.txt",
                        "mazewright micromouse time maze.txt -o run.svg"),
                "Checks, drives, times, designs and plans micromouse mazes.",
                "docs/micromouse.md explains each of its commands by an example.");
        for (Command each : List.of(new MouseCheckCommand(terminal), new MouseDriveCommand(terminal), new MouseTimeCommand(terminal), new MouseDesignCommand(terminal), new MousePlanCommand(terminal))) {
            spec().addSubcommand(each.spec().name(), each.spec());
        }
    }

    /** Without a command there is nothing to do but to print which there are. */
    @Override
    public Integer call() {
        CommandLine commandLine = spec().commandLine();
        commandLine.usage(commandLine.getOut());
        return ExitCode.OK;
    }
}
