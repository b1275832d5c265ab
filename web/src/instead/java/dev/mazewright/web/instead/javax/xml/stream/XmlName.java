package dev.mazewright.web.instead.javax.xml.stream;

import java.io.IOException;

/** A name with the prefix of a namespace, "" for none. */
record XmlName(String prefix, String local, String whole) {
    /** The name that stands here, where one begins. */
    static XmlName of(XmlText text) throws IOException, XMLStreamException {
        String whole = text.qualified();
        int colon = whole.indexOf(':', 1); // with one at the very beginning it has no prefix
        XmlName name = new XmlName(whole.substring(0, Math.max(colon, 0)), whole.substring(colon + 1), whole);
        if (name.prefix.length() > XmlText.LONGEST_NAME || name.local.length() > XmlText.LONGEST_NAME) {
            throw text.bad("a name that is too long");
        }
        if (colon > 0 && (name.local.isEmpty() || !XmlNames.isFirst(name.local.charAt(0)))) {
            throw text.bad("a prefix without a name");
        }
        return name;
    }
}
