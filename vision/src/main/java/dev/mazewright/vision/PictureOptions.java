package dev.mazewright.vision;

import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.ReadingRequest;
import org.jspecify.annotations.Nullable;

/**
 * How to read a file as a picture of a maze.
 *
 * @param request what is asked of the picture: cells or an area, its ends, threshold and corners
 * @param decoding the page, and the most pixels
 * @param crop the part to read; null for the whole picture
 * @param tiles when each pixel is a tile
 * @param isExplained whether the steps of understanding are wanted, which excludes reading pixel by pixel
 * @param keepsPixels whether the decoded picture is wanted even if the maze is read row by row, which takes less memory
 * @param seconds the time limit for finding cells if the picture may be cells or an area; {@link #UNLIMITED} for no limit
 */
public record PictureOptions(
        ReadingRequest request, Decoding decoding, @Nullable Crop crop, Tiles tiles, boolean isExplained, boolean keepsPixels, int seconds) {
    /** No time limit. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** The defaults: cells where they are sure, else an area, between the ends that the picture shows. */
    public static final PictureOptions ANY = new PictureOptions(ReadingRequest.ANY, Decoding.STANDARD, null, Tiles.SECOND, false, true, UNLIMITED);

    /** When a pixel of a picture is a tile of a maze. */
    public enum Tiles {
        /** Never; tiles that show a maze of cells are read as cells. */
        CELLS,
        /** Where walls or passages are as fine as a tile; if nothing is understood, then as {@link #CELLS}. */
        FINE,
        /** Where walls or passages are as fine as a tile; if nothing is understood, always, with a doubt. */
        SECOND,
        /** Only if nothing is understood, with a doubt. */
        LAST,
        /** Always. */
        FIRST
    }

    /** The same with another request. */
    public PictureOptions with(ReadingRequest other) {
        return new PictureOptions(other, decoding, crop, tiles, isExplained, keepsPixels, seconds);
    }

    /** The same, decoded in another way. */
    public PictureOptions with(Decoding other) {
        return new PictureOptions(request, other, crop, tiles, isExplained, keepsPixels, seconds);
    }

    /** The same, but never read pixel by pixel. */
    PictureOptions understood() {
        return new PictureOptions(request, decoding, crop, tiles, true, keepsPixels, seconds);
    }

    /** The same with another time limit, in seconds. */
    public PictureOptions within(int other) {
        return new PictureOptions(request, decoding, crop, tiles, isExplained, keepsPixels, other);
    }

    /** The same without ends if cells are requested: their ends are chosen after the picture was understood. */
    public PictureOptions withoutEndsOfCells() {
        return request.as() == As.CELLS ? with(request.between(null, null)) : this;
    }

    /** Whether a picture may be read pixel by pixel. */
    public boolean takesExact() {
        return !isExplained && crop == null && request.maze() == ReadingRequest.ONLY && request.as() != As.AREA && Double.isNaN(request.threshold()) && request.corners().isEmpty();
    }
}
