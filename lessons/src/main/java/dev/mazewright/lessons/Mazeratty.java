package dev.mazewright.lessons;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.support.RectangleWalls;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.drawing.draw.Annotation;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.StandardCopyOption;
import java.util.Objects;

/**
 * Mazeratty: mazes for printing. The solution comes first, from a random row of the left edge to one of the right, a
 * random step at a time among those from which the goal can still be reached. Then the walls that it crosses fall, and
 * the outer ones at its ends; then, in random order, each other wall that parts two sets of cells.
 */
public final class Mazeratty {
    private static final int ROWS = 12;
    private static final int COLUMNS = 20;
    private static final String FILE = "mazeratty.ps";

    private Puzzle puzzle;
    private Path solution;
    private boolean isVisible;

    /** The program with its first maze. */
    public Mazeratty(int rows, int columns, boolean visible, long seed) {
        puzzle = made(rows, columns, seed);
        solution = solved(puzzle);
        isVisible = visible;
    }

    /** A new maze: everything is redone from the seed, and the same seed gives the same maze. */
    public void generate(int rows, int columns, boolean visible, long seed) {
        puzzle = made(rows, columns, seed);
        solution = solved(puzzle);
        isVisible = visible;
    }

    private static Puzzle made(int rows, int columns, long seed) {
        return Recipe.parse("rectangle:" + rows + "x" + columns + "/path-first/seed:" + seed).make();
    }

    /** The maze has one path from its start to its goal, so any solver finds the path that was drawn. */
    private static Path solved(Puzzle puzzle) {
        return new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goalsOrLast());
    }

    /** The maze, its start and goal, and the gaps in its outline. */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** The path from the start to the goal. */
    public Path solution() {
        return solution;
    }

    /** The walls by their keys: to be listed, asked for the cells beside them, and removed. */
    public RectangleWalls walls() {
        return RectangleWalls.of(puzzle);
    }

    /** Draws the solution, or erases it; the maze stays as it is. */
    public void show(boolean visible) {
        isVisible = visible;
    }

    /** The line under the maze, such as {@code 30R x 40C (1200 cells); solution path 243 (20.2%); seed 17}. */
    public String annotation() {
        return Annotation.line(puzzle, solution);
    }

    /** The maze as text, and the line under it. */
    public String picture() throws IOException {
        return Drawn.as("text", puzzle, isVisible ? solution : null) + "\n" + annotation();
    }

    /**
     * Writes the maze as PostScript, for paper: landscape when it has more columns than rows. The file is there as a
     * whole or, if that fails, as it was before.
     *
     * @throws IOException if the file cannot be written; the message names it and says why
     */
    public void export(java.nio.file.Path file) throws IOException {
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        Document document = new Document(puzzle, isVisible ? solution : null, Style.DEFAULT);
        Formats.named("postscript").write(document.annotated(annotation()), page);
        java.nio.file.Path unfinished = file.resolveSibling("." + file.getFileName() + ".tmp");
        try {
            Files.write(unfinished, page.toByteArray());
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            String reason = "the PostScript file cannot be written: " + reason(e);
            throw (FileSystemException) new FileSystemException(file.toString(), null, reason).initCause(e);
        } catch (IOException e) {
            throw new IOException(file + ": the PostScript file cannot be written: " + e.getMessage(), e);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private static String reason(FileSystemException failure) {
        return switch (failure) {
            case NoSuchFileException none -> "the folder does not exist";
            case AccessDeniedException denied -> "no permission";
            default -> Objects.requireNonNullElse(failure.getReason(), failure.getClass().getSimpleName());
        };
    }

    static void play(Stage stage) throws IOException {
        Mazeratty program = new Mazeratty(ROWS, COLUMNS, true, stage.seed());
        stage.println(program.picture());
        java.nio.file.Path file = stage.folder().resolve(FILE);
        program.export(file);
        stage.say("For printing: " + file);
        stage.say("The same maze again: " + program.puzzle().recipe());
    }
}
