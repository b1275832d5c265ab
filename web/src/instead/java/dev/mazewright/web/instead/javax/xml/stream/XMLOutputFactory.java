package dev.mazewright.web.instead.javax.xml.stream;

import java.io.OutputStream;

/** TeaVM has no writer of XML: see {@link XmlWriter}. */
public final class XMLOutputFactory {
    private XMLOutputFactory() {}

    public static XMLOutputFactory newDefaultFactory() {
        return new XMLOutputFactory();
    }

    public XMLStreamWriter createXMLStreamWriter(OutputStream stream, String encoding) {
        return new XmlWriter(stream, encoding);
    }
}
