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
 *   bucket  map  map-width  map-height  start-x  start-y  goal-x  goal-y  optimal-length      (separated by blanks)
 * </pre>
 *
 * <p>Blanks are tabs and spaces, any number of them. The line with the version may be missing, as some programs leave it
 * out. The name of the map is not looked at, and may have blanks in it.
 *
 * <p>Source: movingai.com/benchmarks/formats.html; Sturtevant, <i>Benchmarks for grid-based pathfinding</i>, 2012.
 *
 * @param name of the input, for messages
 * @param queries in the order of the file, at least one
 */
public record Scenario(String name, List<Query> queries) {
    private static final int FIELDS = 9;

    /** The fields behind the name of the map. */
    private static final int LAST = 7;

    private static final int DECIMALS = 8;
    private static final int MOST_DECIMALS = 30;
    private static final int MOST_DIGITS = 15;
    private static final int INT_DIGITS = 10;

    /** Computed lengths are rounded, too. */
    private static final double ROUNDING = 1e-9;

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
     * @param optimalLength of the path, at least 0
     * @param decimals how many digits of it the file gives behind the point; 0 for a whole number
     */
    public record Query(
            int line, int mapWidth, int mapHeight, int startX, int startY, int goalX, int goalY, double optimalLength, int decimals) {
        /** A query whose length has eight decimals, as those of the benchmarks. */
        public Query(int line, int mapWidth, int mapHeight, int startX, int startY, int goalX, int goalY, double optimalLength) {
            this(line, mapWidth, mapHeight, startX, startY, goalX, goalY, optimalLength, DECIMALS);
        }

        /**
         * How far a length may be from the one of the file and agree: half a unit of the last decimal that the file gives,
         * but a least distance. Whole numbers are exact, as counts of steps.
         *
         * @param least the distance that is allowed however many decimals there are
         */
        public double tolerance(double least) {
            return tolerance(decimals, least);
        }

        /** The same, of a length with this number of decimals. */
        public static double tolerance(int decimals, double least) {
            return decimals == 0 ? least : Math.max(least, StrictMath.pow(10, -decimals) / 2 + ROUNDING);
        }

        /** The cell where the path begins, or {@link Grid#NONE} if the grid has no cell there. */
        public long start(Grid grid) {
            return grid.cell(startY, startX);
        }

        /** The cell where the path ends, or {@link Grid#NONE} if the grid has no cell there. */
        public long goal(Grid grid) {
            return grid.cell(goalY, goalX);
        }
    }

    /** Copies the list. */
    public Scenario {
        queries = List.copyOf(queries);
    }

    /**
     * Reads a scenario; a {@link BadDataException} if it is not one.
     *
     * @throws IOException if reading fails
     */
    public static Scenario read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "'version 1'");
        List<Query> queries = new ArrayList<>();
        for (int line = isVersion(lines) ? 1 : 0; line < lines.count(); line++) {
            if (!isBlank(lines, line)) {
                queries.add(query(lines, line));
            }
        }
        if (queries.isEmpty()) {
            throw lines.bad(lines.count(), "a query of " + FIELDS + " fields");
        }
        return new Scenario(source.name(), queries);
    }

    /** Whether the first line is the version, and not a query. */
    private static boolean isVersion(TextLines lines) throws BadDataException {
        String first = lines.length(0) > Source.HEAD ? "" : lines.text(0).strip();
        boolean isVersion = first.matches("version[ \t]+1(\\.0*)?");
        if (!isVersion && !first.matches("[0-9]+[ \t].*")) {
            throw lines.bad(0, "'version 1'");
        }
        return isVersion;
    }

    private static boolean isBlank(TextLines lines, int line) {
        int at = 0;
        while (lines.at(line, at) == ' ' || lines.at(line, at) == '\t') {
            at++;
        }
        return at == lines.length(line);
    }

    private static Query query(TextLines lines, int line) throws BadDataException {
        List<String> all = fields(lines.text(line).strip());
        if (all.size() < FIELDS) {
            throw lines.bad(line, all.size() + " fields", FIELDS + ", separated by blanks");
        }
        String[] fields = all.subList(all.size() - LAST, all.size()).toArray(String[]::new);
        number(lines, line, "a bucket", all.getFirst(), 0, Integer.MAX_VALUE);
        int width = number(lines, line, "the map's width", fields[0], 1, Grid.LONGEST_SIDE);
        int height = number(lines, line, "the map's height", fields[1], 1, Grid.LONGEST_SIDE);
        String length = fields[LAST - 1];
        int whole = digits(length, 0);
        int decimals = digits(length, whole + 1);
        boolean isWhole = whole == length.length();
        boolean isDecimal = !isWhole && length.charAt(whole) == '.' && decimals > 0 && whole + 1 + decimals == length.length();
        if (whole == 0 || whole > MOST_DIGITS || decimals > MOST_DECIMALS || !(isWhole || isDecimal)) {
            throw lines.bad(line, quote(length), "the length of the shortest path, a decimal number");
        }
        return new Query(
                (int) lines.number(line),
                width,
                height,
                number(lines, line, "the start's column", fields[2], 0, width - 1),
                number(lines, line, "the start's row", fields[3], 0, height - 1),
                number(lines, line, "the goal's column", fields[4], 0, width - 1),
                number(lines, line, "the goal's row", fields[5], 0, height - 1),
                Double.parseDouble(length),
                decimals);
    }

    /** What stands between blanks; without a regular expression, since there are thousands of lines. */
    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>(FIELDS);
        int begin = 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || line.charAt(at) == ' ' || line.charAt(at) == '\t') {
                if (at > begin) {
                    fields.add(line.substring(begin, at));
                }
                begin = at + 1;
            }
        }
        return fields;
    }

    /** How many digits follow each other from there on. */
    private static int digits(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at - from;
    }

    private static int number(TextLines lines, int line, String what, String text, int least, int most)
            throws BadDataException {
        if (!text.isEmpty() && text.length() <= INT_DIGITS && digits(text, 0) == text.length()) {
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

    /** Makes sure that every query is about a map of this size, between tiles of floor; a {@link BadDataException}, with the line, if one is not. */
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
