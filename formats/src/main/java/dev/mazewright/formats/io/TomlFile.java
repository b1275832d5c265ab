package dev.mazewright.formats.io;

import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Parses TOML 1.0. What is wrong with a text is reported with its line. */
public final class TomlFile {
    private TomlFile() {}

    /**
     * The keys and values of a text, whose source messages name. A mark of the byte order before it, as editors of Windows write it, is skipped.
     *
     * @throws BadDataException with the line, if it is not TOML
     */
    public static TomlTable parse(String text, String source) throws BadDataException {
        TomlParseError error;
        try {
            TomlParseResult toml = Toml.parse(text.startsWith("\ufeff") ? text.substring(1) : text);
            if (!toml.hasErrors()) {
                return toml;
            }
            error = toml.errors().getFirst();
        } catch (TomlParseError thrown) { // about bad escapes in the names of tables
            error = thrown;
        } catch (StackOverflowError deep) {
            throw new BadDataException(source, "", "lists or tables within each other, too deep to be parsed", "key = value");
        } catch (AssertionError ofTheLibrary) { // about bad escapes, where a program checks assertions
            throw new BadDataException(source, "", "no valid TOML", "key = value");
        }
        throw new BadDataException(source, line(error.position()), "no valid TOML (" + error.getMessage() + ")", "key = value");
    }

    /** A position, as messages have it. */
    public static String line(@Nullable TomlPosition position) {
        return position == null ? "" : "line " + position.line();
    }
}
