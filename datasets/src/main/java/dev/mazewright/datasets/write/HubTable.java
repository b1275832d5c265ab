package dev.mazewright.datasets.write;

import dev.mazewright.datasets.RowColumn;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What programs of hubs make of the files of a format: a table, and what it is for. The head of a card and {@code croissant.json} say it.
 *
 * @param mediaType of a file, as Croissant names it
 * @param columns of the table by name, each with its type of schema.org, in order; those alone that each row has
 * @param settings lines of a configuration in the head of the card, such as {@code sample_by: paragraph}
 * @param task a category of tasks of the hub of Hugging Face
 */
public record HubTable(String mediaType, Map<String, String> columns, List<String> settings, String task) {
    /** The type of a text. */
    public static final String TEXT = "sc:Text";

    /** The type of a whole number. */
    public static final String WHOLE = "sc:Integer";

    /** The name of the number of a row in tables beside other files. */
    static final String ROW = "row";

    /** What these have behind it. */
    static final List<RowColumn> BESIDE = List.of(
            RowColumn.RECIPE, RowColumn.SHAPE, RowColumn.GENERATOR, RowColumn.ROWS, RowColumn.COLUMNS, RowColumn.SEED, RowColumn.START,
            RowColumn.GOAL, RowColumn.PATH_LENGTH, RowColumn.DIFFICULTY);

    private static final String NUMBER = "sc:Float";
    private static final String JSON_LINES = "application/jsonlines";

    /** Copies, and keeps the order. */
    public HubTable {
        columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
        settings = List.copyOf(settings);
    }

    /** Columns of texts, and then of whole numbers. */
    static Map<String, String> columns(List<String> texts, List<String> wholes) {
        Map<String, String> columns = new LinkedHashMap<>();
        texts.forEach(name -> columns.put(name, TEXT));
        wholes.forEach(name -> columns.put(name, WHOLE));
        return columns;
    }

    /** JSON, an object a line, with these columns. */
    static HubTable jsonLines(String task, Map<String, String> columns) {
        return new HubTable(JSON_LINES, columns, List.of(), task);
    }

    /** A format that is no table for hubs, or one whose columns are not named. */
    static HubTable of(String mediaType, String task, String... settings) {
        return new HubTable(mediaType, Map.of(), List.of(settings), task);
    }

    /** A file of {@link RowColumn}s; lists of numbers are left out, since rows without a path have none. */
    public static HubTable ofRows(String mediaType, String task, List<RowColumn> columns) {
        Map<String, String> types = new LinkedHashMap<>();
        for (RowColumn column : columns) {
            switch (column.type()) {
                case TEXT -> types.put(column.toString(), TEXT);
                case INT, LONG -> types.put(column.toString(), WHOLE);
                case DOUBLE -> types.put(column.toString(), NUMBER);
                case BYTES, INTS -> {}
            }
        }
        return new HubTable(mediaType, types, List.of(), task);
    }

    /** That of the table beside files that hubs do not load. */
    HubTable beside() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put(ROW, WHOLE);
        all.putAll(ofRows(JSON_LINES, task, BESIDE).columns);
        return jsonLines(task, all);
    }
}
