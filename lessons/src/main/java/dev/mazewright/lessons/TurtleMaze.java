package dev.mazewright.lessons;

import dev.mazewright.core.generate.floor.Digger;
import dev.mazewright.core.generate.floor.Digger.Value;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import java.io.IOException;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A turtle digs a maze, square by square, and then searches for the path through it. It lives on a screen of 400 x 400
 * pixels, whose origin is in the middle, with y upwards: 20 x 20 squares of 20 pixels. The {@link Digger} that it
 * drives counts rows and columns from the top left.
 */
public final class TurtleMaze {
    /** A point of the screen, in pixels. */
    public record Position(int x, int y) {}

    /** A position two squares away. */
    public record Neighbor(Position position, Value value) {}

    /** Where a turtle can turn to, each a quarter to the left of the one before. */
    public static final int EAST = 0, NORTH = 1, WEST = 2, SOUTH = 3;

    private static final int SQUARE = 20;
    private final Digger digger;
    private final Grid grid;

    /** A turtle that drives this digger, with 10 pixels on each side of the origin for each column and row. */
    public TurtleMaze(Digger digger) {
        this.digger = digger;
        grid = digger.maze().grid();
    }

    /** The middle of a square. */
    public Position center(int column, int row) {
        return new Position(SQUARE / 2 * (1 - grid.columns()) + SQUARE * column, SQUARE / 2 * (grid.rows() - 1) - SQUARE * row);
    }

    /** The column of the square around a point, even outside of the screen. */
    public int column(Position at) {
        return Math.floorDiv(at.x + SQUARE / 2 * grid.columns(), SQUARE);
    }

    /** The row of the square around a point, even outside of the screen. */
    public int row(Position at) {
        return grid.rows() - 1 - Math.floorDiv(at.y + SQUARE / 2 * grid.rows(), SQUARE);
    }

    private long cell(Position at) {
        return grid.cell(row(at), column(at));
    }

    private Position position(long cell) {
        return center(grid.column(cell), grid.row(cell));
    }

    /** Where the turtle is. */
    public Position position() {
        return position(digger.position());
    }

    /** Puts the turtle somewhere; false, and it stays, outside of the screen. */
    public boolean moveTo(Position to) {
        return digger.moveTo(cell(to));
    }

    /** Digs one square on and goes there; at the end of the screen it stays. Answers where it is then. */
    public Position dig(int heading) {
        return position(digger.dig(Math.floorMod(1 - heading, 4)));
    }

    /** The same, but it also stays unless the square after the next is wall: it breaks into no passage. */
    public Position digCarefully(int heading) {
        return position(digger.digCarefully(Math.floorMod(1 - heading, 4)));
    }

    /** What a square is; INVALID outside of the screen. */
    public Value valueAt(Position at) {
        return digger.valueAt(cell(at));
    }

    /** Makes a square something else; false outside of the screen. */
    public boolean setValueAt(Position at, Value value) {
        return digger.setValueAt(cell(at), value);
    }

    /** What lies two squares to the north, south, east and west. */
    public List<Neighbor> neighbors() {
        return digger.neighbours().stream()
                .map(there -> new Neighbor(center((int) there.column(), (int) there.row()), there.value()))
                .toList();
    }

    /** Digs and solves while a trace listens, and then plays the trace. The recipe tiles:20x20/dig has the same mazes. */
    static void play(Stage stage) throws IOException {
        Maze maze = new Maze(Tiles.blank(20, 20).grid());
        Trace trace = new Trace(maze.grid(), Context.standard());
        Playback playback = new Playback(trace, maze);
        maze.trace(trace);
        TurtleMaze turtle = new TurtleMaze(new Digger(maze));
        turtle.digger.makeMaze(new MazeRandom(stage.seed()).stream("generator"));
        Path path = turtle.digger.solve();
        for (int moves = 0; playback.forward(); ) {
            long event = trace.event(playback.position() - 1);
            boolean isMove = Trace.kind(event) == Trace.Kind.VISIT || Trace.kind(event) == Trace.Kind.LEAVE;
            boolean isShown = isMove && (moves++ % 2 == 0 || playback.position() == trace.size()); // each second, and the last
            if (isShown && !stage.show(turtle.frame(playback, Trace.cell(event), path.goal()))) {
                return; // they have seen enough
            }
        }
        stage.println(turtle.picture(cell -> text(turtle.digger.valueAt(cell))));
        long steps = 2 * (path.visited() - 1) - path.length(); // all twice, there and back, but the path itself
        stage.println("The turtle dug " + (maze.passages() + 1) + " squares and found the goal in " + steps
                + " steps; the path there has " + path.length() + ".");
    }

    /** The animation as it is now, in colours. The goal is painted when all is dug. */
    private String frame(Playback playback, long turtle, long goal) {
        return picture(cell -> {
            int marks = playback.marks(cell);
            Value floor = cell == goal && playback.phase().equals("solve") ? Value.END
                    : (marks & Trace.WALKED) != 0 ? Value.VISITED : Value.EMPTY;
            Value value = playback.maze().isVisited(cell) || (marks & Trace.VISITED) != 0 ? floor : Value.WALL;
            String colours = value == Value.WALL ? "34;44" : value == Value.END ? "30;103" : "30;107";
            return cell == turtle ? "\u001b[0;1;30;102m@@\u001b[0m" : "\u001b[0;" + colours + "m" + text(value) + "\u001b[0m";
        });
    }

    /** Rows of squares, two characters each. */
    private String picture(LongFunction<String> square) {
        return IntStream.range(0, grid.rows())
                .mapToObj(row -> IntStream.range(0, grid.columns())
                        .mapToObj(column -> square.apply(grid.cell(row, column)))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }

    private static String text(Value value) {
        return value == Value.WALL ? "##" : value == Value.VISITED ? ".." : value == Value.END ? "EE" : "  ";
    }
}
