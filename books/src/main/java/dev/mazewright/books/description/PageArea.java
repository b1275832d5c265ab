package dev.mazewright.books.description;

import java.util.ArrayList;
import java.util.List;

/** A part of a page, in points from its top left corner. */
public record PageArea(double left, double top, double width, double height) {
    public double right() {
        return left + width;
    }

    public double bottom() {
        return top + height;
    }

    public double middle() {
        return left + width / 2;
    }

    /** This box without a strip of height {@code cut} at its top. */
    public PageArea below(double cut) {
        return new PageArea(left, top + cut, width, height - cut);
    }

    /** Boxes of one size, in rows and columns, with gaps between them, in reading order. */
    public List<PageArea> grid(int rows, int columns, double gap) {
        double wide = (width - (columns - 1) * gap) / columns;
        double high = (height - (rows - 1) * gap) / rows;
        List<PageArea> boxes = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                boxes.add(new PageArea(left + column * (wide + gap), top + row * (high + gap), wide, high));
            }
        }
        return boxes;
    }

    /** Divides the box into this number of boxes, with more of them along the longer side. */
    public List<PageArea> parts(int number, double gap) {
        int few = switch (number) {
            case 1, 2 -> 1;
            case 4, 6 -> 2;
            default -> 3;
        };
        return width > height ? grid(few, number / few, gap) : grid(number / few, few, gap);
    }
}
