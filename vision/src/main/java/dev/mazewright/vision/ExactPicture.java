package dev.mazewright.vision;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.measure.Distances;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.drawing.picture.PictureReader;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureOptions.Tiles;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Decides whether a PNG file is read pixel by pixel: at once, after the picture was understood, or after that failed. */
final class ExactPicture {
    /** A picture of fewer pixels a side may be made of tiles of a pixel, whatever its path. */
    private static final int LARGE = 200;
    /** A path leads somewhere if it is longer than this part of half the picture's outline. */
    private static final double FAR = 0.25;
    /** The most tiles of a mark: an end from which no more can be reached lies in what was taken for walls. */
    private static final int MARK = 4;

    private final Source source;
    private final Tiles tiles;
    private final PictureReader png;
    private final @Nullable ExactReading first;

    ExactPicture(Source source, Tiles tiles) throws IOException {
        this.source = source;
        this.tiles = tiles;
        png = new PictureReader(source);
        first = first();
    }

    private @Nullable ExactReading first() throws IOException {
        if (png.isPhotograph()) {
            return null;
        }
        Puzzle puzzle = tiles == Tiles.FIRST && png.isOfTiles() ? png.read() : png.exact();
        boolean isLater = tiles == Tiles.LAST && puzzle != null && isOfTiles(puzzle);
        return puzzle == null || isLater ? null : reading(puzzle, tiles == Tiles.CELLS);
    }

    /** The pixel-exact maze, if nothing in the picture speaks against it: no marks, not that its path leads nowhere, and not that an end lies in a wall. */
    @Nullable ExactReading sure() throws IOException {
        return png.hasUnknownMarks() || lacksEnds() || (first != null && (isWalledIn(first) || isTexture(first))) ? null : first;
    }

    /** Whether the ends may be drawn within: large drawings are not searched. */
    private boolean lacksEnds() throws IOException {
        return first != null && png.lacksEnds() && png.pixelCount() <= PictureSolver.WHOLE;
    }

    /** Whether tiles of a pixel are rather the texture or the strokes of a larger drawing: their ends or their path are missing, or it leads nowhere. */
    private boolean isTexture(ExactReading exact) {
        Grid grid = exact.puzzle().grid();
        if (!exact.isOfTiles() || Math.min(grid.rows(), grid.columns()) < LARGE) {
            return false;
        }
        if (exact.start() == null && exact.goal() == null) {
            return true;
        }
        Path path = Solving.solve(exact.puzzle(), null, source.context());
        return !path.found() || path.length() < FAR * (grid.rows() + grid.columns());
    }

    /**
     * Whether no path joins the ends, or the first and the last tile, as one of them has walls all around: what is drawn lies in corridors. Large
     * drawings are not searched.
     */
    private boolean isWalledIn(ExactReading exact) throws IOException {
        if (!exact.isOfTiles() || png.pixelCount() > PictureSolver.WHOLE) {
            return false;
        }
        Puzzle puzzle = exact.puzzle();
        CellSet around = new CellSet(puzzle.grid().addresses());
        boolean isWalled = Distances.from(puzzle.maze(), puzzle.startOrFirst(), around).count() <= MARK
                || Distances.from(puzzle.maze(), puzzle.goalsOrLast()[0]).count() <= MARK;
        return isWalled && Arrays.stream(puzzle.goalsOrLast()).noneMatch(around::contains);
    }

    /** The pixel-exact maze, with a doubt about marks that it has, if the understood reading has the same ends. */
    @Nullable ExactReading confirmed(Reading understood) throws IOException {
        if (first == null || !UnknownEnds.areThoseOf(first.puzzle(), understood)) {
            return null;
        }
        if (png.hasUnknownMarks()) {
            source.doubt(Doubt.About.ENDS, UnknownEnds.SPOTS);
        }
        return first;
    }

    /** The pixel-exact maze, with a doubt, after nothing was understood. */
    @Nullable ExactReading instead(NotUnderstoodException failure) throws IOException {
        Puzzle puzzle = png.exact() == null && !png.isOfTiles() ? null : png.read();
        ExactReading reading = puzzle == null ? null : reading(puzzle, tiles == Tiles.CELLS || tiles == Tiles.FINE);
        if (reading == null || reading.isOfTiles()) {
            source.doubt(Doubt.About.MAZE, "each pixel is taken for a tile, since nothing larger was understood: " + failure.measured());
        } else if (png.hasUnknownMarks()) {
            source.doubt(Doubt.About.ENDS, UnknownEnds.SPOTS);
        }
        return reading;
    }

    private @Nullable ExactReading reading(Puzzle puzzle, boolean asCells) {
        ExactReading exact = new ExactReading(puzzle, png.squares(), source.remarks(), source.original());
        if (!asCells || !exact.isOfTiles()) {
            return exact;
        }
        Puzzle cells = CellPicture.cells(puzzle);
        return cells == null ? null : exact.withCells(cells);
    }

    private static boolean isOfTiles(Puzzle puzzle) {
        return puzzle.grid().shape().isTiles();
    }
}
