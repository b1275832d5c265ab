package dev.mazewright.tools.gallery;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.SvgSetup;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** The contact sheet: all shapes, and some masks, with a path through each, as one SVG. */
final class ShapeSheet {
    /** Its file, beside the pictures. */
    static final String NAME = "shapes.svg";

    private static final int COLUMNS = 4;
    private static final int SIDE = 260;
    private static final int GAP = 28;
    private static final int CAPTION = 26;

    private static final Style STYLE = Style.of(16, 2, 2);

    /** What the last row shows of masks: shape, size and mask. */
    private static final List<String> MASKS = List.of(
            "hexagon:27x28,mask=heart", "upsilon:23x23,mask=ring", "triangle:26x47,mask=star", "rectangle:24x64,mask-text=MAZE");

    private ShapeSheet() {}

    /** A picture and what is written below it. */
    private record Card(String caption, GalleryPicture picture) {
        static Card of(Entry<Shape> shape) {
            return new Card(shape.name(), GalleryPicture.ofShape(shape));
        }

        static Card of(String masked) {
            return new Card(masked, new GalleryPicture(masked, masked + "/wilson/goal:farthest/seed:1"));
        }
    }

    /** The full grid. */
    static String svg() throws IOException {
        List<Card> cards = Stream.concat(ShapesPage.shapes().stream().map(Card::of), MASKS.stream().map(Card::of))
                .toList();
        int rows = Math.ceilDiv(cards.size(), COLUMNS);
        int width = COLUMNS * (SIDE + GAP) + GAP;
        int height = rows * (SIDE + CAPTION + GAP) + GAP;
        StringBuilder svg = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width).append("\" height=\"");
        svg.append(height).append("\" viewBox=\"0 0 ").append(width).append(' ').append(height).append("\">\n");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        for (int i = 0; i < cards.size(); i++) {
            int left = GAP + i % COLUMNS * (SIDE + GAP);
            int top = GAP + i / COLUMNS * (SIDE + CAPTION + GAP);
            ByteArrayOutputStream drawn = new ByteArrayOutputStream();
            cards.get(i).picture().write(new BreadthFirst(), STYLE, drawn);
            svg.append(SvgSetup.within(drawn.toByteArray(), left, top, SIDE, ""));
            svg.append("<text x=\"").append(left + SIDE / 2).append("\" y=\"").append(top + SIDE + CAPTION - 6);
            svg.append("\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"15\" text-anchor=\"middle\">");
            svg.append(cards.get(i).caption()).append("</text>\n");
        }
        return svg.append("</svg>\n").toString();
    }
}
