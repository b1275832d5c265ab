package dev.mazewright.core.generate.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the maze of a picture: finds the pixels of the path, grows trees, and leads walks around them. */
public final class PictureWalk {
    /** Cells along a side of a pixel. */
    public static final int PIXEL = PixelGrid.SIDE;

    private final PixelGrid pixels;
    private final @Nullable PictureRegion region;
    private final boolean hasLead;

    /**
     * For a picture on a grid.
     *
     * @param grid full, of squares
     * @param picture which pixels are of the picture, at least one; null for none
     * @param hasLead whether the path begins and ends at the outline
     */
    public PictureWalk(Grid grid, @Nullable Mask picture, boolean hasLead) {
        pixels = PixelGrid.of(grid);
        region = picture == null ? null : new PictureRegion(pixels, picture);
        this.hasLead = hasLead;
    }

    /** The memory that it takes, in bytes; without a picture there is one tree, and no side lies between two. */
    public static long bytes(Grid grid, boolean isOfPicture) {
        long count = grid.cells() / (PixelGrid.SIDE * PixelGrid.SIDE);
        return PixelPieces.bytes(count) + (isOfPicture ? PictureRegion.bytes(count) + TreeWalks.bytes(count) : 0);
    }

    /** What the user may want to know of the path: chains between regions. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (region != null && region.regions() > 1) {
            notes.add("the picture has " + Numbers.count(region.regions(), "region") + ", joined by chains of "
                    + Numbers.count(region.chainPixels(), "pixel") + " in all");
        }
        return notes;
    }

    /** Makes the maze in a blank one. */
    public Puzzle make(Puzzle blank, MazeRandom random) {
        Maze maze = blank.maze();
        maze.phase("trees");
        if (region != null) {
            region.lead(hasLead, random.stream("lead"));
        }
        PixelPieces pieces = new PixelPieces(pixels, region, random);
        TreeWalks walks = new TreeWalks(maze, pixels, pieces);
        maze.phase("walks");
        walks.walk();
        maze.phase("joining");
        walks.join(region == null && pixels.count() > 0 ? pieces.tree(0) : 0, random.stream("joins"));
        if (region == null) {
            if (pixels.count() > 0) {
                walks.cut(pixels.cell(0, 0), true);
            }
            return blank;
        }
        int side = hasLead ? pixels.outerSide(region.end()) : 0;
        long start = pixels.cell(region.end(), side);
        long goal = pixels.cell(region.end(), side + 1 & 3);
        walks.cut(start, true);
        List<Opening> openings = hasLead ? List.of(new Opening(start, side), new Opening(goal, side)) : List.of();
        return new Puzzle(maze, new Ends(start, List.of(goal), openings), blank.recipe());
    }
}
