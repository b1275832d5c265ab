package dev.mazewright.formats.graph;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of a text in GML: keys and values, between blanks and comments. */
final class GmlWords {
    private static final Map<String, String> ENTITIES =
            Map.of("quot", "\"", "amp", "&", "lt", "<", "gt", ">", "apos", "'");

    private final GraphLetters letters;

    GmlWords(GraphLetters letters) {
        this.letters = letters;
    }

    /** Whether the first letters of a text are keys with values, and then a graph. */
    static boolean isGml(String head) {
        int at = 0;
        while (true) {
            at = afterBlanks(head, at);
            int from = at;
            while (at < head.length() && isKey(head.charAt(at))) {
                at++;
            }
            String key = head.substring(from, at);
            int behind = at;
            at = afterBlanks(head, at);
            if (key.isEmpty() || at >= head.length()) {
                return false;
            }
            if (key.equalsIgnoreCase("graph")) {
                return head.charAt(at) == '[';
            }
            if (behind == at) {
                return false;
            }
            at = head.charAt(at) == '"' ? head.indexOf('"', at + 1) + 1 : afterNumber(head, at);
            if (at <= behind) {
                return false;
            }
        }
    }

    private static int afterBlanks(String head, int from) {
        int at = from;
        while (at < head.length() && (Character.isWhitespace(head.charAt(at)) || head.charAt(at) == '#')) {
            at = head.charAt(at) == '#' ? endOfLine(head, at) : at + 1;
        }
        return at;
    }

    private static int endOfLine(String head, int from) {
        int at = from;
        while (at < head.length() && head.charAt(at) != '\n' && head.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** The position behind the number that begins here, or 0 if no number does. */
    private static int afterNumber(String head, int from) {
        int at = from;
        while (at < head.length() && "+-.0123456789eE".indexOf(head.charAt(at)) >= 0) {
            at++;
        }
        return at == from || head.charAt(from) > '9' ? 0 : at;
    }

    private static boolean isKey(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-';
    }

    /** Takes blanks and comments. */
    void skipComments() throws IOException {
        letters.skipBlanks();
        while (letters.peek() == '#') {
            letters.skipLine();
            letters.skipBlanks();
        }
    }

    /** A key, in lower case. */
    String key() throws IOException {
        letters.begin();
        while (isKey(letters.peek())) {
            letters.keep();
        }
        String key = letters.word();
        if (key.isEmpty() || "0123456789.-".indexOf(key.charAt(0)) >= 0) {
            throw letters.bad(key.isEmpty() ? letters.found() : GraphBuilder.quote(key), "a key, such as node, or ']'");
        }
        return key.toLowerCase(Locale.ROOT);
    }

    /** The letters up to the next quote; those of an unused text are not kept. */
    String string(boolean isKept) throws IOException {
        letters.take();
        letters.begin();
        while (letters.peek() != '"') {
            if (letters.peek() == GraphLetters.END) {
                throw letters.bad("the end of the text", "'\"', which ends a string");
            }
            if (isKept) {
                letters.keep();
            } else {
                letters.take();
            }
        }
        letters.take();
        return isKept ? unescaped(letters.word()) : "";
    }

    /** A value without quotes. */
    String plain() throws IOException {
        letters.begin();
        while (letters.peek() > ' ' && letters.peek() != '[' && letters.peek() != ']' && letters.peek() != '"') {
            letters.keep();
        }
        String value = letters.word();
        if (value.isEmpty()) {
            throw letters.bad(letters.found(), "a number, a string in quotes, or '['");
        }
        return value;
    }

    /** A string with its entities as letters. */
    private static String unescaped(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            int end = text.charAt(at) == '&' ? text.indexOf(';', at) : -1;
            String letter = end < 0 || end - at > 10 ? null : entity(text.substring(at + 1, end));
            if (letter == null) {
                out.append(text.charAt(at));
            } else {
                out.append(letter);
                at = end;
            }
        }
        return out.toString();
    }

    private static @Nullable String entity(String name) {
        boolean isHex = name.matches("#[xX][0-9a-fA-F]{1,6}");
        if (!isHex && !name.matches("#[0-9]{1,7}")) {
            return ENTITIES.get(name);
        }
        int code = isHex ? Integer.parseInt(name.substring(2), 16) : Integer.parseInt(name.substring(1));
        return Character.isValidCodePoint(code) && Character.getType(code) != Character.SURROGATE ? Character.toString(code) : null;
    }
}
