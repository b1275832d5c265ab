package dev.mazewright.formats.json;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/**
 * Reads one maze document. Its fields may come in any order; passages that come after the size, as in documents of our
 * own, are carved as they are read, others are kept until the grid is known. Fields that are not known are passed over.
 */
final class DocumentReader {
    private static final String PAIR = "a pair of cell numbers, such as [0,1]";

    private final Source source;
    private final Tokens json;
    private final DocumentShape documentShape;

    private @Nullable String format;
    private long version = Grid.NONE;
    private long start = Grid.NONE;
    private long goal = Grid.NONE;
    private final List<Long> goals = new ArrayList<>();
    private final List<Gap> gaps = new ArrayList<>();
    private boolean hasPassages;
    private @Nullable LongList solution;
    private final List<LongList> pieces = new ArrayList<>();
    /** Made as soon as enough is known. */
    private @Nullable Maze maze;

    private record Gap(long cell, String side, String where) {}

    DocumentReader(Source source, JsonParser json) {
        this.source = source;
        this.json = new Tokens(source, json);
        this.documentShape = new DocumentShape(source);
    }

    Puzzle read() throws IOException {
        json.beginDocument();
        for (String name = json.nextField(); name != null; name = json.nextField()) {
            field(name);
        }
        json.endDocument();
        return puzzle();
    }

    private void field(String name) throws IOException {
        switch (name) {
            case "format" -> {
                format = json.text();
                json.expect(format.equals(Json.NAME), "\"" + Json.NAME + "\"");
            }
            case "version" -> version = json.whole(Json.VERSION, Json.VERSION);
            case "shape" -> {
                documentShape.shape = json.text();
                json.expect(DocumentShape.SHAPES.contains(documentShape.shape), "a shape: " + String.join(", ", DocumentShape.SHAPES));
            }
            case "options" -> documentShape.options = json.text();
            case "seed" -> documentShape.seed = json.whole(Long.MIN_VALUE, Long.MAX_VALUE);
            case "size" -> {
                String size = json.text();
                json.expect(size.matches("[1-9][0-9]{0,8}x[1-9][0-9]{0,8}"), "a size, such as \"20x30\"");
                documentShape.size = Size.parse(size);
            }
            case "levels" -> documentShape.levels = json.whole(1, Grid.LONGEST_SIDE);
            case "moves" -> {
                documentShape.moves = json.text();
                json.expect(DocumentShape.MOVES.contains(documentShape.moves), String.join(" or ", DocumentShape.MOVES));
            }
            case "rows" -> documentShape.rows = json.whole(1, Grid.LONGEST_SIDE);
            case "columns" -> documentShape.columns = json.whole(1, Grid.LONGEST_SIDE);
            case "cells" -> documentShape.cells = json.whole(1, (long) Grid.LONGEST_SIDE * Grid.LONGEST_SIDE);
            case "places" -> positions();
            case "neighbours" -> neighbours();
            case "passages" -> passages();
            case "start" -> start = cellOrNull();
            case "goal" -> goal = cellOrNull();
            case "goals" -> {
                json.beginList();
                while (json.nextInList()) {
                    goals.add(cellHere());
                }
            }
            case "openings" -> openings();
            case "solution" -> solution();
            default -> json.skip();
        }
    }

    // ---- lists

    private void positions() throws IOException {
        LongList positions = new LongList(source);
        documentShape.positions = positions;
        json.beginList();
        while (json.nextPair("a position, such as [0,1] for row 0 and column 1")) {
            json.next();
            long row = json.whole(0, Grid.LONGEST_SIDE - 1L);
            json.next();
            long column = json.whole(0, Grid.LONGEST_SIDE - 1L);
            boolean hasLevel = json.nextInList();
            long level = hasLevel ? json.whole(0, Grid.LONGEST_SIDE - 1L) : 0;
            json.expect(documentShape.add(positions, row, column, level), "positions in reading order, row by row");
            if (hasLevel) {
                json.endPair();
            }
        }
        if (maze != null) {
            documentShape.requirePositions();
        }
    }

    private void neighbours() throws IOException {
        if (documentShape.shape != null && !documentShape.isGraph()) {
            json.skip(); // the lattice says it as well
            return;
        }
        documentShape.neighbours = pairs();
    }

    private void passages() throws IOException {
        hasPassages = true;
        if (!documentShape.isKnown()) {
            documentShape.passages = pairs();
            return;
        }
        Maze made = make();
        json.beginList();
        while (json.nextPair(PAIR)) {
            long one = cell();
            long other = cell();
            String problem = carve(made, one, other);
            if (problem != null) {
                throw json.bad("the pair [" + one + "," + other + "], " + problem,
                        "cells beside each other, each pair once");
            }
            json.endPair();
        }
    }

    private LongList pairs() throws IOException {
        LongList list = new LongList(source);
        json.beginList();
        while (json.nextPair(PAIR)) {
            list.add(cell());
            list.add(cell());
            json.endPair();
        }
        return list;
    }

    private void openings() throws IOException {
        json.beginList();
        while (json.nextPair("an opening, such as [0,\"left\"]")) {
            long cell = cell();
            json.next();
            gaps.add(new Gap(cell, json.text(), json.where()));
            json.endPair();
        }
    }

    private void solution() throws IOException {
        if (json.isNull()) {
            return;
        }
        LongList path = new LongList(source);
        json.beginList();
        while (json.nextInList()) {
            if (json.isList()) {
                pieces.add(piece());
            } else {
                path.add(cellHere());
            }
        }
        solution = pieces.isEmpty() ? path : null;
    }

