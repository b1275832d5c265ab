package dev.mazewright.web.instead.javax.xml.stream;

import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.NoSuchElementException;
import javax.xml.stream.XMLStreamConstants;
import org.jspecify.annotations.Nullable;

/**
 * Reads XML as the JDK's parser does without support for document types: what that reads is read as the same, what it refuses is
 * refused, in the same line; {@code XmlTest} compares them. Documents of XML 1.1 are read by the rules of 1.0 for names and ends of
 * lines. Entities are unknown but for the five of XML, so no text expands, and nothing but the document is read.
 */
final class XmlReader implements XMLStreamReader {
    /** How deep elements may lie within each other, as the JDK has it. */
    private static final int DEEPEST = 100;

    private final XmlText text;
    private final XmlScopes scopes = new XmlScopes();
    private final XmlAttributes attributes;
    private final XmlDeclaration declaration;

    /** The elements that have begun and not ended, the innermost first. */
    private final Deque<XmlName> open = new ArrayDeque<>();

    private int event = XMLStreamConstants.START_DOCUMENT;
    private XmlName name = new XmlName("", "", "");
    private @Nullable String uri;
    private final StringBuilder characters = new StringBuilder();

    private boolean isEmptyElement;
    private boolean hasEnded;
    private boolean hasRoot;
    private boolean hasType;

