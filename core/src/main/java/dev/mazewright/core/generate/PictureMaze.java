package dev.mazewright.core.generate;

import dev.mazewright.core.generate.picture.PictureWalk;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.mask.MaskBits;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hides a picture: the path, coloured in, shows it. Each pixel of the picture is 2 x 2 cells; the path leads around a random
 * spanning tree of the pixels. The rest of the maze are walks around smaller random trees, each joined to others by one end,
 * so that its texture is that of the picture.
 *
 * <p>Texture: corridors in pairs that wind around trees, few junctions and dead ends, both in one place. Without a picture, all
 * of it is background.
 *
 * <p>Time n log n for n cells, and memory some 40 bytes a cell.
 *
 * <p>Cannot hide the picture from one who fills dead ends; and hides it the better, the thicker it is.
 *
 * <p>Source: Okamoto and Uehara, <i>How to make a picturesque maze</i>, CCCG 2009; the background is our own. Random numbers:
 * docs/randomness.md.
 *
 * @param paint the picture's pixels as the text of a mask ({@link MaskBits}), or empty for none
 * @param ends where the path begins and ends
 */
public record PictureMaze(String paint, PathEnds ends) implements Generator {
    /** Where the path begins and ends: in two neighbouring cells. */
    public enum PathEnds {
        /** At the outline, with openings; a lead from there to the picture is as short as possible. */
        OUTLINE,
        /** At the top of the picture. */
        PICTURE
    }

    private static final String NAME = "picture";

    private static final Option<PathEnds> ENDS =
            Option.choice("ends", PathEnds.OUTLINE, "where the path begins and ends");

    private static final Option<String> PAINT = Option.text(
            "paint", "runs in base64url", "the pixels of the picture as the lengths of runs, alternately outside and inside",
            text -> MaskBits.lettered("paint", text));

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    NAME,
                    "Hides a picture, which the path shows when it is coloured in.",
                    settings -> new PictureMaze(settings.get(PAINT), settings.get(ENDS)),
                    ENDS,
                    PAINT)
            .needs(Trait.SQUARES)
            .needs(Trait.ROWS)
            .memory((settings, grid) -> PictureWalk.bytes(grid, !settings.get(PAINT).isEmpty()));

    /** The option of recipes that stands for the pixels of a picture. */
    public static String option(Mask pixels) {
        return PAINT.key() + "=" + MaskBits.print(pixels);
    }

    @Override
    public int blockSide() {
        return PictureWalk.PIXEL;
    }

    @Override
    public boolean hasGivenPath() {
        return !paint.isEmpty();
    }

    @Override
    public void require(Grid grid) {
        if (grid.mask() != null) {
            throw new UsageException(NAME + " needs a full grid, and this " + grid.shape().name()
                    + " has a mask; leave out the mask, and hide its form as a picture");
        }
        pixels(grid); // refused if they are of another size
    }

    /** The cells of the picture on a grid; null for none. */
    public @Nullable Mask picture(Grid grid) {
        Mask pixels = pixels(grid);
        if (pixels == null) {
            return null;
        }
        Mask cells = new Mask(grid.rows(), grid.columns());
        for (int row = 0; row < PictureWalk.PIXEL * pixels.rows(); row++) {
            int pixel = row / PictureWalk.PIXEL;
            for (int x = pixels.nextColumn(pixel, 0); x < pixels.columns(); x = pixels.nextColumn(pixel, x + 1)) {
                cells.addRange(row, PictureWalk.PIXEL * x, PictureWalk.PIXEL * (x + 1));
            }
        }
        return cells;
    }

    private @Nullable Mask pixels(Grid grid) {
        return paint.isEmpty() ? null : MaskBits.parse(PAINT.key(), paint, grid.rows() / PictureWalk.PIXEL, grid.columns() / PictureWalk.PIXEL);
    }

    private PictureWalk walk(Grid grid) {
        require(grid);
        return new PictureWalk(grid, pixels(grid), ends == PathEnds.OUTLINE);
    }

    @Override
    public List<String> notes(Grid grid) {
        if (paint.isEmpty()) {
            return List.of();
        }
        Memory.require("a picture on " + grid.shape().name() + " " + grid.shape().size(), PictureWalk.bytes(grid, true));
        return walk(grid).notes();
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        make(Puzzle.of(maze), random);
    }

    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        return walk(blank.grid()).make(blank, random);
    }
}
