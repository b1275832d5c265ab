package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.vision.ends.Door;
import dev.mazewright.vision.ends.EndContext;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/** The cells of a maze, as the search for ends sees them. */
final class CellsSite implements EndContext {
    /** Points closer than this to the middle of a cell, in pitches, are inside. */
    private static final double WITHIN = 0.75;

    private final Maze maze;
    private final Grid grid;
    private final Homography toPicture;
    private final Homography toGrid;
    private final double pitch;
    private final List<Door> doors = new ArrayList<>();

    /** Places a maze on the picture, where cells are {@code pitch} pixels wide. */
    CellsSite(Maze maze, List<Opening> openings, Homography toPicture, double pitch) {
        this.maze = maze;
        this.toPicture = toPicture;
        this.pitch = pitch;
        grid = maze.grid();
        toGrid = toPicture.inverse();
        openings.forEach(this::add);
    }

    private void add(Opening opening) {
        Outline outline = grid.shape().outline(grid, opening.cell());
        int side = outline.side(opening.direction());
        if (side >= 0) {
            Corner centre = outline.centre();
            Corner middle = outline.middle(side);
            Spot outside = toPicture.map(2 * middle.x() - centre.x(), 2 * middle.y() - centre.y());
            doors.add(Door.of(toPicture.map(middle.x(), middle.y()), spot(opening.cell()), outside));
        }
    }

    /** The middle of a cell on the picture. */
    Spot spot(long cell) {
        Corner centre = grid.shape().outline(grid, cell).centre();
        return toPicture.map(centre.x(), centre.y());
    }

    /** The middle of the square beside a square, on the picture, whether it is a cell or not. */
    Spot beside(long cell) {
        Corner centre = grid.shape().outline(grid, cell).centre();
        return toPicture.map(centre.x() + 1, centre.y());
    }

    /** The cell whose middle is nearest to a point of the picture, if it is less than a pitch away; else {@link Grid#NONE}. */
    long inside(Spot spot) {
        long cell = nearest(spot);
        return spot(cell).distance(spot) < pitch ? cell : Grid.NONE;
    }

    /** The cell whose middle is nearest to a point of the picture. */
    long nearest(Spot spot) {
        Spot at = toGrid.map(spot);
        long best = Grid.NONE;
        double least = Double.MAX_VALUE;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Corner centre = grid.shape().outline(grid, cell).centre();
            double distance = Math.hypot(centre.x() - at.x(), centre.y() - at.y());
            if (distance < least) {
                least = distance;
                best = cell;
            }
        }
        return best;
    }

    @Override
    public boolean isInside(Spot spot) {
        return spot(nearest(spot)).distance(spot) < WITHIN * pitch;
    }

    @Override
    public boolean isFree(Spot from, Spot to) {
        long cell = nearest(from);
        long next = nearest(to);
        for (int left = maze.open(cell); left != 0; left &= left - 1) {
            if (grid.step(cell, Directions.first(left)) == next) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Door> doors() {
        return doors;
    }

    @Override
    public double pitch() {
        return pitch;
    }
}
