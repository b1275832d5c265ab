package dev.mazewright.formats.io;

import dev.mazewright.core.run.UsageException;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Leaves of an SVG drawing what draws: shapes, groups, gradients and clips, with their geometry and colours. Scripts, events,
 * links, text, style sheets, animations, other files and everything of another namespace are left out; a document type, which
 * could declare entities, is refused.
 */
final class SvgSanitizer extends SvgFilter<RuntimeException> {
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

    private int elements;
    private double width = UNKNOWN;
    private double height = UNKNOWN;

    private SvgSanitizer() {}

    /** The picture of an SVG file, named by the bytes that are left; a {@link UsageException} if it is not SVG, or too large. */
    static EndPicture picture(byte[] file, Function<byte[], String> uri) {
        SvgSanitizer sanitizer = new SvgSanitizer();
        try {
            byte[] left = sanitizer.filtered(reader(file));
            return new EndPicture(uri.apply(left), true, sanitizer.width, sanitizer.height);
        } catch (XMLStreamException e) {
            String line = e.getLocation() == null ? "" : " (line " + e.getLocation().getLineNumber() + ")";
            throw new UsageException("the picture is neither a PNG picture nor an SVG drawing that can be read" + line);
        }
    }

    @Override
    protected void declared(String what, boolean isEntity) {
        throw new UsageException("the picture has a document type or entities; save it as plain SVG");
    }

    @Override
    protected boolean isDrawn(XMLStreamReader in, int outer) {
        boolean isOfSvg = NAMESPACE.equals(in.getNamespaceURI());
        if (outer == 0 && !(isOfSvg && in.getLocalName().equals("svg"))) {
            throw new UsageException("the picture is neither a PNG picture nor an SVG drawing; its first element is " + in.getLocalName());
        }
        return isOfSvg && ELEMENTS.contains(in.getLocalName());
    }

    @Override
    protected void begin(XMLStreamReader in, int inner) {
        elements++;
        if (inner > MOST_DEPTH || elements > MOST_ELEMENTS) {
            throw new UsageException("the picture has more than " + MOST_ELEMENTS + " elements, or more than " + MOST_DEPTH
                    + " in one another; take a simpler one, or a PNG picture");
        }
        if (inner == 1) {
            measure(in);
        }
    }

    @Override
    protected @Nullable String attribute(XMLStreamReader in, int index) {
        String name = in.getAttributeLocalName(index);
        String value = in.getAttributeValue(index);
        boolean isOwn = in.getAttributeNamespace(index) == null || in.getAttributeNamespace(index).isEmpty();
        boolean isLink = name.equals("href") && value.startsWith("#"); // a gradient that continues another one
        boolean isKept = (isLink && in.getLocalName().endsWith("Gradient")) || (isOwn && ATTRIBUTES.contains(name) && isHarmless(value));
        return isKept ? value : null;
    }

    /** Whether a value refers to nothing but parts of the same drawing. */
    private static boolean isHarmless(String value) {
        String plain = value.toLowerCase(Locale.ROOT);
        return !plain.contains("@") && !plain.contains("expression") && !plain.contains("image(") && isWithin(plain, "url");
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
