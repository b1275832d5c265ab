package dev.mazewright.books.check;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * The boxes of a page, in the units of its content.
 *
 * @param media the whole page
 * @param crop what is shown of it
 * @param bleed what is printed
 * @param trim what is left when the edges are cut off; where the page does not name it, it follows from the size of the page
 * @param unit points in a unit
 * @param rotation by how many degrees the page is turned clockwise, 0, 90, 180 or 270
 */
record PageBoxes(Rectangle2D media, Rectangle2D crop, Rectangle2D bleed, Rectangle2D trim, double unit, int rotation) {
    private static final int QUARTER = 90;

    /** The boxes of a page, for a printer of these sizes, whose bleed has a width of {@code edge} points, 0 for none. */
    static PageBoxes of(PDPage page, List<PaperSize> sizes, double edge, boolean isBoundLeft) {
        Rectangle2D media = rectangle(page.getMediaBox());
        Rectangle2D crop = rectangle(page.getCropBox());
        boolean isNamed = page.getCOSObject().containsKey(COSName.TRIM_BOX);
        Rectangle2D trim = isNamed ? rectangle(page.getTrimBox()) : crop;
        boolean isBleedNamed = page.getCOSObject().containsKey(COSName.BLEED_BOX);
        Rectangle2D bleed = isBleedNamed ? rectangle(page.getBleedBox()) : crop;
        PageBoxes boxes = new PageBoxes(media, crop, bleed, trim, page.getUserUnit(), page.getRotation());
        if (!isNamed && edge > 0 && boxes.rotation == 0) {
            double wide = boxes.width();
            double high = boxes.height();
            boolean isPlain = sizes.stream().anyMatch(size -> size.fits(wide, high));
            if (!isPlain && sizes.stream().anyMatch(size -> size.fits(wide - edge, high - 2 * edge))) {
                double cut = edge / boxes.unit;
                Rectangle2D inner = new Rectangle2D.Double(
                        crop.getX() + (isBoundLeft ? 0 : cut), crop.getY() + cut, crop.getWidth() - cut, crop.getHeight() - 2 * cut);
                return new PageBoxes(media, crop, bleed, inner, boxes.unit, 0);
            }
        }
        return boxes;
    }

    private static Rectangle2D rectangle(PDRectangle box) {
        return new Rectangle2D.Double(box.getLowerLeftX(), box.getLowerLeftY(), box.getWidth(), box.getHeight());
    }

    /** How wide the trimmed page is, as it is read, in points. */
    double width() {
        return unit * (isSideways() ? trim.getHeight() : trim.getWidth());
    }

    /** How high it is, in points. */
    double height() {
        return unit * (isSideways() ? trim.getWidth() : trim.getHeight());
    }

    private boolean isSideways() {
        return rotation % (2 * QUARTER) != 0;
    }

    /** How far the page reaches beyond the trim: left, bottom, right and top as it is read, in points. */
    double[] beyondTrim() {
        double[] inside = inside(media);
        for (int i = 0; i < inside.length; i++) {
            inside[i] = -inside[i];
        }
        return inside;
    }

    /** How far a rectangle keeps from the edges of the trim: left, bottom, right and top as the page is read, in points. */
    double[] inside(Rectangle2D box) {
        double[] sides = {
            unit * (box.getMinX() - trim.getMinX()),
            unit * (box.getMinY() - trim.getMinY()),
            unit * (trim.getMaxX() - box.getMaxX()),
            unit * (trim.getMaxY() - box.getMaxY())
        };
        int turns = Math.floorMod(rotation / QUARTER, sides.length);
        double[] turned = new double[sides.length];
        for (int i = 0; i < sides.length; i++) {
            turned[i] = sides[(i + turns) % sides.length]; // turned clockwise, the bottom is the left
        }
        return turned;
    }

    /** A side of a page as it is read, in the order in which distances are listed. */
    enum Side {
        LEFT(0),
        BOTTOM(1),
        RIGHT(2),
        TOP(3);

        private final int index;

        Side(int index) {
            this.index = index;
        }

        /** Of these distances, the one of this side. */
        double of(double[] distances) {
            return distances[index];
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
