package dev.mazewright.web.instead.javax.xml.stream;

import java.io.CharConversionException;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a document of XML, and the smallest parts of its grammar. Lines are counted up to the next character.
 */
final class XmlText {
    /** The most characters that a piece of text has. */
    static final int PIECE = 8192;

    /** The longest name, as the JDK has it. */
    static final int LONGEST_NAME = 1000;

    /** Characters that are read at first: the declaration may change how the others are. */
    private static final int FIRST = 64;

    private final Reader reader;
    private char[] buffer = new char[PIECE];
    private int at;
    private int end;
    private int length = FIRST;
    private int line = 1;
    private boolean isNewer;

    XmlText(Reader reader) {
        this.reader = reader;
    }

    /** The line of the next character, from 1; -1 where it is lost. */
    int line() {
        return line;
    }

    void loseLine() {
        line = -1;
    }

    XMLStreamException bad(String what) {
        int here = line;
        return new XMLStreamException(what, () -> here);
    }

    XMLStreamException bad(IOException cause) {
        int here = line;
        return new XMLStreamException(cause.getMessage(), () -> here, cause);
    }

    /** The declaration has ended: of a version, 1.1 or not, and an encoding, where it names one. */
    void declared(boolean isNewer, @Nullable String encoding) throws XMLStreamException, IOException {
        this.isNewer = isNewer;
        length = PIECE;
        if (reader instanceof XmlBytes bytes) {
            bytes.declared(this, encoding, end - at);
            end = bytes.isWide() ? end : at;
        }
    }

    /** Whether so many characters follow, at least. */
    boolean has(int count) throws IOException, XMLStreamException {
        while (end - at < count) {
            if (at > 0) {
                System.arraycopy(buffer, at, buffer, 0, end - at);
                end -= at;
                at = 0;
            }
            if (count > buffer.length) {
                buffer = Arrays.copyOf(buffer, 2 * count);
            }
            int read = read();
            if (read < 0) {
                return false;
            }
            end += read;
        }
        return true;
    }

    private int read() throws IOException, XMLStreamException {
        try {
            return reader.read(buffer, end, Math.min(buffer.length - end, length));
        } catch (CharConversionException e) {
            throw bad("malformed bytes");
        }
    }

    private void require() throws IOException, XMLStreamException {
        if (at == end && !has(1)) {
            throw new EOFException();
        }
    }

    /** The next character; an {@link EOFException} if there is none. */
    char peek() throws IOException, XMLStreamException {
        require();
        return buffer[at];
    }

    /** The next one, or the one after so many others, which must be there. */
    char ahead(int count) {
        return buffer[at + count];
    }

    /** Passes over characters that are no ends of lines. */
    void pass(int count) {
        at += count;
    }

    /** The next character, with any end of a line as \n. */
    char take() throws IOException, XMLStreamException {
        char c = peek();
        at++;
        if (c != '\n' && c != '\r') {
            return c;
        }
        line++;
        if (c == '\r' && has(1) && buffer[at] == '\n') {
            at++;
        }
        return '\n';
    }

    boolean skip(char c) throws IOException, XMLStreamException {
        if (peek() != c) {
            return false;
        }
        at++;
        return true;
    }

    boolean startsWith(String text) throws IOException, XMLStreamException {
        if (!has(text.length())) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (buffer[at + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    boolean skip(String text) throws IOException, XMLStreamException {
        boolean isThere = startsWith(text);
        if (isThere) {
            at += text.length();
        }
        return isThere;
    }

    boolean skipSpaces() throws IOException, XMLStreamException {
        boolean isThere = false;
        while (isSpace(peek())) {
            take();
            isThere = true;
        }
        return isThere;
    }

    static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\t' || c == '\r';
    }

    /** A name, colons and all; null if none begins here. */
    @Nullable String name() throws IOException, XMLStreamException {
        if (!XmlNames.isFirst(peek())) {
            return null;
        }
        return rest(true);
    }

    /** A name with one colon at most, but for a colon with which it begins. */
    String qualified() throws IOException, XMLStreamException {
        require();
        return rest(false);
    }

    private String rest(boolean hasColons) throws IOException, XMLStreamException {
        int count = 1;
        for (int colons = 0; has(count + 1) && XmlNames.isNext(buffer[at + count]); count++) {
            if (buffer[at + count] == ':' && !hasColons && colons++ > 0) {
                break;
            }
            if (count > 2 * LONGEST_NAME) {
                throw bad("a name that is too long");
            }
        }
        String name = new String(buffer, at, count);
        at += count;
        return name;
    }

    /** Whether a document may have this character; the halves of pairs are no characters. */
    private boolean isCharacter(char c) {
        return c >= ' ' ? (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) && c < 0xfffe && !(isNewer && isControl(c))
                : isSpace(c);
    }

    private static boolean isControl(char c) {
        return c >= 0x7f && c < 0xa0 && c != 0x85;
    }

    /** The next character, with any end of a line as \n, or the next two; refuses those that a document may not have. */
    void character(@Nullable StringBuilder to) throws IOException, XMLStreamException {
        char c = peek();
        if (Character.isHighSurrogate(c)) {
            at++;
            if (!Character.isLowSurrogate(peek())) {
                throw bad("half a pair");
            }
            append(to, c);
            append(to, buffer[at++]);
        } else if (isCharacter(c)) {
            append(to, take());
        } else {
            throw bad("a character that is not allowed");
        }
    }

    private static void append(@Nullable StringBuilder to, char c) {
        if (to != null) {
            to.append(c);
        }
    }

    /** What comes before the end of a comment and the like, and passes over that end too. */
    void until(String mark, @Nullable StringBuilder to) throws IOException, XMLStreamException {
        while (has(mark.length())) {
            if (skip(mark)) {
                return;
            }
            character(to);
        }
        throw new EOFException();
    }

    /** What a reference to a character stands for, after its number sign. */
    int reference() throws IOException, XMLStreamException {
        int radix = skip('x') ? 16 : 10;
        long value = 0;
        int digits = 0;
        for (; digit(peek(), radix) >= 0; digits++) {
            value = Math.min(Integer.MAX_VALUE, value * radix + digit(peek(), radix));
            at++;
        }
        if (digits == 0 || !skip(';')) {
            throw bad("a reference without a number or an end");
        }
        if (value > Character.MAX_CODE_POINT || (value <= Character.MAX_VALUE && !isReferable((char) value))) {
            throw bad("a reference to no character");
        }
        return (int) value;
    }

    private boolean isReferable(char c) {
        return isCharacter(c) || (isNewer && ((c > 0 && c < ' ') || isControl(c)));
    }

    private static int digit(char c, int radix) {
        return c < 0x80 ? Character.digit(c, radix) : -1;
    }
}
