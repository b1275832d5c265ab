package dev.mazewright.formats.text;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** A text as lines of characters, with spaces beyond the end of each line. Lines and columns count from 0. */
final class TextPage {
    private final String[] lines;
    /** Blank lines put before the first, which messages do not count. */
    private final int before;
    /** Columns taken away before the first, which messages count. */
    private final int cut;

    private TextPage(String text) {
        before = 0;
        cut = 0;
        lines = text.stripTrailing().lines().toArray(String[]::new);
    }

    private TextPage(TextPage page, int before) {
        this.before = page.before + before;
        cut = page.cut;
        lines = new String[before + page.lines.length];
        Arrays.fill(lines, 0, before, "");
        System.arraycopy(page.lines, 0, lines, before, page.lines.length);
    }

    private TextPage(int cut, TextPage page) {
        this.cut = page.cut + cut;
        before = page.before;
        lines = Arrays.stream(page.lines).map(line -> line.substring(Math.min(cut, line.length()))).toArray(String[]::new);
    }

    /** The same without its first column, which is blank. */
    TextPage withoutFirstColumn() {
        return new TextPage(1, this);
    }

    /** The same with blank lines before the first. */
    TextPage below(int blankLines) {
        return new TextPage(this, blankLines);
    }

    static TextPage of(Writer writer, Document document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writer.write(document, out);
        return new TextPage(out.toString(StandardCharsets.UTF_8));
    }

    /** The text of an input; bad data if it is not UTF-8, or empty. */
    static TextPage of(Source source) throws IOException {
        byte[] bytes = source.bytes();
        String text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw source.bad("", "bytes that are not text in UTF-8", "a maze in box drawing");
        }
        TextPage page = new TextPage(text.startsWith("\ufeff") ? text.substring(1) : text);
        if (page.lines() == 0) {
            throw source.bad("", "nothing", "a maze in box drawing");
        }
        return page;
    }

    /** A line and a column as one number, which orders them as they are read. */
    static long place(int line, int column) {
        return (long) line << Integer.SIZE | column;
    }

    char at(long place) {
        return at((int) (place >>> Integer.SIZE), (int) place);
    }

    int lines() {
        return lines.length;
    }

    int length(int line) {
        return line < lines.length ? lines[line].length() : 0;
    }

    /** The length of the longest line, without spaces at its end. */
    int width() {
        return Arrays.stream(lines).mapToInt(line -> line.stripTrailing().length()).max().orElse(0);
    }

    /** The first line that is not blank. */
    int top() {
        int top = 0;
        while (lines[top].isBlank()) {
            top++;
        }
        return top;
    }

    /** How many spaces stand before all lines that are not blank. */
    int indent() {
        int indent = Integer.MAX_VALUE;
        for (String line : lines) {
            int first = 0;
            while (first < line.length() && line.charAt(first) == ' ') {
                first++;
            }
            indent = first == line.length() ? indent : Math.min(indent, first);
        }
        return indent;
    }

    String line(int line) {
        return line < lines.length ? lines[line] : "";
    }

    /** The character at a column of a line, or a space beyond the text. */
    char at(int line, int column) {
        return line < lines.length && column >= 0 && column < lines[line].length() ? lines[line].charAt(column) : ' ';
    }

    /** That a character is not one of those that can stand there. */
    BadDataException bad(Source source, int line, int column, String expected) {
        String where = "line " + source.lineNumber(Math.max(0, line - before)) + ", column " + source.columnNumber(column + (long) cut);
        String found = line >= lines.length
                ? "the end of the text"
                : column >= lines[line].length() ? "the end of the line" : "'" + Character.toString(lines[line].codePointAt(column)) + "'";
        return source.bad(where, found, expected);
    }

    boolean hasAny(String characters) {
        return has(each -> characters.indexOf(each) >= 0);
    }

    /** Whether there are walls of box drawing. */
    boolean hasWalls() {
        return has(each -> BoxDrawing.arms((char) each) != 0);
    }

    /** Whether there are such walls in a line. */
    boolean hasWalls(int line) {
        return line(line).chars().anyMatch(each -> BoxDrawing.arms((char) each) != 0);
    }

    boolean hasLettersBut(String letters) {
        return has(each -> Character.isLetter(each) && letters.indexOf(each) < 0);
    }

    /** Whether there are characters of a range, the last one not among them. */
    boolean hasBetween(int first, int end) {
        return has(each -> each >= first && each < end);
    }

    /** Whether the first line and the first column are blank. */
    boolean isBlankAround() {
        return line(0).isBlank() && indent() > 0;
    }

    /** Whether there is a character of a kind. */
    boolean has(IntPredicate isOne) {
        return Arrays.stream(lines).anyMatch(line -> line.chars().anyMatch(isOne));
    }

    /** Whether there are walls to the left of a column. */
    boolean hasWallsBefore(int column) {
        return Arrays.stream(lines).anyMatch(line -> line.chars().limit(column).anyMatch(each -> BoxDrawing.arms((char) each) != 0));
    }

    boolean isLetters(int line) {
        String letters = line(line);
        return !letters.isBlank() && letters.chars().allMatch(each -> each == ' ' || Character.isLetter(each));
    }
}
