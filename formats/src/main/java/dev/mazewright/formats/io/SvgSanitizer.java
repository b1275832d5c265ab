package dev.mazewright.formats.io;

import dev.mazewright.core.run.UsageException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/**
 * Leaves of an SVG drawing what draws: shapes, groups, gradients and clips, with their geometry and colours. Scripts, events,
 * links, text, style sheets, animations, other files and everything of another namespace are left out; a document type, which
 * could declare entities, is refused.
 */
final class SvgSanitizer {
    private static final String SVG = "http://www.w3.org/2000/svg";

    private static final Set<String> ELEMENTS = Set.of(
            "svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
            "linearGradient", "radialGradient", "stop", "clipPath");

    private static final Set<String> ATTRIBUTES = Set.of(
            "id", "viewBox", "width", "height", "preserveAspectRatio", "transform", "d", "x", "y", "rx", "ry", "cx", "cy", "r",
            "x1", "y1", "x2", "y2", "fx", "fy", "points", "pathLength", "offset", "gradientUnits", "gradientTransform",
            "spreadMethod", "clipPathUnits", "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule",
            "opacity", "stop-color", "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
            "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "visibility", "style");

    private static final int MOST_ELEMENTS = 5000;
    private static final int MOST_DEPTH = 50;

    /** The side of a drawing that does not give its size, as browsers have it. */
    private static final double UNKNOWN = 100;

    private double width = UNKNOWN;
    private double height = UNKNOWN;

    private SvgSanitizer() {}

    /**
     * The picture of an SVG file.
     *
     * @param uri what names the bytes that are left
     * @throws UsageException if it is no such file, or one that is too large
     */
    static EndPicture picture(byte[] file, Function<byte[], String> uri) {
        SvgSanitizer sanitizer = new SvgSanitizer();
        try {
            byte[] left = sanitizer.sanitized(file);
            return new EndPicture(uri.apply(left), true, sanitizer.width, sanitizer.height);
        } catch (XMLStreamException e) {
            String line = e.getLocation() == null ? "" : " (line " + e.getLocation().getLineNumber() + ")";
            throw new UsageException("the picture is neither a PNG picture nor an SVG drawing that can be read" + line);
        }
    }

    private byte[] sanitized(byte[] file) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        XMLStreamReader in = factory.createXMLStreamReader(new ByteArrayInputStream(file));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        XMLStreamWriter out = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
        int depth = 0;
        int elements = 0;
        while (in.hasNext()) {
            int event = in.next();
            if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
                throw new UsageException("the picture has a document type or entities; save it as plain SVG");
            }
            if (event == XMLStreamConstants.START_ELEMENT && !isDrawn(in, depth)) {
                skip(in);
            } else if (event == XMLStreamConstants.START_ELEMENT) {
                depth++;
                elements++;
                if (depth > MOST_DEPTH || elements > MOST_ELEMENTS) {
                    throw new UsageException("the picture has more than " + MOST_ELEMENTS + " elements, or more than " + MOST_DEPTH
                            + " in one another; take a simpler one, or a PNG picture");
                }
                start(in, out, depth == 1);
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
                out.writeEndElement();
            }
        }
        out.flush();
        return bytes.toByteArray();
    }

    private static boolean isDrawn(XMLStreamReader in, int depth) {
        boolean isRoot = in.getLocalName().equals("svg") && SVG.equals(in.getNamespaceURI());
        if (depth == 0 && !isRoot) {
            throw new UsageException("the picture is neither a PNG picture nor an SVG drawing; its first element is " + in.getLocalName());
        }
        return SVG.equals(in.getNamespaceURI()) && ELEMENTS.contains(in.getLocalName());
    }

    /** Reads to the end of an element. */
    private static void skip(XMLStreamReader in) throws XMLStreamException {
        for (int depth = 1; depth > 0; ) {
            int event = in.next();
            depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        }
    }

    private void start(XMLStreamReader in, XMLStreamWriter out, boolean isRoot) throws XMLStreamException {
        out.writeStartElement(in.getLocalName());
        if (isRoot) {
            out.writeDefaultNamespace(SVG);
            measure(in);
        }
        for (int i = 0; i < in.getAttributeCount(); i++) {
            String name = in.getAttributeLocalName(i);
            String value = in.getAttributeValue(i);
            boolean isOwn = in.getAttributeNamespace(i) == null || in.getAttributeNamespace(i).isEmpty();
            boolean isLink = name.equals("href") && value.startsWith("#"); // a gradient that continues another one
            if (isLink && in.getLocalName().endsWith("Gradient")) {
                out.writeAttribute("href", value);
            } else if (isOwn && ATTRIBUTES.contains(name) && isHarmless(value)) {
                out.writeAttribute(name, value);
            }
        }
    }

    /** Whether a value refers to nothing but parts of the same drawing. */
    private static boolean isHarmless(String value) {
        String plain = value.toLowerCase(Locale.ROOT);
        return !plain.contains("\\") && !plain.contains("@") && !plain.contains("expression") && !plain.contains("image(")
                && plain.replaceAll("url\\(\\s*['\"]?#", "").indexOf("url") < 0;
    }

    private void measure(XMLStreamReader in) {
        String box = in.getAttributeValue(null, "viewBox");
        String[] parts = box == null ? new String[0] : box.strip().split("[\\s,]+");
        width = length(parts.length == 4 ? parts[2] : in.getAttributeValue(null, "width"));
        height = length(parts.length == 4 ? parts[3] : in.getAttributeValue(null, "height"));
    }

    private static double length(String text) {
        try {
            double length = text == null ? UNKNOWN : Double.parseDouble(text.strip().replaceAll("(px|pt|mm|cm|in)$", ""));
            return length > 0 && length < Integer.MAX_VALUE ? length : UNKNOWN;
        } catch (NumberFormatException e) {
            return UNKNOWN;
        }
    }
}
