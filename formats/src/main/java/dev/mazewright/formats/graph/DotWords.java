package dev.mazewright.formats.graph;

import java.io.IOException;

/** The words of a text in DOT: names and values, between blanks and comments. */
final class DotWords {
    private final GraphLetters letters;
    private boolean wasQuoted;

    DotWords(GraphLetters letters) {
        this.letters = letters;
    }

    /** Whether the last name stood in quotes, so that it is no word of the language. */
    boolean wasQuoted() {
        return wasQuoted;
    }

    /** Takes blanks and comments. */
    void skip() throws IOException {
        letters.skipBlanks();
        while (letters.peek() == '/' || letters.peek() == '#') {
            if (letters.take() == '#' || letters.peek() == '/') {
                letters.skipLine();
            } else if (letters.takes('*')) {
                skipComment();
            } else {
                throw letters.bad("'/'", "a comment, // or /*");
            }
            letters.skipBlanks();
        }
    }

    private void skipComment() throws IOException {
        for (int before = 0; before != '*' || letters.peek() != '/'; ) {
            before = letters.take();
            if (before == GraphLetters.END) {
                throw letters.bad("the end of the text", "'*/', which ends a comment");
            }
        }
        letters.take();
    }

    /** A name: a word, a number, or strings in quotes, joined by +. */
    String name() throws IOException {
        wasQuoted = letters.peek() == '"';
        letters.begin();
        if (wasQuoted) {
            quoted();
        } else if (isLetter(letters.peek())) {
            while (isLetter(letters.peek()) || isDigit(letters.peek())) {
                letters.keep();
            }
        } else if (letters.peek() == '-' || letters.peek() == '.' || isDigit(letters.peek())) {
            number();
        } else {
            throw letters.bad(letters.peek() == '<' ? "a name in HTML" : letters.found(), "a name: a word, a number, or text in quotes");
        }
        return letters.word();
    }

    private void quoted() throws IOException {
        do {
            letters.take();
            while (letters.peek() != '"') {
                if (letters.peek() == GraphLetters.END) {
                    throw letters.bad("the end of the text", "'\"', which ends a name");
                }
                if (letters.peek() != '\\') {
                    letters.keep();
                    continue;
                }
                letters.keep();
                escaped();
            }
            letters.take();
            skip();
        } while (joins());
    }

    /** A quote behind a backslash is itself, and the end of a line behind one is nothing; else both stay. */
    private void escaped() throws IOException {
        if (letters.peek() == '"') {
            letters.drop();
            letters.keep();
        } else if (letters.peek() == '\r' || letters.peek() == '\n') {
            letters.drop();
            if (letters.take() == '\r') {
                letters.takes('\n');
            }
        } else if (letters.peek() == '\\') {
            letters.keep();
        }
    }

    private boolean joins() throws IOException {
        if (!letters.takes('+')) {
            return false;
        }
        skip();
        if (letters.peek() != '"') {
            throw letters.bad(letters.found(), "more text in quotes behind '+'");
        }
        return true;
    }

    private void number() throws IOException {
        boolean hasDigit = false;
        boolean hasPoint = false;
        if (letters.peek() == '-') {
            letters.keep();
        }
        while (isDigit(letters.peek()) || (letters.peek() == '.' && !hasPoint)) {
            hasDigit |= letters.peek() != '.';
            hasPoint |= letters.peek() == '.';
            letters.keep();
        }
        if (!hasDigit || isLetter(letters.peek())) {
            throw letters.bad(GraphBuilder.quote(letters.word()) + (letters.peek() == GraphLetters.END ? "" : " and " + letters.found()),
                    "a word, a number, or text in quotes");
        }
    }

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 0x80;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** A value, which may be HTML; it is not looked at. */
    void value() throws IOException {
        if (letters.peek() != '<') {
            name();
            return;
        }
        long depth = 0;
        do {
            depth += letters.peek() == '<' ? 1 : letters.peek() == '>' ? -1 : 0;
            if (letters.take() == GraphLetters.END) {
                throw letters.bad("the end of the text", "'>', which ends the HTML");
            }
        } while (depth > 0);
    }
}
