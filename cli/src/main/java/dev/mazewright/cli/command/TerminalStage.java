package dev.mazewright.cli.command;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.Screen;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.lessons.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A lesson's stage at the command line: the result goes to standard output, animations only to those who watch. */
public final class TerminalStage implements Stage, AutoCloseable {
    private final Terminal terminal;
    private final long seed;
    private @Nullable Path folder;
    /** Open while an animation is shown. */
    private @Nullable Screen screen;

    /**
     * A stage; its seed is shown to the user.
     *
     * @param output the folder for files, or null for a temporary one when it is asked for
     * @throws CannotCreateException if that folder is not there and cannot be created, or may not be written to
     */
    public TerminalStage(Terminal terminal, long seed, @Nullable String output) throws IOException {
        this.terminal = terminal;
        this.seed = seed;
        folder = output == null ? null : folder(output);
        terminal.say("seed: " + seed);
    }

    /** The folder of this name. Where the folder above it is missing, the name is more likely misspelt. */
    private static Path folder(String name) throws IOException {
        if (Output.isStandardOutput(name)) {
            throw new UsageException("'" + name + "' is not a folder; -o names the folder for files, such as -o .");
        }
        if (name.isEmpty()) {
            throw new CannotCreateException("''", "a folder needs a name");
        }
        try {
            Path path = Path.of(name);
            if (!Files.isDirectory(path)) {
                if (Files.exists(path)) {
                    throw new CannotCreateException(name, "it exists and is not a folder");
                }
                Files.createDirectory(path);
            }
            if (!Files.isWritable(path)) {
                throw new CannotCreateException(name, "no permission to write into it");
            }
            return path;
        } catch (InvalidPathException e) {
            throw new CannotCreateException(name, "no folder can have this name here: " + e.getReason());
        } catch (IOException e) {
            throw CannotCreateException.of(name, e);
        }
    }

    @Override
    public long seed() {
        return seed;
    }

    @Override
    public void println(String line) throws IOException {
        close();
        terminal.out().print(line.endsWith("\n") ? line : line + "\n");
        terminal.out().flush(); // its reader need not wait, and a closed pipe is noticed soon
    }

    @Override
    public void say(String line) {
        try {
            close();
        } catch (IOException e) {
            // standard output is gone: the next println fails likewise
        }
        terminal.say(line);
    }

    @Override
    public boolean show(String picture) throws IOException {
        if (!terminal.isInteractive()) {
            return true;
        }
        try {
            if (screen == null) {
                screen = new Screen(terminal);
            }
            return screen.show(picture);
        } catch (IllegalStateException e) {
            return false; // the program is being stopped
        }
    }

    @Override
    public Path folder() throws IOException {
        Path known = folder;
        if (known == null) {
            try {
                known = Files.createTempDirectory("mazewright-");
            } catch (IOException e) {
                throw new CannotCreateException("a temporary folder", e);
            }
            folder = known;
            say("folder: " + known);
        }
        return known;
    }

    /** Ends the animation, if there is one: the terminal is as it was before. */
    @Override
    public void close() throws IOException {
        Screen open = screen;
        screen = null;
        if (open != null) {
            open.close();
        }
    }
}
