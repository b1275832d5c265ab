package dev.mazewright.cli.manual;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/** {@code mazewright completion}: writes what a shell needs to complete command lines. */
public final class CompletionCommand extends Command {
    private final TextValue shell = options.argument(String.join("|", Completion.shells()), "The shell that reads the script.");
    private final Supplier<List<CommandWords>> commands;

    /**
     * The command, for this terminal.
     *
     * @param commands gives the program and its commands
     */
    public CompletionCommand(Terminal terminal, Supplier<List<CommandWords>> commands) {
        super(
                terminal,
                "completion",
                List.of(
                        "mazewright completion bash > mazewright.bash",
                        "mazewright completion zsh > _mazewright",
                        "mazewright completion fish > mazewright.fish"),
                "Prints a script by which a shell completes commands, options and names.",
                "Keep it where the shell looks for such scripts; its first lines say where that is.");
        this.commands = commands;
    }

    @Override
    public Integer call() throws IOException {
        if (!Completion.shells().contains(shell.get())) {
            throw new UsageException(Names.unknown("shell", shell.get(), Completion.shells()));
        }
        terminal.out().print(Completion.script(shell.get(), commands.get()));
        return ExitCode.OK;
    }
}
