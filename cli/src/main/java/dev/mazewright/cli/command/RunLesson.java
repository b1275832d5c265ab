package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Seeds;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.SeedText;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.lessons.Lesson;
import dev.mazewright.lessons.Lessons;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.Objects;

/** {@code mazewright lesson}: plays one of the lessons. */
public final class RunLesson extends Command {
    private final TextValue name = options.argument("LESSON", "One of: " + String.join(", ", Lessons.ALL.keySet()) + ".");

    private final TextValue output = options.text(
            "-o,--output", "FOLDER",
            "The folder for the files that the lesson writes, created if it does not exist "
                    + "(default: a new temporary folder).");

    private final TextValue seed = options.text("--seed", "N", "The seed of all random numbers: -2^63 to 2^63 - 1, or any text, which stands for a number.");

    /** The command, for this terminal. */
    public RunLesson(Terminal terminal) {
        super(
                terminal,
                "lesson",
                List.of(
                        "mazewright lesson cells",
                        "mazewright lesson notebook --seed 1",
                        "mazewright lesson turtle -o turtle"),
                "Runs a lesson: one of five small maze programs, written to be read by students.",
                "Some are animated on a terminal; press q to stop.",
                "The seed is printed on standard error; the same seed gives the same result.");
    }

    @Override
    public Integer call() throws IOException {
        Lesson lesson = Lessons.ALL.get(name.get());
        if (lesson == null) {
            throw new UsageException(Names.unknown("lesson", name.get(), List.copyOf(Lessons.ALL.keySet())));
        }
        long chosen = seed.isGiven() ? SeedText.number(seed.get()) : Seeds.random();
        try (TerminalStage stage = new TerminalStage(terminal, chosen, output.orNull())) {
            lesson.play(stage);
        } catch (FileSystemException e) {
            // Lessons open files like any program, and know no exit codes.
            throw new CannotCreateException(Objects.requireNonNullElse(e.getFile(), "a file"), e);
        }
        return ExitCode.OK;
    }
}