    /** Of a window, a piece of the solution. */
    private LongList piece() throws IOException {
        LongList piece = new LongList(source);
        while (json.nextInList()) {
            piece.add(cellHere());
        }
        return piece;
    }

    // ---- the maze

    private Maze make() throws IOException {
        Maze made = maze;
        if (made == null) {
            made = source.maze(documentShape.grid());
            maze = made;
        }
        return made;
    }

    /** Joins two cells, by their numbers; returns why not, or null. */
    private static @Nullable String carve(Maze maze, long one, long other) {
        Grid grid = maze.grid();
        if (one >= grid.cells() || other >= grid.cells()) {
            return "of which there are only " + grid.cells();
        }
        long cell = grid.cellAt(one);
        int direction = direction(grid, cell, grid.cellAt(other));
        if (direction < 0) {
            return "which are not beside each other";
        }
        if (maze.isOpen(cell, direction)) {
            return "which was there before";
        }
        maze.carve(cell, direction);
        return null;
    }

    /** The direction that leads from a cell to another, or -1. */
    private static int direction(Grid grid, long cell, long other) {
        for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (grid.step(cell, Directions.first(rest)) == other) {
                return Directions.first(rest);
            }
        }
        return -1;
    }

    private Puzzle puzzle() throws IOException {
        require(format != null, "format");
        require(version == Json.VERSION, "version");
        require(documentShape.shape != null, "shape");
        require(documentShape.rows > 0, "rows");
        require(documentShape.columns > 0, "columns");
        require(documentShape.cells > 0, "cells");
        require(hasPassages, "passages");
        Maze made = make();
        LongList kept = documentShape.passages;
        for (long i = 0; kept != null && i < kept.size(); i += 2) {
            String problem = carve(made, kept.get(i), kept.get(i + 1));
            if (problem != null) {
                throw source.bad(
                        "pair " + (i / 2 + 1) + " of the passages",
                        "[" + kept.get(i) + "," + kept.get(i + 1) + "], " + problem,
                        "cells beside each other, each pair once");
            }
        }
        List<Long> to = new ArrayList<>();
        if (goals.isEmpty() && goal != Grid.NONE) {
            goals.add(goal);
        }
        if (goal != Grid.NONE && goals.getFirst() != goal) {
            throw source.bad("", "goal " + goal + " and goals that begin with " + goals.getFirst(), "the same first goal");
        }
        for (long number : goals) {
            to.add(address(made.grid(), number, "goal"));
        }
        long from = start == Grid.NONE ? Grid.NONE : address(made.grid(), start, "start");
        Puzzle puzzle = new Puzzle(made, new Ends(from, to, openings(made.grid())), null); // it was read: who knows what was changed
        checkSolution(made);
        return puzzle;
    }

    private List<Opening> openings(Grid grid) throws IOException {
        List<Opening> openings = new ArrayList<>();
        for (Gap gap : gaps) {
            long cell = address(grid, gap.cell, "opening");
            int outer = grid.sides(cell) & ~grid.directions(cell);
            while (outer != 0 && !grid.shape().side(grid, cell, Directions.first(outer)).equals(gap.side)) {
                outer = Directions.withoutFirst(outer);
            }
            if (outer == 0) {
                throw source.bad(gap.where, "an opening at cell " + gap.cell + ", side '" + gap.side + "'",
                        "a side at the outline");
            }
            openings.add(new Opening(cell, Directions.first(outer)));
        }
        return openings;
    }

    /** A document that gives a solution gives a path: from cell to cell through passages, from the start to a goal. */
    private void checkSolution(Maze made) throws IOException {
        for (LongList piece : pieces) {
            checkPath(made, piece);
        }
        LongList path = solution;
        boolean isBesideWindow = start == Grid.NONE && goals.isEmpty();
        if (path == null || (isBesideWindow && path.size() == 0)) {
            return;
        }
        checkPath(made, path);
        if (start != Grid.NONE && path.get(0) != start) {
            throw source.bad("solution", "a path from " + path.get(0), "one from the start, " + start);
        }
        if (!goals.isEmpty() && !goals.contains(path.get(path.size() - 1))) {
            throw source.bad("solution", "a path to " + path.get(path.size() - 1),
                    "one to a goal, such as " + goals.getFirst());
        }
    }

    private void checkPath(Maze made, LongList path) throws IOException {
        if (path.size() == 0) {
            throw source.bad("solution", "no cells", "a path of at least one cell, or null");
        }
        long cell = address(made.grid(), path.get(0), "solution");
        for (long i = 1; i < path.size(); i++) {
            long next = address(made.grid(), path.get(i), "solution");
            int direction = direction(made.grid(), cell, next);
            if (direction < 0 || !made.isOpen(cell, direction)) {
                throw source.bad("solution", "a step from " + path.get(i - 1) + " to " + path.get(i),
                        "steps through passages");
            }
            cell = next;
        }
    }

    private long address(Grid grid, long number, String what) throws IOException {
        if (number >= grid.cells()) {
            throw source.bad(what, "cell " + number, "a number of 0 to " + (grid.cells() - 1));
        }
        return grid.cellAt(number);
    }

    private void require(boolean isThere, String name) throws IOException {
        if (!isThere) {
            throw source.bad("", "no field \"" + name + "\"", "a maze document with all of its fields");
        }
    }

    // ---- cell numbers

    private long cellOrNull() throws IOException {
        return json.isNull() ? Grid.NONE : cellHere();
    }

    private long cell() throws IOException {
        json.next();
        return cellHere();
    }

    private long cellHere() throws IOException {
        return json.whole(0, (documentShape.cells > 0 ? documentShape.cells : Long.MAX_VALUE) - 1);
    }
}
