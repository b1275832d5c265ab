package dev.mazewright.web.instead.javax.xml.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;

/** Writes XML in the bytes of the JDK's writer, as far as our writers need one: without prefixes. */
final class XmlWriter implements XMLStreamWriter {
    private final OutputStream stream;
    private final Charset charset;
    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private boolean isInTag;

    XmlWriter(OutputStream stream, String encoding) {
        this.stream = stream;
        charset = Charset.forName(encoding);
    }

    @Override
    public void writeStartElement(String localName) {
        endTag();
        open.push(localName);
        text.append('<').append(localName);
        isInTag = true;
    }

    @Override
    public void writeDefaultNamespace(String uri) {
        text.append(" xmlns=\"").append(uri).append('"');
    }

    @Override
    public void writeAttribute(String localName, String value) {
        text.append(' ').append(localName).append("=\"");
        escape(value, true);
        text.append('"');
    }

    @Override
    public void writeCharacters(String characters) {
        endTag();
        escape(characters, false);
    }

    @Override
    public void writeEndElement() {
        endTag();
        text.append("</").append(open.pop()).append('>');
    }

    @Override
    public void flush() throws XMLStreamException {
        try {
            stream.write(text.toString().getBytes(charset));
            stream.flush();
            text.setLength(0);
        } catch (IOException e) {
            throw new XMLStreamException(e);
        }
    }

    private void endTag() {
        if (isInTag) {
            text.append('>');
            isInTag = false;
        }
    }

    private void escape(String value, boolean isQuoted) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '<' -> text.append("&lt;");
                case '&' -> text.append("&amp;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append(isQuoted ? "&quot;" : "\"");
                default -> text.append(c);
            }
        }
    }
}
