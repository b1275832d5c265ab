package dev.mazewright.vision;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.picture.SquarePositions;
import dev.mazewright.formats.io.Original;
import dev.mazewright.formats.io.Remarks;
import dev.mazewright.vision.draw.PathOnPicture;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A maze that a picture holds pixel by pixel.
 *
 * @param puzzle of tiles, or of squares
 * @param squares where they lie
 * @param remarks on how it was read
 * @param original the file that can be written again with a path marked; null if it cannot
 */
public record ExactReading(Puzzle puzzle, SquarePositions squares, Remarks remarks, @Nullable Original original) implements Reading {
    /** The width of the passage in a square, as a share of the square. */
    private static final double CORRIDOR = 0.85;

    ExactReading withCells(Puzzle cells) {
        Grid tiles = puzzle.maze().grid();
        Grid grid = cells.maze().grid();
        return new ExactReading(cells, new SquarePositions(
                squares.left() + first(tiles.columns(), grid.columns()) - 0.5, squares.top() + first(tiles.rows(), grid.rows()) - 0.5, 2 * squares.width(), 2 * squares.height()), remarks, null);
    }

    /** The index of the first tile that is a cell: 1 behind an outer wall, 0 without one. */
    private static int first(int tiles, int cells) {
        return tiles == 2 * cells - 1 ? 0 : 1;
    }

    /** Whether each pixel is a tile of the maze. */
    public boolean isOfTiles() {
        return puzzle.grid().shape().isTiles();
    }

    @Override
    public As as() {
        return As.CELLS;
    }

    @Override
    public List<String> notes() {
        Grid grid = puzzle.maze().grid();
        String size = grid.rows() + " x " + grid.columns();
        String read = isOfTiles() ? size + " tiles, a pixel each" : "a drawing of " + size + " squares, read to the pixel";
        return Stream.concat(Stream.of(read), remarks.notes().stream()).toList();
    }

    @Override
    public List<String> doubts() {
        return remarks.doubts(false, false);
    }

    @Override
    public @Nullable Spot start() {
        return puzzle.start() == Grid.NONE ? null : spot(puzzle.start());
    }

    @Override
    public @Nullable Spot goal() {
        return puzzle.ends().hasGoals() ? spot(puzzle.goals()[0]) : null;
    }

    @Override
    public double corridor() {
        double square = Math.min(squares.width(), squares.height());
        return isOfTiles() ? square : CORRIDOR * square;
    }

    @Override
    public Puzzle puzzle(long start, long goal) {
        Ends own = puzzle.ends();
        long from = start != Grid.NONE ? start : goal != Grid.NONE && goal == own.start() ? own.goal() : own.start();
        if (goal != Grid.NONE) {
            return puzzle.withEnds(own.withStart(from).withGoals(goal));
        }
        boolean isOther = start != Grid.NONE && start == own.goal() && own.hasStart();
        return puzzle.withEnds(isOther ? own.withStart(from).withGoals(own.start()) : own.withStart(from));
    }

    @Override
    public Spot spot(long cell) {
        Grid grid = puzzle.maze().grid();
        return new Spot(
                squares.left() + (grid.column(cell) + 0.5) * squares.width(), squares.top() + (grid.row(cell) + 0.5) * squares.height());
    }

    @Override
    public List<Spot> path(Context context) {
        Path path = Solving.shortest(puzzle, null, context);
        return PathOnPicture.of(this, path);
    }

    @Override
    public List<Layer> layers() {
        return List.of();
    }
}
