package dev.mazewright.web.instead.javax.xml.stream;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The attributes of the element that has begun, but for those that declare namespaces. */
final class XmlAttributes {
    /** The most of an element, and of references to the five entities of XML: as the JDK has them. */
    private static final int MOST = 200;

    private static final int MOST_REFERENCES = 100_000;

    /** An attribute; its namespace is null if it has no prefix. */
    record Attribute(XmlName name, @Nullable String uri, String value) {}

    private final XmlText text;
    private final XmlScopes scopes;
    private final List<XmlName> names = new ArrayList<>();
    private final List<String> values = new ArrayList<>();
    private final List<Attribute> all = new ArrayList<>();
    private int references;
    private boolean declaresXml;

    /** Whether a document type may declare entities that are not read. */
    private boolean mayLackEntities;

    XmlAttributes(XmlText text, XmlScopes scopes) {
        this.text = text;
        this.scopes = scopes;
    }

    List<Attribute> all() {
        return all;
    }

    void allowUnknownEntities() {
        mayLackEntities = true;
    }

    void begin() {
        names.clear();
        values.clear();
        all.clear();
        declaresXml = false;
    }

    /** One, which begins here. */
    void read() throws IOException, XMLStreamException {
        XmlName name = XmlName.of(text);
        text.skipSpaces();
        if (!text.skip('=')) {
            throw text.bad("an attribute without =");
        }
        text.skipSpaces();
        String value = value();
        if (name.prefix().equals("xmlns") || name.whole().equals("xmlns")) {
            declare(name, value);
            return;
        }
        names.add(name);
        values.add(value);
        if (names.size() > MOST) {
            throw text.bad("too many attributes");
        }
    }

    private void declare(XmlName name, String uri) throws XMLStreamException {
        boolean isDefault = name.prefix().isEmpty();
        String prefix = isDefault ? "" : name.local();
        boolean isOfXml = prefix.equals("xml") ? !uri.equals(XmlScopes.XML) : uri.equals(XmlScopes.XML);
        if (uri.length() > XmlText.LONGEST_NAME || prefix.equals("xmlns") || uri.equals(XmlScopes.XMLNS) || isOfXml
                || (uri.isEmpty() && !isDefault)) {
            throw text.bad("a namespace that cannot be declared");
        }
        boolean isNew = prefix.equals("xml") ? !declaresXml : scopes.declare(prefix, uri);
        declaresXml |= prefix.equals("xml");
        if (!isNew) {
            throw text.bad("an attribute twice");
        }
    }

    /** The tag has ended: finds the namespaces. */
    void end() throws XMLStreamException {
        Set<List<String>> seen = new HashSet<>();
        for (int i = 0; i < names.size(); i++) {
            XmlName name = names.get(i);
            String uri = name.prefix().isEmpty() ? null : scopes.uri(name.prefix());
            if (uri == null && !name.prefix().isEmpty()) {
                throw text.bad("a prefix without a namespace");
            }
            all.add(new Attribute(name, uri, values.get(i)));
        }
        for (Attribute each : all) {
            if (!seen.add(List.of(each.uri == null ? "" : each.uri, each.name.local()))) {
                throw text.bad("an attribute twice");
            }
        }
    }

    private String value() throws IOException, XMLStreamException {
        char quote = text.peek();
        if (quote != '\'' && quote != '"') {
            throw text.bad("a value without quotes");
        }
        text.pass(1);
        StringBuilder value = new StringBuilder();
        while (!text.skip(quote)) {
            switch (text.peek()) {
                case '&' -> reference(value);
                case '<' -> throw text.bad("< in a value");
                case ' ', '\t', '\n', '\r' -> {
                    text.take();
                    value.append(' ');
                }
                default -> text.character(value);
            }
        }
        return value.toString();
    }

    private void reference(StringBuilder value) throws IOException, XMLStreamException {
        String unknown = referTo(value, 2);
        if (unknown != null && !mayLackEntities) {
            throw text.bad("the entity " + unknown);
        }
    }

    /** What a reference stands for; the name of an entity that is unknown, else null. */
    @Nullable String referTo(StringBuilder to, int weight) throws IOException, XMLStreamException {
        text.pass(1);
        if (text.skip('#')) {
            to.appendCodePoint(text.reference());
            return null;
        }
        String name = text.name();
        if (name == null || name.length() > XmlText.LONGEST_NAME || !text.skip(';')) {
            throw text.bad("a reference without a name or an end");
        }
        int c = switch (name) {
            case "amp" -> '&';
            case "lt" -> '<';
            case "gt" -> '>';
            case "quot" -> '"';
            case "apos" -> '\'';
            default -> -1;
        };
        if (c < 0) {
            return name;
        }
        to.append((char) c);
        references += c == '>' || c == '"' ? weight : 1; // the JDK counts these two twice in attributes
        if (references > MOST_REFERENCES) {
            throw text.bad("too many references");
        }
        return null;
    }
}
