package dev.mazewright.books;

import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.FontLetters;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TomlKeys;
import dev.mazewright.formats.mask.MaskFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/**
 * The letters of words as masks, and of words to hide: those of a picture that the book has of the word, else strokes, else those of its font.
 *
 * @param pictured the letters of words that the book has pictures of
 * @param font of the book
 */
record WordLetters(Map<String, Letters> pictured, Typeface font) {
    /** The key of the list of pictures. */
    static final String KEY = "letters";

    private static final String TEXT = "text";
    private static final String PICTURE = "picture";
    private static final String OF_TEXT = TEXT + " = a word of mask-texts or paint-texts";
    private static final String PNG = "data:image/png;base64,";
    private static final String EXPECTED = PICTURE + " = a picture of the word in letters of 96 pixels, dark on light: \"FILE.png\", or \"" + PNG + "...\"";

    /** All pictures together have at most this number of pixels. */
    private static final long MOST_PIXELS = 1 << 23;

    private static final int SIZE_AT = 16;

    /**
     * The letters of a book of this font.
     *
     * @throws BadDataException if a picture is not one, with the line
     */
    static WordLetters parse(TomlKeys book, TomlTable toml, String source, BookFile.Files files, Typeface font) throws IOException {
        Map<String, Letters> pictured = new HashMap<>();
        if (!book.has(KEY)) {
            return new WordLetters(pictured, font);
        }
        TomlArray items = toml.get(List.of(KEY)) instanceof TomlArray array ? array : null;
        long pixels = 0;
        for (int i = 0; items == null || i < items.size(); i++) {
            if (items == null || !(items.get(i) instanceof TomlTable table)) {
                throw book.bad(KEY, KEY + " that are no tables", "[[" + KEY + "]]");
            }
            TomlKeys item = new TomlKeys(table, source, items.inputPositionOf(i), KEY, List.of(TEXT, PICTURE));
            item.require(TEXT, OF_TEXT);
            item.require(PICTURE, EXPECTED);
            String text = item.text(TEXT, "", OF_TEXT);
            String name = item.text(PICTURE, "", EXPECTED);
            try {
                byte[] file = name.startsWith(PNG) ? Base64.getDecoder().decode(name.substring(PNG.length())) : files.mask(name);
                pixels += pixels(file);
                if (pixels > MOST_PIXELS) {
                    throw new UsageException("more than " + MOST_PIXELS + " pixels of letters");
                }
                pictured.put(text, new MaskFile(new Source(PICTURE, new ByteArrayInputStream(file))).letters(text));
            } catch (IllegalArgumentException | BadDataException e) {
                throw item.bad(PICTURE, String.valueOf(e.getMessage()), EXPECTED);
            }
        }
        return new WordLetters(pictured, font);
    }

    /** The pixels that the head of a PNG file names; of another file, which its reader refuses, any number. */
    private static long pixels(byte[] file) {
        return file.length < SIZE_AT + 2 * Integer.BYTES ? 0
                : (long) ByteBuffer.wrap(file).getInt(SIZE_AT) * ByteBuffer.wrap(file).getInt(SIZE_AT + Integer.BYTES);
    }

    /**
     * The letters of a word; null where strokes draw them.
     *
     * @throws UsageException if nothing has them
     */
    @Nullable Letters of(String text) {
        Letters picture = pictured.get(text);
        return picture != null ? picture : Letters.missing(text).isEmpty() ? null : FontLetters.of(text, font);
    }
}
