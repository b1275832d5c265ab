package dev.mazewright.formats.movingai;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A scenario of the MovingAI benchmarks: queries on a map, with the length of the shortest path for each, where a step
 * to the side costs 1, one across a corner the square root of 2, and no corner is cut.
 *
 * <pre>
 *   version 1
 *   bucket  map  map-width  map-height  start-x  start-y  goal-x  goal-y  optimal-length      (separated by tabs)
 * </pre>
 *
 * <p>The name of the map in it is not looked at.
 *
 * <p>Source: movingai.com/benchmarks/formats.html; Sturtevant, <i>Benchmarks for grid-based pathfinding</i>, 2012.
 *
 * @param name of the input, for messages
 * @param queries in the order of the file, at least one
 */
public record Scenario(String name, List<Query> queries) {
    private static final int FIELDS = 9;

    /**
     * One line.
     *
     * @param line its number in the file, from 1
     * @param mapWidth columns of the map, at least 1
     * @param mapHeight rows of the map, at least 1
     * @param startX the column of the start, 0 .. mapWidth - 1
     * @param startY the row of the start, 0 .. mapHeight - 1, from the top
     * @param goalX the column of the goal
     * @param goalY the row of the goal
     * @param optimalLength of the path, at least 0; the files give it to 1e-3 or better
     */
    public record Query(
            int line, int mapWidth, int mapHeight, int startX, int startY, int goalX, int goalY, double optimalLength) {
        /** The cell where the path begins, or {@link Grid#NONE} if there is none. */
        public long start(Grid grid) {
            return grid.cell(startY, startX);
        }

        /** The cell where the path ends, or {@link Grid#NONE} if there is none. */
        public long goal(Grid grid) {
            return grid.cell(goalY, goalX);
        }
    }

    /** Copies the list. */
    public Scenario {
        queries = List.copyOf(queries);
    }

    /**
     * Reads a scenario.
     *
     * @throws BadDataException if the input is none
     */
    public static Scenario read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "'version 1'");
        if (lines.length(0) > Source.HEAD || !lines.text(0).strip().matches("version 1(\\.0)?")) {
            throw lines.bad(0, "'version 1'");
        }
        List<Query> queries = new ArrayList<>();
        for (int line = 1; line < lines.count(); line++) {
            queries.add(query(lines, line));
        }
        if (queries.isEmpty()) {
            throw lines.bad(1, "a query of " + FIELDS + " fields");
        }
        return new Scenario(source.name(), queries);
    }

    private static Query query(TextLines lines, int line) throws BadDataException {
        String[] fields = lines.text(line).split("\t", -1);
        if (fields.length != FIELDS) {
            throw lines.bad(line, fields.length + " fields", FIELDS + ", separated by tabs");
        }
        number(lines, line, "a bucket", fields[0], 0, Integer.MAX_VALUE);
        int width = number(lines, line, "the map's width", fields[2], 1, Grid.LONGEST_SIDE);
        int height = number(lines, line, "the map's height", fields[3], 1, Grid.LONGEST_SIDE);
        String length = fields[8].strip();
        if (!length.matches("[0-9]{1,15}(\\.[0-9]{1,30})?")) {
            throw lines.bad(line, quote(length), "the length of the shortest path, a decimal number");
        }
        return new Query(
                line + 1,
                width,
                height,
                number(lines, line, "the start's column", fields[4], 0, width - 1),
                number(lines, line, "the start's row", fields[5], 0, height - 1),
                number(lines, line, "the goal's column", fields[6], 0, width - 1),
                number(lines, line, "the goal's row", fields[7], 0, height - 1),
                Double.parseDouble(length));
    }

    private static int number(TextLines lines, int line, String what, String text, int least, int most)
            throws BadDataException {
        if (text.matches("[0-9]{1,10}")) {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return (int) number;
            }
        }
        throw lines.bad(line, quote(text), what + ", a whole number from " + least + " to " + most);
    }

    private static String quote(String text) {
        return "'" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "'";
    }

    /**
     * Makes sure that every query is about a map of this size and begins and ends on its floor.
     *
     * @throws BadDataException if one does not; it names the line
     */
    public void requireFits(Grid map) throws BadDataException {
        for (Query query : queries) {
            if (query.mapWidth != map.columns() || query.mapHeight != map.rows()) {
                throw bad(query, "a map of width " + query.mapWidth + " and height " + query.mapHeight,
                        "width " + map.columns() + " and height " + map.rows() + ", as the map has");
            }
            if (query.start(map) == Grid.NONE) {
                throw blocked(query, "start", query.startX, query.startY);
            }
            if (query.goal(map) == Grid.NONE) {
                throw blocked(query, "goal", query.goalX, query.goalY);
            }
        }
    }

    private BadDataException blocked(Query query, String what, int x, int y) {
        return bad(query, "a " + what + " at " + x + ", " + y + ", where the map is blocked", "floor");
    }

    private BadDataException bad(Query query, String found, String expected) {
        return new BadDataException(name, "line " + query.line, found, expected);
    }
}
