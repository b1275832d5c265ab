package dev.mazewright.formats.io;

import dev.mazewright.core.run.CancelledException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.MissingResourceException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    private static final int HEAD = 1 << 12;
    private static final Pattern DECLARED = Pattern.compile("\\A<\\?xml[^>]*\\sencoding\\s*=\\s*[\"']([A-Za-z][\\w.-]*)");

    private int depth;

    /** What reads XML without declarations of its document type. */
    public static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }

    /** Reads a document whose bytes are letters; of others, the JDK's parser would print a line of its own on standard error. */
    public static XMLStreamReader reader(byte[] document) throws XMLStreamException {
        try (Reader letters = strict(new ByteArrayInputStream(document), charset(Arrays.copyOf(document, Math.min(document.length, HEAD))))) {
            char[] some = new char[HEAD];
            while (letters.read(some) >= 0) {
                CancelledException.check();
            }
        } catch (IOException | UnsupportedCharsetException e) {
            throw new XMLStreamException("bytes that are not letters in the encoding of the file", e);
        }
        ByteArrayInputStream in = new ByteArrayInputStream(document);
        return ByteOrderMark.isUtf16(document)
                ? factory().createXMLStreamReader(new InputStreamReader(in, StandardCharsets.UTF_16))
                : factory().createXMLStreamReader(in);
    }

    /**
     * How a document with this beginning is encoded: as the byte order mark says, else zero bytes, else the declaration, which programs
     * leave as it was when they change the encoding; UTF-8 where none does.
     */
    public static Charset charset(byte[] head) {
        if (ByteOrderMark.isUtf16(head)) {
            return StandardCharsets.UTF_16;
        }
        if (head.length > 1 && head[0] * head[1] == 0) {
            return head[0] == 0 ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
        }
        Matcher declared = DECLARED.matcher(new String(head, StandardCharsets.ISO_8859_1));
        return ByteOrderMark.end(head) > 0 || !declared.find() ? StandardCharsets.UTF_8 : Charset.forName(declared.group(1));
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
