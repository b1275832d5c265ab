package dev.mazewright.vision.file;

import dev.mazewright.core.run.CancelledException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/**
 * Leaves of an SVG file what draws. Scripts, events, other files, embedded pictures and documents, animations, filters and markers
 * are left out, so is the document type; one that declares anything is refused, and so is a drawing that draws too much.
 */
final class SvgFilter {
    private static final String SVG = "http://www.w3.org/2000/svg";

    private static final Set<String> LEFT_OUT = Set.of(
            "script", "foreignObject", "image", "feImage", "filter", "marker", "animate", "animateMotion", "animateTransform",
            "set", "audio", "video", "iframe", "metadata", "title", "desc", "font", "font-face", "handler", "listener");

    private static final int MOST_ELEMENTS = 1_000_000;
    private static final int MOST_DEPTH = 90;

    private final FileInput file;
    private final SvgSize size = new SvgSize();
    private final SvgStencils stencils = new SvgStencils();

    private SvgFilter(FileInput file) {
        this.file = file;
    }

    /** The bytes of an SVG file that draw. */
    static byte[] harmless(FileInput file) throws IOException {
        try {
            return new SvgFilter(file).filtered();
        } catch (XMLStreamException e) {
            String where = e.getLocation() == null ? "" : "line " + e.getLocation().getLineNumber();
            throw file.source().bad(where, "damaged XML (" + FileInput.shortened(String.valueOf(e.getMessage())) + ")", "a whole svg file");
        }
    }

    private byte[] filtered() throws XMLStreamException, IOException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        XMLStreamReader in = SvgStorage.reader(factory, SvgStorage.plain(file));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XMLStreamWriter out = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
        boolean isStyle = false;
        while (in.hasNext()) {
            int event = in.next();
            switch (event) {
                case XMLStreamConstants.DTD -> requireEmpty(in.getText());
                case XMLStreamConstants.ENTITY_REFERENCE -> throw file.bad("the entity " + in.getLocalName(), "SVG without entities");
                case XMLStreamConstants.START_ELEMENT -> {
                    if (isLeftOut(in)) {
                        skip(in);
                    } else {
                        isStyle = in.getLocalName().equals("style");
                        start(in, out);
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    isStyle = false;
                    size.end();
                    stencils.end();
                    out.writeEndElement();
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
                    if (!isStyle || isHarmless(in.getText(), false)) {
                        out.writeCharacters(in.getText());
                    }
                }
                default -> {
                    // comments and instructions
                }
            }
        }
        out.flush();
        if (size.drawn() > MOST_ELEMENTS) {
            throw file.bad("a drawing of more than " + MOST_ELEMENTS + " parts, or one that includes itself", "a simpler one");
        }
        if (stencils.isTooMuch()) {
            throw file.bad(
                    "clip paths, masks or patterns of long paths", "simple ones, or none; draw it to a PNG file with another program");
        }
        return bytes.toByteArray();
    }

    private void requireEmpty(String documentType) throws IOException {
        if (documentType.indexOf('[') >= 0) {
            throw file.bad("a document type with declarations", "SVG without entities; save it as plain SVG");
        }
    }

    private boolean isLeftOut(XMLStreamReader in) throws IOException {
        CancelledException.check();
        boolean isSvg = in.getNamespaceURI() == null || SVG.equals(in.getNamespaceURI());
        if (size.depth() == 0 && !(isSvg && in.getLocalName().equals("svg"))) {
            throw file.bad("the element " + in.getLocalName(), "svg");
        }
        return !isSvg || LEFT_OUT.contains(in.getLocalName());
    }

    /** Reads to the end of an element. */
    private static void skip(XMLStreamReader in) throws XMLStreamException {
        for (int depth = 1; depth > 0; ) {
            int event = in.next();
            depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        }
    }

    private void start(XMLStreamReader in, XMLStreamWriter out) throws XMLStreamException, IOException {
        size.begin();
        stencils.begin(in.getLocalName());
        if (size.depth() > MOST_DEPTH || size.elements() > MOST_ELEMENTS) {
            throw file.bad("more than " + MOST_ELEMENTS + " elements, or more than " + MOST_DEPTH + " in one another", "a simpler drawing");
        }
        out.writeStartElement(in.getLocalName());
        if (size.depth() == 1) {
            out.writeDefaultNamespace(SVG);
        }
        for (int i = 0; i < in.getAttributeCount(); i++) {
            String name = in.getAttributeLocalName(i);
            String value = in.getAttributeValue(i);
            boolean isEvent = name.toLowerCase(Locale.ROOT).startsWith("on");
            boolean isLink = name.equals("href");
            if (!isEvent && !name.equals("base") && isHarmless(value, isLink)) {
                size.attribute(name, value);
                stencils.attribute(name, value);
                out.writeAttribute(name, value);
            } else if (name.equals("fill") || name.equals("stroke")) {
                out.writeAttribute(name, "none"); // a paint that is not there
            }
        }
    }

    /** Whether a value refers to nothing but parts of the same drawing. */
    private static boolean isHarmless(String value, boolean isLink) {
        String plain = value.toLowerCase(Locale.ROOT);
        return (!isLink || value.startsWith("#"))
                && !plain.contains("\\")
                && !plain.contains("@import")
                && plain.replaceAll("url\\(\\s*['\"]?#", "").indexOf("url(") < 0;
    }
}
