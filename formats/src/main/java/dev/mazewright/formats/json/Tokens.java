package dev.mazewright.formats.json;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** The tokens of a JSON document, and what is said when they are not those that should come. */
final class Tokens {
    /** The most characters of a value that a message repeats. */
    private static final int QUOTED = 40;

    private final Source source;
    private final JsonParser json;
    /** The field that is being read, for messages. */
    private @Nullable String field;

    Tokens(Source source, JsonParser json) {
        this.source = source;
        this.json = json;
    }

    // ---- the document

    void beginDocument() throws IOException {
        expect(json.nextToken() == JsonToken.START_OBJECT, "a JSON object");
    }

    void beginObject() throws IOException {
        expect(json.currentToken() == JsonToken.START_OBJECT, "an object");
    }

    /** The name of the next field, whose value is the current token then, or null at the end of the object. */
    @Nullable String nextField() throws IOException {
        field = json.nextName();
        if (field == null) {
            expect(json.currentToken() == JsonToken.END_OBJECT, "the next field");
        } else {
            json.nextToken();
        }
        return field;
    }

    void endDocument() throws IOException {
        expect(json.nextToken() == null, "nothing more after the document");
    }

    // ---- values: the current token

    boolean isNull() {
        return json.currentToken() == JsonToken.VALUE_NULL;
    }

    /** A whole number of a range. */
    long whole(long least, long most) throws IOException {
        boolean fits = json.currentToken() == JsonToken.VALUE_NUMBER_INT
                && json.getNumberType() != JsonParser.NumberType.BIG_INTEGER
                && json.getLongValue() >= least
                && json.getLongValue() <= most;
        expect(fits, least == most ? "" + least : "a whole number, " + least + " to " + most);
        return json.getLongValue();
    }

    String text() throws IOException {
        expect(json.currentToken() == JsonToken.VALUE_STRING, "a text in quotes");
        return json.getString();
    }

    void skip() {
        json.skipChildren();
    }

    // ---- lists

    void beginList() throws IOException {
        expect(isList(), "a list");
    }

    void next() {
        json.nextToken();
    }

    boolean isList() {
        return json.currentToken() == JsonToken.START_ARRAY;
    }

    /** Goes on to the next value of the list; false at its end. */
    boolean nextInList() {
        return json.nextToken() != JsonToken.END_ARRAY;
    }

    /** Goes into the next pair of a list of pairs, to before its first value; false at the end of the list. */
    boolean nextPair(String what) throws IOException {
        if (!nextInList()) {
            return false;
        }
        expect(isList(), what);
        return true;
    }

    void endPair() throws IOException {
        expect(json.nextToken() == JsonToken.END_ARRAY, "the end of the pair");
    }

    // ---- messages

    /** Makes sure of something about the current token; the error says what token there is, and what there should be. */
    void expect(boolean isSo, String what) throws IOException {
        if (!isSo) {
            throw bad(found(), what);
        }
    }

    BadDataException bad(String found, String expected) {
        return source.bad(where() + (field == null ? "" : ", field \"" + cut(field, QUOTED) + "\""), found, expected);
    }

    /** How messages name the position of the current token. */
    String where() {
        return where(json.currentTokenLocation());
    }

    static String where(TokenStreamLocation location) {
        return "line " + location.getLineNr() + " column " + location.getColumnNr();
    }

    private String found() {
        JsonToken token = json.currentToken();
        if (token == null) {
            return "the end";
        }
        return switch (token) {
            case START_ARRAY -> "a list";
            case START_OBJECT -> "an object";
            case END_ARRAY -> "the end of a list";
            case END_OBJECT -> "the end of an object";
            case VALUE_STRING -> "\"" + cut(json.getString(), QUOTED) + "\"";
            default -> cut(json.getString(), QUOTED);
        };
    }

    /** The text, or its beginning if it is longer. */
    static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + "...";
    }
}
