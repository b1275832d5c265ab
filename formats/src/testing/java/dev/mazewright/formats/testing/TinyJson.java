package dev.mazewright.formats.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON parser that shares nothing with the one under test: maps in order, lists, strings, longs, doubles, null. */
public final class TinyJson {
    private final String text;
    private int at;

    private TinyJson(String text) {
        this.text = text;
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(String text) {
        TinyJson json = new TinyJson(text);
        Object value = json.value();
        json.space();
        if (json.at != text.length()) {
            throw json.error();
        }
        return (Map<String, Object>) value;
    }

    private Object value() {
        space();
        return switch (text.charAt(at)) {
            case '{' -> map();
            case '[' -> list();
            case '"' -> string();
            case 'n' -> word("null", null);
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            default -> number();
        };
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        while (!next('}')) {
            String key = string();
            take(':');
            if (map.containsKey(key)) {
                throw error();
            }
            map.put(key, value());
            separate('}');
        }
        return map;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        at++;
        while (!next(']')) {
            list.add(value());
            separate(']');
        }
        return list;
    }

    private String string() {
        take('"');
        StringBuilder string = new StringBuilder();
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\' || c < ' ') {
                throw error(); // nothing that we write needs it
            }
            string.append(c);
        }
        at++;
        return string.toString();
    }

    private Object number() {
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(from, at);
        if (digits.matches("-?(0|[1-9][0-9]*)")) {
            return Long.valueOf(digits);
        }
        if (!digits.matches("-?(0|[1-9][0-9]*)\\.[0-9]+([eE][-+]?[0-9]+)?")) {
            throw error();
        }
        return Double.valueOf(digits);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw error();
        }
        at += word.length();
        return value;
    }

    /** Whether the list or object ends here; if so, passes its end. */
    private boolean next(char end) {
        space();
        if (text.charAt(at) != end) {
            return false;
        }
        at++;
        return true;
    }

    private void separate(char end) {
        space();
        if (text.charAt(at) != end) {
            take(',');
            space();
            if (text.charAt(at) == end) {
                throw error();
            }
        }
    }

    private void take(char c) {
        space();
        if (text.charAt(at) != c) {
            throw error();
        }
        at++;
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private IllegalArgumentException error() {
        return new IllegalArgumentException("no JSON at character " + at + " of " + text);
    }
}
