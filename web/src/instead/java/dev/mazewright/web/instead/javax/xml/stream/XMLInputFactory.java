package dev.mazewright.web.instead.javax.xml.stream;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** TeaVM has no parser of XML: see {@link XmlReader}. */
public final class XMLInputFactory {
    private XMLInputFactory() {}

    public static XMLInputFactory newDefaultFactory() {
        return new XMLInputFactory();
    }

    /** Nothing: readers support neither document types nor entities. */
    public void setProperty(String name, Object value) {
        if (!Boolean.FALSE.equals(value)) {
            throw new IllegalArgumentException(name + " is " + value);
        }
    }

    public XMLStreamReader createXMLStreamReader(Reader reader) throws XMLStreamException {
        return new XmlReader(new XmlText(new BufferedReader(reader)));
    }

    public XMLStreamReader createXMLStreamReader(InputStream stream) throws XMLStreamException {
        try {
            return new XmlReader(new XmlText(new XmlBytes(stream.readAllBytes())));
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }
}
