package dev.mazewright.lessons;

import dev.mazewright.core.generate.Rooms;
import dev.mazewright.core.generate.floor.Mouse;
import dev.mazewright.core.generate.floor.RoomPlan;
import dev.mazewright.core.generate.floor.FloorTile;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.solve.BreadthFirst;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rooms and cheese: a matrix of tiles, each brick, floor or cheese. A room is divided into four by walls that cross at
 * a door, and so is each of the four, as long as they are large enough; then a mouse searches for the cheese. It plans
 * in rooms: they are a graph, in which any solver finds the path, and within a room it walks straight.
 */
public final class RoomsAndCheese {
    private static final int ROWS = 21;
    private static final int COLUMNS = 37;
    /** A brick is laid in one picture; a step of the mouse takes longer. */
    private static final int PICTURES_A_STEP = 3;

    /** What lies on a tile: two characters, and in ANSI's 256 colours a background and an ink. */
    public enum Stuff {
        /** Part of a wall. */
        BRICK("##", 88, 52),
        /** Where a mouse may walk. */
        FLOOR("  ", 230, 16),
        /** Where it wants to be. */
        CHEESE("oo", 220, 94);

        private final String text;
        private final String colours;

        Stuff(String text, int background, int ink) {
            this.text = text;
            colours = "\u001b[48;5;" + background + ";38;5;" + ink + "m";
        }
    }

    private final Stuff[][] matrix;

    /** A matrix of bricks. */
    public RoomsAndCheese(int rows, int columns) {
        matrix = new Stuff[rows][columns];
        for (Stuff[] row : matrix) {
            Arrays.fill(row, Stuff.BRICK);
        }
    }

    private void put(int row, int column, Stuff stuff) {
        matrix[row][column] = stuff;
    }

    /** The lesson. */
    static void play(Stage stage) throws IOException {
        Recipe recipe = Recipe.parse("tiles:" + ROWS + "x" + COLUMNS + "/rooms/seed:" + stage.seed());
        stage.say("recipe: " + recipe);
        MazeRandom random = new MazeRandom(stage.seed()).stream("generator"); // as for the recipe
        RoomPlan plan = Rooms.plan(ROWS, COLUMNS, random);
        RoomsAndCheese tiles = new RoomsAndCheese(ROWS, COLUMNS);
        if (!tiles.build(new Maker(recipe).blank(), random, stage)) {
            return;
        }
        tiles.put(plan.cheese().tile().row(), plan.cheese().tile().column(), Stuff.CHEESE);
        Path path = new BreadthFirst().solve(plan.graph(), 0, plan.cheeseRoom());
        List<FloorTile> walk = new Mouse(plan).walk(path);
        for (FloorTile mouse : walk) {
            for (int i = 0; i < PICTURES_A_STEP; i++) {
                if (!stage.show(tiles.picture(mouse))) {
                    return;
                }
            }
        }
        stage.println(tiles.text(Set.copyOf(walk)));
        int choices = plan.cheese().choices();
        stage.println("Through " + (path.length() + 1) + " of " + plan.rooms().size() + " rooms, in "
                + (walk.size() - 1) + " steps, the mouse found the cheese; that it would lie in this room had the"
                + " probability 1/3^" + choices + ", 1 in " + Math.round(1 / plan.cheese().probability()) + ".");
    }

    /** Lets the generator work, and plays what it did: first all is floor inside, then walls rise, room by room. */
    private boolean build(Maze blank, MazeRandom random, Stage stage) throws IOException {
        Maze maze = blank.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        new Rooms().generate(maze, random);
        Grid grid = maze.grid();
        Playback playback = new Playback(trace, blank);
        while (playback.forward()) {
            long event = trace.event(playback.position() - 1);
            long cell = Trace.cell(event);
            switch (Trace.kind(event)) {
                case CARVE -> {
                    long next = grid.step(cell, Trace.detail(event));
                    put(grid.row(cell), grid.column(cell), Stuff.FLOOR);
                    put(grid.row(next), grid.column(next), Stuff.FLOOR);
                }
                case WALL -> {
                    put(grid.row(cell), grid.column(cell), Stuff.BRICK);
                    boolean isLaid = !playback.maze().isVisited(cell); // all four of its edges are closed
                    if (isLaid && !stage.show(picture(null))) {
                        return false;
                    }
                }
                default -> {} // the next room's turn
            }
        }
        return true;
    }

    /** The matrix in colours, a rectangle of two characters for each tile, with the mouse if it is there. */
    String picture(@Nullable FloorTile mouse) {
        StringBuilder picture = new StringBuilder();
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix[row].length; column++) {
                Stuff stuff = matrix[row][column];
                boolean isMouse = new FloorTile(row, column).equals(mouse);
                boolean isChange = column == 0 || stuff != matrix[row][column - 1];
                picture.append(isChange ? stuff.colours : "").append(isMouse ? "@~" : stuff.text);
            }
            picture.append("\u001b[0m\n");
        }
        return picture.toString();
    }

    /** The matrix without colours, with the mouse's track over the floor. */
    String text(Set<FloorTile> track) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < matrix.length; row++) {
            for (int column = 0; column < matrix[row].length; column++) {
                boolean isTrack = matrix[row][column] == Stuff.FLOOR && track.contains(new FloorTile(row, column));
                text.append(isTrack ? ". " : matrix[row][column].text);
            }
            text.append('\n');
        }
        return text.toString().stripTrailing();
    }
}
