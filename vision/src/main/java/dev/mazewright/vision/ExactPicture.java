package dev.mazewright.vision;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.drawing.picture.PictureReader;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureOptions.Tiles;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Decides whether a PNG file is read pixel by pixel: at once, after the picture was understood, or after that failed. */
final class ExactPicture {
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

    /** The pixel-exact maze, if the picture has no marks that could contradict it. */
    @Nullable ExactReading sure() throws IOException {
        return png.hasUnknownMarks() ? null : first;
    }

    /** The pixel-exact maze, with a doubt about the ends, if the understood reading has the same ends. */
    @Nullable ExactReading confirmed(Reading understood) {
        if (first == null || !UnknownEnds.areThoseOf(first.puzzle(), understood)) {
            return null;
        }
        source.doubt(Doubt.About.ENDS, UnknownEnds.SPOTS);
        return first;
    }

    /** The pixel-exact maze, with a doubt, after nothing was understood. */
    @Nullable ExactReading instead(NotUnderstoodException failure) throws IOException {
        Puzzle puzzle = png.exact() == null && !png.isOfTiles() ? null : png.read();
        ExactReading reading = puzzle == null ? null : reading(puzzle, tiles == Tiles.CELLS || tiles == Tiles.FINE);
        if (reading == null || reading.isOfTiles()) {
            source.doubt(Doubt.About.MAZE, "each pixel is taken for a tile, since nothing larger was understood: " + failure.measured());
        } else {
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
