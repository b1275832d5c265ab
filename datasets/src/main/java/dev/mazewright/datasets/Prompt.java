package dev.mazewright.datasets;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How a maze and its path are put into words, for language models: templates in any language.
 *
 * @param system what stands before the conversation; empty for nothing
 * @param text the question, or empty for the usual one in English; {@code {maze}}, {@code {start}}, {@code {goal}}, {@code {rows}} and {@code {columns}} are filled in
 * @param drawing how {@code {maze}} is drawn
 * @param answer how paths are written
 * @param directions the words of the sides of a cell: north, east, south, west, and for steps across a corner north-east, south-east,
 *     south-west, north-west
 * @param sentence of the drawing {@link Drawing#WORDS}, for each cell: {@code {cell}} and {@code {directions}} are filled in
 */
public record Prompt(String system, String text, Drawing drawing, Answer answer, List<String> directions, String sentence) {
    /** The words of the directions where none are given. */
    public static final List<String> DIRECTIONS = List.of("N", "E", "S", "W", "NE", "SE", "SW", "NW");

    private static final String QUESTION = """
            Here is a maze of {rows} rows and {columns} columns.

            {maze}
            What is a shortest path from row {start} to row {goal}, where (0,0) is the cell at the top left? \
            Give\s""";

    /** The names of the four sides come first. */
    private static final int SIDES = 4;

    /** The prompt where none is given. */
    public static final Prompt DEFAULT = new Prompt("", "", Drawing.BLOCKS, Answer.DIRECTIONS, DIRECTIONS, "{cell}: {directions}");

    /** How a maze is drawn. */
    public enum Drawing {
        /** Walls as thick as passages. */
        BLOCKS,
        /** Walls as digits. */
        MATRIX,
        /** Boxes in ASCII. */
        TEXT,
        /** Boxes of lines. */
        UNICODE,
        /** The walls of each cell as letters. */
        CELLS,
        /** A sentence a cell, of the directions that are open. */
        WORDS;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How paths are written. */
    public enum Answer {
        /** A word a step. */
        DIRECTIONS,
        /** Each cell as {@code (row,column)}, from 0, both ends among them. */
        COORDINATES;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Copies the list, and adds words for steps across a corner where there are four; {@link UsageException} if two are equal. */
    public Prompt {
        directions = directions.size() == SIDES ? withCorners(directions) : List.copyOf(directions);
        if (directions.size() != DIRECTIONS.size() || directions.stream().map(word -> word.toLowerCase(Locale.ROOT)).distinct().count() != directions.size()
                || directions.stream().anyMatch(word -> word.isBlank() || word.matches(".*[\\s,].*"))) {
            throw new UsageException("the words of the directions are " + directions
                    + "; they are four or eight different words without blanks and commas, north first and then clockwise");
        }
        text = text.isEmpty() ? question(answer, directions) : text;
    }

    /** The usual question, which asks for the answer in these words. */
    public static String question(Answer answer, List<String> directions) {
        String sides = String.join(", ", directions.subList(0, SIDES - 1)) + " and " + directions.get(SIDES - 1);
        String wanted = answer == Answer.COORDINATES ? "its cells, the start and the goal among them, as (row,column)"
                : "the steps as the " + (directions.equals(DIRECTIONS) ? "letters " + sides : "words " + sides + " for north, east, south and west");
        return QUESTION + wanted + ", with spaces between them.";
    }

    private static List<String> withCorners(List<String> sides) {
        return List.of(sides.get(0), sides.get(1), sides.get(2), sides.get(3), sides.get(0) + "-" + sides.get(1), sides.get(2) + "-" + sides.get(1),
                sides.get(2) + "-" + sides.get(3), sides.get(0) + "-" + sides.get(3));
    }

    /**
     * The value of a name.
     *
     * @throws UsageException if no value has this name; the message lists the names
     */
    public static <E extends Enum<E>> E named(Class<E> of, String name) {
        List<String> names = Arrays.stream(of.getEnumConstants()).map(Object::toString).collect(Collectors.toList());
        int at = names.indexOf(Names.canonical(name));
        if (at < 0) {
            throw new UsageException(Names.unknown(of.getSimpleName().toLowerCase(Locale.ROOT), name, names));
        }
        return of.getEnumConstants()[at];
    }
}