    XmlReader(XmlText text) throws XMLStreamException {
        this.text = text;
        attributes = new XmlAttributes(text, scopes);
        declaration = new XmlDeclaration(text);
        try {
            declaration.read();
        } catch (EOFException e) {
            throw text.bad("the end of the document");
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }

    @Override
    public boolean hasNext() {
        return event != XMLStreamConstants.END_DOCUMENT;
    }

    @Override
    public int next() throws XMLStreamException {
        if (!hasNext()) {
            throw new NoSuchElementException("the document has ended");
        }
        if (hasEnded) {
            scopes.end();
            hasEnded = false;
        }
        characters.setLength(0);
        try {
            event = isEmptyElement ? end() : open.isEmpty() ? outside() : inside();
        } catch (EOFException e) {
            throw text.bad("the end of the document");
        } catch (IOException e) {
            throw text.bad(e);
        }
        return event;
    }

    /** Before or behind the outermost element. */
    private int outside() throws IOException, XMLStreamException {
        try {
            text.skipSpaces();
        } catch (EOFException e) {
            if (hasRoot) {
                return XMLStreamConstants.END_DOCUMENT;
            }
            throw e;
        }
        if (!text.skip('<')) {
            throw text.bad("text outside of an element");
        }
        if (!hasRoot && XmlNames.isFirst(text.peek())) {
            hasRoot = true;
            return begin();
        }
        if (text.skip('?')) {
            return instruction();
        }
        if (!text.skip('!')) {
            throw text.bad("markup outside of an element");
        }
        return !hasRoot && text.skip("DOCTYPE") ? type() : comment();
    }

    private int inside() throws IOException, XMLStreamException {
        char c = text.peek();
        if (c != '<') {
            return text();
        }
        text.pass(1);
        c = text.peek();
        if (XmlNames.isFirst(c)) {
            return begin();
        }
        text.pass(1);
        return switch (c) {
            case '/' -> endTag();
            case '?' -> instruction();
            case '!' -> text.skip("[CDATA[") ? section() : comment();
            default -> throw text.bad("no markup");
        };
    }

    private int text() throws IOException, XMLStreamException {
        int brackets = 0;
        for (char c = text.peek(); c != '<' && characters.length() < XmlText.PIECE; c = text.peek()) {
            if (c == '>' && brackets > 1) {
                throw text.bad("]]> in text");
            }
            brackets = c == ']' ? brackets + 1 : 0;
            if (c == '&') {
                String unknown = attributes.referTo(characters, 1);
                if (unknown != null) {
                    throw text.bad("the entity " + unknown);
                }
            } else {
                text.character(characters);
            }
        }
        return XMLStreamConstants.CHARACTERS;
    }

    private int section() throws IOException, XMLStreamException {
        text.until("]]>", characters);
        return XMLStreamConstants.CDATA;
    }

    private int comment() throws IOException, XMLStreamException {
        if (!text.skip("--")) {
            throw text.bad("no comment");
        }
        text.until("--", null);
        if (!text.skip('>')) {
            throw text.bad("-- in a comment");
        }
        return XMLStreamConstants.COMMENT;
    }

    private int instruction() throws IOException, XMLStreamException {
        String target = text.name();
        if (target == null || target.length() > XmlText.LONGEST_NAME || target.toLowerCase(Locale.ROOT).equals("xml")) {
            throw text.bad("an instruction without a name of its own");
        }
        if (text.skipSpaces()) {
            text.until("?>", null);
        } else if (!text.skip("?>")) {
            throw text.bad("no space behind the name of an instruction");
        }
        return XMLStreamConstants.PROCESSING_INSTRUCTION;
    }

    private int type() throws IOException, XMLStreamException {
        if (hasType) {
            throw text.bad("a second document type");
        }
        hasType = true;
        if (declaration.type()) {
            attributes.allowUnknownEntities();
        }
        return XMLStreamConstants.DTD;
    }

    private int begin() throws IOException, XMLStreamException {
        name = XmlName.of(text);
        open.push(name);
        if (open.size() > DEEPEST) {
            throw text.bad("elements that lie too deep");
        }
        scopes.begin();
        attributes.begin();
        while (!endsTag()) {
            attributes.read();
        }
        uri = scopes.uri(name.prefix());
        if (name.prefix().equals("xmlns") || (uri == null && !name.prefix().isEmpty())) {
            throw text.bad("a prefix without a namespace");
        }
        attributes.end();
        return XMLStreamConstants.START_ELEMENT;
    }

    private boolean endsTag() throws IOException, XMLStreamException {
        boolean hasSpace = text.skipSpaces();
        if (text.skip('>')) {
            return true;
        }
        if (text.skip('/')) {
            isEmptyElement = true;
            if (!text.skip('>')) {
                throw text.bad("a tag without an end");
            }
            return true;
        }
        if (!hasSpace || !XmlNames.isFirst(text.peek())) {
            throw text.bad("a tag without an end");
        }
        return false;
    }

    private int endTag() throws IOException, XMLStreamException {
        if (!text.skip(open.getFirst().whole())) {
            throw text.bad("the end of another element");
        }
        text.skipSpaces();
        if (!text.skip('>')) {
            throw text.bad("a tag without an end");
        }
        return end();
    }

    private int end() {
        isEmptyElement = false;
        name = open.pop();
        uri = scopes.uri(name.prefix());
        hasEnded = true;
        return XMLStreamConstants.END_ELEMENT;
    }

    @Override
    public String getLocalName() {
        return name.local();
    }

    @Override
    public @Nullable String getNamespaceURI() {
        return uri;
    }

    @Override
    public int getAttributeCount() {
        return attributes.all().size();
    }

    @Override
    public String getAttributeLocalName(int index) {
        return attributes.all().get(index).name().local();
    }

    @Override
    public @Nullable String getAttributeNamespace(int index) {
        return attributes.all().get(index).uri();
    }

    @Override
    public String getAttributeValue(int index) {
        return attributes.all().get(index).value();
    }

    /** The first of this name, in any namespace: none is asked for. */
    @Override
    public @Nullable String getAttributeValue(@Nullable String namespace, String localName) {
        if (namespace != null) {
            throw new UnsupportedOperationException("attributes are asked for in any namespace, not in " + namespace);
        }
        for (XmlAttributes.Attribute each : attributes.all()) {
            if (each.name().local().equals(localName)) {
                return each.value();
            }
        }
        return null;
    }

    @Override
    public boolean hasText() {
        return characters.length() > 0;
    }

    @Override
    public String getText() {
        return characters.toString();
    }

    @Override
    public Location getLocation() {
        int line = text.line();
        return () -> line;
    }
}
