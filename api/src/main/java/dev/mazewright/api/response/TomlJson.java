package dev.mazewright.api.response;

import dev.mazewright.formats.json.JsonLine;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** Keys and values of TOML as JSON: what is nested deeper than a book has it is null, and numbers that browsers round are texts. */
public final class TomlJson {
    private static final int DEPTH = 5;

    /** Up to here, doubles are exact. */
    private static final long EXACT = (1L << 53) - 1;

    private TomlJson() {}

    public static void write(TomlTable table, JsonLine json) {
        write(table, DEPTH, json);
    }

    private static void write(@Nullable Object value, int depth, JsonLine json) {
        switch (value) {
            case TomlTable table when depth > 0 -> {
                json.beginObject();
                for (String key : table.keySet()) {
                    json.name(key);
                    write(table.get(List.of(key)), depth - 1, json);
                }
                json.endObject();
            }
            case TomlArray array when depth > 0 -> {
                json.beginArray();
                for (int i = 0; i < array.size(); i++) {
                    write(array.get(i), depth - 1, json);
                }
                json.endArray();
            }
            case String text -> json.value(text);
            case Long number when number > EXACT || number < -EXACT -> json.value(number.toString());
            case Long number -> json.value(number);
            case Double number when Double.isFinite(number) -> json.value(number);
            case Boolean truth -> json.value(truth);
            case null, default -> json.none();
        }
    }
}
