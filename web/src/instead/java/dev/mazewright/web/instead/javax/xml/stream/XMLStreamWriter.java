package dev.mazewright.web.instead.javax.xml.stream;

/** TeaVM has no writer of XML: these are the methods that are used, and {@link XmlWriter} has them. */
public interface XMLStreamWriter {
    void writeStartElement(String localName) throws XMLStreamException;

    void writeDefaultNamespace(String uri) throws XMLStreamException;

    void writeAttribute(String localName, String value) throws XMLStreamException;

    void writeCharacters(String text) throws XMLStreamException;

    void writeEndElement() throws XMLStreamException;

    void flush() throws XMLStreamException;
}
