package dev.mazewright.cli.command;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Program;
import dev.mazewright.cli.process.Seeds;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.lessons.Lesson;
import dev.mazewright.lessons.Lessons;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code mazewright lesson}: plays one of the lessons. */
@Command(
        name = "lesson",
        headerHeading = "Examples:%n"
                + "  mazewright lesson cells%n"
                + "  mazewright lesson notebook --seed 1%n"
                + "  mazewright lesson turtle -o turtle%n"
                + "%n",
        description = {
            "Runs a lesson: one of five small maze programs, written to be read by students.",
            "Some are animated on a terminal; press q to stop.",
            "The seed is printed on standard error; the same seed gives the same result."
        })
public final class RunLesson implements Callable<Integer> {
    /** The names, for --help. */
    static final class Known implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Lessons.ALL.keySet().iterator();
        }
    }

    @ParentCommand private @Nullable Program program;

    @Parameters(
            paramLabel = "NAME",
            completionCandidates = Known.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String name = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            description = "The folder for the files that the lesson writes, created if it does not exist "
                    + "(default: a new temporary folder).")
    private @Nullable String output;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of all random numbers: -2^63 to 2^63 - 1.")
    private @Nullable String seed;

    @Override
    public Integer call() throws IOException {
        Lesson lesson = Lessons.ALL.get(name);
        if (lesson == null) {
            throw new UsageException(Names.unknown("lesson", name, List.copyOf(Lessons.ALL.keySet())));
        }
        long chosen = seed == null ? Seeds.random() : Numbers.seed(seed);
        try (TerminalStage stage = new TerminalStage(Program.terminalOf(program), chosen, output)) {
            lesson.play(stage);
        } catch (FileSystemException e) {
            // Lessons open files like any program, and know no exit codes.
            throw new CannotCreateException(Objects.requireNonNullElse(e.getFile(), "a file"), e);
        }
        return ExitCode.OK;
    }
}
