package dev.mazewright.drawing;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.Annotation;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish.SolutionStyle;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.SvgSetup;
import org.jspecify.annotations.Nullable;

/**
 * How mazes are to be written. From a maker or a maze to the {@link Document} that {@link Format#write} writes, it alone decides what
 * that holds: streamed rows, a recording of the generation or of a search, the pieces of a path in a window, or a path.
 *
 * @param parameters of the file
 * @param isSolved whether a path is to be shown
 * @param solver that finds it, or whose search is shown, by its name and options; null for the default. One that is named shows its path in
 *     any case, unless the generation is shown
 * @param mostEvents of a recording
 */
public record Rendition(FileParameters parameters, boolean isSolved, @Nullable String solver, long mostEvents) {
    /**
     * A rendition.
     *
     * @throws UsageException if there is no such solver
     */
    public Rendition {
        if (solver != null) {
            Solving.solver(solver);
        }
    }

    /** The format that is written. */
    public Format format() {
        return parameters.format;
    }

    /** Whether a path is shown, except where the generation is. */
    public boolean isPath() {
        return isSolved || solver != null;
    }

    /** The same with a path. */
    public Rendition withPath() {
        return new Rendition(parameters, true, solver, mostEvents);
    }

    /**
     * A maze that is streamed row by row and never held in memory; it is written once.
     *
     * @return null if the maze cannot be streamed, the format is not written so, or more than the maze is to be shown
     */
    public @Nullable Document rows(Maker maker) {
        boolean isMazeAlone = !isPath() && !parameters.isAnnotated && !parameters.style().isSmooth();
        Puzzle rows = isMazeAlone && format().rowWriter() != null ? maker.rows() : null;
        return rows == null ? null : plain(rows, null, maker.context());
    }

    /**
     * A maze that is made now; with its generation, where that is shown.
     *
     * @param made is called as soon as it is made
     * @throws NoPathException if a path is to be shown, and none exists
     */
    public Document of(Maker maker, Runnable made) {
        format().requireFit(maker::whole, parameters.style());
        if (!format().isAnimated() || parameters.work == Animation.Work.SOLVE) {
            Puzzle puzzle = maker.make();
            made.run();
            return of(maker, puzzle);
        }
        Recording generation = Recording.making(maker, mostEvents);
        made.run();
        Path path = isSolved ? Solving.shortest(generation.puzzle(), solver, maker.context()) : null;
        return plain(generation.puzzle(), path, maker.context()).animated(animation(generation));
    }

    /**
     * A maze that this maker has made; of a window, with the pieces of the solution that lie in it.
     *
     * @throws UsageException if it is a window, and a solver is named
     * @throws NoPathException if a path is to be shown, and none exists
     */
    public Document of(Maker maker, Puzzle made) {
        if (maker.recipe().window() == null) {
            return of(made, maker.context());
        }
        if (solver != null) {
            throw new UsageException("the solution of an atlas is known without a search; leave out the solver");
        }
        Document document = document(made, null, maker.context());
        Document shown = isSolved || hasPath() ? document.withPieces(maker.pieces()) : document;
        return parameters.isAnnotated ? shown.annotated(Annotation.line(made, null)) : shown;
    }

    /**
     * A maze that was read.
     *
     * @throws NoPathException if a path is to be shown, and none exists
     */
    public Document of(Puzzle read, Context context) {
        return of(read, isPath() ? Solving.shortest(read, solver, context) : null, context);
    }

    /** A maze with this path, or without one; where the format is animated, with how it is solved. */
    public Document of(Puzzle puzzle, @Nullable Path path, Context context) {
        Document document = plain(puzzle, path, context);
        if (!format().isAnimated()) {
            return document;
        }
        String name = solver == null ? Solving.DEFAULT : solver;
        return document.animated(animation(Recording.solving(puzzle, Solving.solver(name), name, mostEvents, context)));
    }

    private Animation animation(Recording recording) {
        return new Animation(recording.trace(), recording.before(), recording.path() != null, parameters.frames, parameters.delay);
    }

    /** A page with the solution, or it alone, has a path in any case. */
    private boolean hasPath() {
        return parameters.style().page().hasAnswer() || parameters.style().svg().part() == SvgSetup.Part.PATH;
    }

    private Document document(Puzzle puzzle, @Nullable Path path, Context context) {
        boolean isNamed = parameters.hasRecipe && !parameters.style().pdf().isPdfx();
        Document named = new Document(puzzle, path, parameters.style()).within(context);
        if (isNamed) {
            return named;
        }
        Style style = named.hasFilledPaths() ? named.style().with(named.style().finish().with(SolutionStyle.CELLS)) : named.style();
        return new Document(puzzle.withoutRecipe(), path, style).within(context);
    }

    private Document plain(Puzzle puzzle, @Nullable Path given, Context context) {
        Path path = given == null && hasPath() ? Solving.solve(puzzle, null, context) : given;
        Document document = document(path == null ? puzzle : puzzle.between(path), path, context);
        return parameters.isAnnotated
                ? document.annotated(Annotation.line(puzzle, path == null ? Solving.solve(puzzle, null, context) : path))
                : document;
    }
}
