package dev.mazewright.vision.file;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.SvgFilter;
import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Keeps of an SVG file only what draws. It leaves out scripts, events, other files, embedded pictures and documents, animations, filters,
 * markers and the document type; it refuses declarations, and drawings that draw too much.
 */
final class HarmlessSvg extends SvgFilter<IOException> {
    private static final Set<String> LEFT_OUT = Set.of(
            "script", "foreignObject", "image", "feImage", "filter", "marker", "animate", "animateMotion", "animateTransform",
            "set", "audio", "video", "iframe", "metadata", "title", "desc", "font", "font-face", "handler", "listener");

    /** What follows the end of a closed path, but a command: an error, up to which a path is drawn (SVG 2, 9.5.4). The library never ends there. */
    private static final Pattern BEHIND_CLOSED = Pattern.compile("(?<=[zZ])[\\s,]*[^a-zA-Z\\s,].*", Pattern.DOTALL);
    /** Path data in styles, which no other program takes from there. */
    private static final Pattern PATH_IN_STYLE = Pattern.compile("[;{]\\s*(?:d|path)\\s*:", Pattern.CASE_INSENSITIVE);
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?(?:\\*/|\\z)", Pattern.DOTALL);

    private static final int MOST_ELEMENTS = 1_000_000;
    static final int MOST_DEPTH = 90;

    private final FileInput file;
    private final SvgSize size = new SvgSize();
    private final SvgStencils stencils = new SvgStencils();
    private boolean isStyle;

    private HarmlessSvg(FileInput file) {
        this.file = file;
    }

    /** The part of an SVG file that draws. */
    static byte[] harmless(FileInput file) throws IOException {
        try {
            return new HarmlessSvg(file).left();
        } catch (XMLStreamException e) {
            String where = e.getLocation() == null ? "" : "line " + e.getLocation().getLineNumber();
            throw file.source().bad(where, "damaged XML (" + FileInput.shortened(String.valueOf(e.getMessage())) + ")", "a whole svg file");
        }
    }

    private byte[] left() throws XMLStreamException, IOException {
        byte[] left = filtered(reader(SvgStorage.plain(file)));
        if (size.drawn() > MOST_ELEMENTS) {
            throw file.bad("a drawing of more than " + MOST_ELEMENTS + " parts, or one that includes itself", "a simpler one");
        }
        if (stencils.isTooMuch()) {
            throw file.bad(
                    "clip paths, masks or patterns of long paths", "simple ones, or none; draw it to a PNG file with another program");
        }
        return left;
    }

    @Override
    protected void declared(String what, boolean isEntity) throws IOException {
        if (isEntity || what.indexOf('[') >= 0) {
            throw file.bad(isEntity ? what : "a document type with declarations", "SVG without entities; save it as plain SVG");
        }
    }

    @Override
    protected boolean isDrawn(XMLStreamReader in, int outer) throws IOException {
        CancelledException.check();
        boolean isSvg = in.getNamespaceURI() == null || NAMESPACE.equals(in.getNamespaceURI());
        if (outer == 0 && !(isSvg && in.getLocalName().equals("svg"))) {
            throw file.bad("the element " + in.getLocalName(), "svg");
        }
        return isSvg && !LEFT_OUT.contains(in.getLocalName());
    }

    @Override
    protected void begin(XMLStreamReader in, int inner) throws IOException {
        isStyle = in.getLocalName().equals("style");
        size.begin();
        stencils.begin(in.getLocalName());
        if (inner > MOST_DEPTH || size.elements() > MOST_ELEMENTS) {
            throw file.bad("more than " + MOST_ELEMENTS + " elements, or more than " + MOST_DEPTH + " in one another", "a simpler drawing");
        }
    }

    @Override
    protected @Nullable String attribute(XMLStreamReader in, int index) {
        String name = in.getAttributeLocalName(index);
        boolean isPath = name.equals("d") || name.equals("path");
        String value = isPath ? BEHIND_CLOSED.matcher(in.getAttributeValue(index)).replaceFirst("") : in.getAttributeValue(index);
        boolean isEvent = name.toLowerCase(Locale.ROOT).startsWith("on");
        boolean isOther = name.equals("href") && !value.startsWith("#");
        if (isEvent || isOther || name.equals("base") || !isHarmless(value) || (name.equals("style") && !isStyleHarmless(";" + value))) {
            return name.equals("fill") || name.equals("stroke") ? "none" : null; // no paint instead of a missing one
        }
        size.attribute(name, value);
        stencils.attribute(name, value);
        return value;
    }

    @Override
    protected boolean isKept(String text) {
        return !isStyle || (isHarmless(text) && isStyleHarmless(text));
    }

    @Override
    protected void end() {
        isStyle = false;
        size.end();
        stencils.end();
    }

    private static boolean isStyleHarmless(String style) {
        return !PATH_IN_STYLE.matcher(COMMENT.matcher(style).replaceAll("")).find();
    }

    /** Whether a value refers only to parts of the same drawing. */
    private static boolean isHarmless(String value) {
        String plain = value.toLowerCase(Locale.ROOT);
        return !plain.contains("@import") && isWithin(plain, "url(");
    }
}
