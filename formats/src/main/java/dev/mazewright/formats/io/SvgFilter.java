package dev.mazewright.formats.io;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.MissingResourceException;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.jspecify.annotations.Nullable;

/**
 * Leaves of an SVG file what draws: it copies the elements, attributes and texts that a subclass allows. Comments, instructions and
 * prefixes are left out, so is the document type; nothing but the file is read.
 *
 * @param <E> what a subclass throws to refuse a file
 */
public abstract class SvgFilter<E extends Exception> {
    /** The namespace of SVG. */
    public static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private int depth;

    /** What reads XML without declarations of its document type. */
    public static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }

    /** A reader that fails at malformed bytes. */
    public static Reader strict(InputStream in, Charset charset) {
        return new InputStreamReader(in, charset.newDecoder());
    }

    /**
     * The next event; the JDK's parser has no sentence for a character that a document type may not have, and fails at it.
     *
     * @throws XMLStreamException if the document is not well-formed
     */
    public static int next(XMLStreamReader in) throws XMLStreamException {
        try {
            return in.next();
        } catch (MissingResourceException e) {
            throw new XMLStreamException("a document type has a character that XML does not", in.getLocation(), e);
        }
    }

    /**
     * The bytes that are left.
     *
     * @throws E if the document has what the filter refuses
     * @throws XMLStreamException if the document is not well-formed
     */
    protected final byte[] filtered(XMLStreamReader in) throws XMLStreamException, E {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XMLStreamWriter out = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
        while (in.hasNext()) {
            switch (next(in)) {
                case XMLStreamConstants.DTD -> declared(in.getText(), false);
                case XMLStreamConstants.ENTITY_REFERENCE -> declared("the entity " + in.getLocalName(), true);
                case XMLStreamConstants.START_ELEMENT -> element(in, out);
                case XMLStreamConstants.END_ELEMENT -> {
                    depth--;
                    end();
                    out.writeEndElement();
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
                    if (isKept(in.getText())) {
                        out.writeCharacters(in.getText());
                    }
                }
                default -> {} // comments and instructions
            }
        }
        out.flush();
        return bytes.toByteArray();
    }

    private void element(XMLStreamReader in, XMLStreamWriter out) throws XMLStreamException, E {
        if (!isDrawn(in, depth)) {
            skip(in);
            return;
        }
        depth++;
        begin(in, depth);
        out.writeStartElement(in.getLocalName());
        if (depth == 1) {
            out.writeDefaultNamespace(NAMESPACE);
        }
        for (int i = 0; i < in.getAttributeCount(); i++) {
            String value = attribute(in, i);
            if (value != null) {
                out.writeAttribute(in.getAttributeLocalName(i), value);
            }
        }
    }

    private static void skip(XMLStreamReader in) throws XMLStreamException {
        for (int open = 1; open > 0; ) {
            int event = in.next();
            open += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        }
    }

    /** Refuses a document type, or an entity; a document type that is not refused is left out. */
    protected abstract void declared(String what, boolean isEntity) throws E;

    /** Whether an element in this number of others is copied, and what is in it looked at; refuses a root that is not of SVG. */
    protected abstract boolean isDrawn(XMLStreamReader in, int outer) throws E;

    /** An element that is copied begins, as this number of those that are open. */
    protected abstract void begin(XMLStreamReader in, int inner) throws E;

    /** The value to be written of an attribute of the element; null for none. */
    protected abstract @Nullable String attribute(XMLStreamReader in, int index);

    /** Whether text in the element is copied. */
    protected boolean isKept(String text) {
        return false;
    }

    /** The innermost element ends. */
    protected void end() {}

    /** Whether a value in lower case refers to nothing but parts of the same drawing. */
    protected static boolean isWithin(String plain, String reference) {
        return !plain.contains("\\") && plain.replaceAll("url\\(\\s*['\"]?#", "").indexOf(reference) < 0;
    }
}
