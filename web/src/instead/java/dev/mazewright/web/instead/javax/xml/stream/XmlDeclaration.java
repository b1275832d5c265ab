package dev.mazewright.web.instead.javax.xml.stream;

import java.io.EOFException;
import java.io.IOException;
import java.util.List;

/** What a document declares before its outermost element: its version and encoding, and its type. */
final class XmlDeclaration {
    private static final List<String> NAMES = List.of("version", "encoding", "standalone");

    /** What the names of public types consist of, besides letters and digits. */
    private static final String PUBLIC = " \r\n-'()+,./:=?;!*#@$_%";

    private final XmlText text;
    private boolean isAlone;

    XmlDeclaration(XmlText text) {
        this.text = text;
    }

    /** The one of the version, if the document begins with it. */
    void read() throws IOException, XMLStreamException {
        String version = null;
        String encoding = null;
        if (text.startsWith("<?xml") && isBegun()) {
            text.pass(5);
            int last = -1;
            boolean hasSpace = text.skipSpaces();
            while (text.peek() != '?') {
                int which = which();
                String value = value();
                if (which <= last || (last < 0 && which > 0) || !hasSpace) {
                    throw text.bad("a declaration that is out of order");
                }
                version = which == 0 ? value : version;
                encoding = which == 1 ? value : encoding;
                check(which, value);
                last = which;
                hasSpace = text.skipSpaces();
            }
            text.pass(1);
            if (version == null || !text.skip('>')) {
                throw text.bad("a declaration without a version or an end");
            }
        }
        text.declared("1.1".equals(version), encoding);
    }

    private boolean isBegun() throws IOException, XMLStreamException {
        if (!text.has(6)) {
            text.pass(5);
            text.peek(); // which fails, as the document ends
        }
        return XmlText.isSpace(text.ahead(5));
    }

    private int which() throws IOException, XMLStreamException {
        for (int i = 0; i < NAMES.size(); i++) {
            if (text.skip(NAMES.get(i))) {
                return i;
            }
        }
        throw text.bad("an unknown declaration");
    }

    private String value() throws IOException, XMLStreamException {
        text.skipSpaces();
        if (!text.skip('=')) {
            throw text.bad("a declaration without =");
        }
        text.skipSpaces();
        return literal();
    }

    private void check(int which, String value) throws XMLStreamException {
        isAlone |= which == 2 && value.equals("yes");
        if ((which == 0 && !value.equals("1.0") && !value.equals("1.1")) || (which == 2 && !isAlone && !value.equals("no"))) {
            throw text.bad("an unknown version");
        }
    }

    private char quote() throws IOException, XMLStreamException {
        char quote = text.peek();
        if (quote != '\'' && quote != '"') {
            throw text.bad("a value without quotes");
        }
        text.pass(1);
        return quote;
    }

    private String literal() throws IOException, XMLStreamException {
        char quote = quote();
        StringBuilder value = new StringBuilder();
        while (!text.skip(quote)) {
            text.character(value);
        }
        return value.toString();
    }

    /** The document type, which is passed over; whether entities may be declared elsewhere. */
    boolean type() throws IOException, XMLStreamException {
        String name = text.skipSpaces() ? text.name() : null;
        if (name == null || name.length() > XmlText.LONGEST_NAME) {
            throw text.bad("a document type without a name");
        }
        boolean isElsewhere = text.skipSpaces() && isElsewhere();
        if (text.skip('[')) {
            declarations();
        } else {
            endType();
        }
        return isElsewhere && !isAlone;
    }

    private void declarations() throws IOException, XMLStreamException {
        try {
            passUntil(']');
            endType();
        } catch (EOFException e) {
            text.loseLine(); // as the JDK's parser does
            throw e;
        }
    }

    private void endType() throws IOException, XMLStreamException {
        text.skipSpaces();
        if (!text.skip('>')) {
            throw text.bad("a document type without an end");
        }
    }

    private boolean isElsewhere() throws IOException, XMLStreamException {
        boolean isPublic = text.skip("PUBLIC");
        if (!isPublic && !text.skip("SYSTEM")) {
            return false;
        }
        requireSpace();
        if (isPublic) {
            publicName();
            requireSpace();
        }
        char quote = quote();
        passUntil(quote);
        text.skipSpaces();
        return true;
    }

    /** Of characters beyond the first 65536 the JDK allows none here. */
    private void passUntil(char mark) throws IOException, XMLStreamException {
        while (!text.skip(mark)) {
            if (Character.isHighSurrogate(text.peek())) {
                throw text.bad("a character that is not allowed");
            }
            text.character(null);
        }
    }

    private void requireSpace() throws IOException, XMLStreamException {
        if (!text.skipSpaces()) {
            throw text.bad("a document type without a space");
        }
    }

    private void publicName() throws IOException, XMLStreamException {
        char quote = quote();
        for (char c = text.take(); c != quote; c = text.take()) {
            if (!isPublic(c)) {
                throw text.bad("a character that no name of a public type has");
            }
        }
    }

    private static boolean isPublic(char c) {
        return c < 0x80 && (Character.isLetterOrDigit(c) || PUBLIC.indexOf(c) >= 0);
    }
}
