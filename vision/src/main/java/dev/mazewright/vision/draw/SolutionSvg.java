package dev.mazewright.vision.draw;

import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes a solution as an SVG drawing, over an embedded or linked picture; the path has the id {@code solution}. */
public final class SolutionSvg {
    private SolutionSvg() {}

    /**
     * Writes the drawing.
     *
     * @param picture the URI of the upright picture, or null for the path alone
     */
    public static void write(SolutionLine line, @Nullable String picture, OutputStream out) throws IOException {
        StringBuilder svg = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"");
        svg.append(" width=\"").append(line.width()).append("\" height=\"").append(line.height())
                .append("\" viewBox=\"0 0 ").append(line.width()).append(' ').append(line.height()).append("\">\n");
        if (picture != null) {
            svg.append("<image id=\"picture\" width=\"").append(line.width()).append("\" height=\"").append(line.height())
                    .append("\" href=\"").append(escaped(picture)).append("\"/>\n");
        }
        String colour = String.format(Locale.ROOT, "#%06x", line.colour());
        svg.append("<path id=\"solution\" fill=\"none\" stroke=\"").append(colour).append("\" stroke-width=\"").append(number(line.thickness()))
                .append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"");
        String command = "M";
        for (Spot spot : line.path()) {
            svg.append(command).append(number(spot.x())).append(' ').append(number(spot.y()));
            command = "L";
        }
        svg.append("\"/>\n");
        circle("start", line.path().getFirst(), (line.endRadius() + line.holeRadius()) / 2, svg)
                .append("fill=\"#fff\" stroke=\"").append(colour).append("\" stroke-width=\"")
                .append(number(line.endRadius() - line.holeRadius())).append("\"/>\n");
        circle("goal", line.path().getLast(), line.endRadius(), svg).append("fill=\"").append(colour).append("\"/>\n</svg>\n");
        out.write(svg.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static StringBuilder circle(String id, Spot middle, double radius, StringBuilder svg) {
        return svg.append("<circle id=\"").append(id).append("\" cx=\"").append(number(middle.x())).append("\" cy=\"")
                .append(number(middle.y())).append("\" r=\"").append(number(radius)).append("\" ");
    }

    /** Writes a number to a hundredth of a pixel. */
    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceAll("\\.?0+$", "");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
    }
}
