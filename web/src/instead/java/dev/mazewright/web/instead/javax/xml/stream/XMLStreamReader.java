package dev.mazewright.web.instead.javax.xml.stream;

import org.jspecify.annotations.Nullable;

/** TeaVM has no parser of XML: these are the methods that are used, and {@link XmlReader} has them. */
public interface XMLStreamReader {
    boolean hasNext() throws XMLStreamException;

    int next() throws XMLStreamException;

    String getLocalName();

    @Nullable String getNamespaceURI();

    int getAttributeCount();

    String getAttributeLocalName(int index);

    @Nullable String getAttributeNamespace(int index);

    String getAttributeValue(int index);

    @Nullable String getAttributeValue(@Nullable String namespace, String localName);

    boolean hasText();

    String getText();

    Location getLocation();
}
