package dev.mazewright.cli.command;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.picture.SquarePositions;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Original;
import dev.mazewright.formats.io.Remarks;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** An INPUT of a command: a file, {@code -} for standard input, or a recipe. A file of that name wins. */
public final class Input {
    private Input() {}

    /** Whether the text is a recipe: there is no such file, and it begins with a shape or ends with a seed. */
    static boolean isRecipe(String text) {
        int slash = text.indexOf('/');
        if (slash < 0 || exists(text)) {
            return false;
        }
        int colon = text.indexOf(':');
        String name = text.substring(0, colon >= 0 && colon < slash ? colon : slash);
        return text.contains("/seed:") || Catalog.isShape(name);
    }

    /** The recipe that an argument is, which may lack a size or a generator, and not a seed. */
    static Recipe recipe(String text) {
        return Recipe.parse(PartialRecipe.of(text).text());
    }

    static boolean exists(String text) {
        try {
            return Files.exists(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Reads the maze of a file, or makes the maze of a recipe and says which it is; a null {@code format} is found out. */
    public static Whole readWhole(String text, @Nullable String format, Context context, Terminal terminal) throws IOException {
        if (format == null && isRecipe(text)) {
            Maker maker = new Maker(recipe(text), context);
            maker.notes().forEach(terminal::say);
            return new Whole(make(maker, terminal), maker, null, null, null);
        }
        try (Source source = open(text, context, terminal)) {
            return Whole.of(Formats.read(source, format), source);
        }
    }

    /**
     * What an input held.
     *
     * @param maker of the maze; null for one that was read
     * @param original what was read, if it can be written again with a path marked
     * @param remarks on how it was read; null for a maze that was made
     * @param squares where the squares of the maze lie on a picture; null if the input is no picture
     */
    public record Whole(
            Puzzle puzzle,
            @Nullable Maker maker,
            @Nullable Original original,
            @Nullable Remarks remarks,
            @Nullable SquarePositions squares) {
        /** What was read from a source. */
        public static Whole of(Puzzle puzzle, Source source) {
            return new Whole(puzzle, null, source.original(), source.remarks(), null);
        }
    }

    /** Makes a maze and says how it can be made again. */
    static Puzzle make(Maker maker, Terminal terminal) {
        Puzzle puzzle = maker.make();
        printRecipe(maker.recipe(), terminal);
        return puzzle;
    }

    /** Says how a maze can be made again. */
    static void printRecipe(Recipe recipe, Terminal terminal) {
        terminal.say(recipe.isWhole() ? "recipe: " + recipe : "recipe for this graph: " + recipe);
    }

    /**
     * Opens a file, or standard input, in the context of reading it.
     *
     * @throws NoInputException if the file does not exist or cannot be read
     */
    public static Source open(String text, Context context, Terminal terminal) throws IOException {
        if (text.equals("-")) {
            return new Source("standard input", terminal.in()).within(context);
        }
        Path path;
        try {
            path = Path.of(text);
        } catch (InvalidPathException e) {
            throw new NoInputException("no file " + text + ": no file can have this name here");
        }
        if (text.isEmpty() || Files.isDirectory(path)) {
            throw new NoInputException(text.isEmpty() ? "'' is not a file" : text + " is a folder; a file is expected");
        }
        try {
            Source source = Files.isRegularFile(path)
                    ? new Source(text, Files.newInputStream(path), Files.size(path))
                    : new Source(text, Files.newInputStream(path));
            return source.within(context);
        } catch (NoSuchFileException e) {
            throw new NoInputException("no file " + text);
        } catch (AccessDeniedException e) {
            throw new NoInputException("no permission to read " + text);
        } catch (IOException e) {
            throw new NoInputException("cannot read " + text + ": " + CannotCreateException.reason(e));
        }
    }
}
