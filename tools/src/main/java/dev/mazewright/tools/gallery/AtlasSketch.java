package dev.mazewright.tools.gallery;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasPath;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Theme;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A part of a level of an atlas, drawn into a square of an SVG in several layers. */
final class AtlasSketch {
    private static final Theme COLOURS = Theme.PLAIN;

    private final StringBuilder svg;
    private final Atlas atlas;
    private final int level;
    private final AtlasCell first;
    private final int rows;
    private final int columns;
    private final double left;
    private final double top;
    private final double size;

    /** Draws a part of a level with its top left corner at a point; {@code size} is the side of a block in pixels. */
    AtlasSketch(StringBuilder svg, Atlas atlas, int level, AtlasCell first, int rows, int columns, double left, double top, double size) {
        this.svg = svg;
        this.atlas = atlas;
        this.level = level;
        this.first = first;
        this.rows = rows;
        this.columns = columns;
        this.left = left;
        this.top = top;
        this.size = size;
    }

    /** A sheet of paper around all sketches. */
    static StringBuilder sheet(double width, double height) {
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\">\n",
                number(width), number(height), number(width), number(height)));
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"").append(hex(COLOURS.paper())).append("\"/>\n");
        return svg;
    }

    static String hex(int colour) {
        return String.format(Locale.ROOT, "#%06x", colour);
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceAll("\\.?0+$", "");
    }

    private boolean isInside(AtlasCell cell) {
        return cell.row() >= first.row() && cell.row() < first.row() + rows && cell.column() >= first.column() && cell.column() < first.column() + columns;
    }

    private double x(long column) {
        return left + (column - first.column()) * size;
    }

    private double y(long row) {
        return top + (row - first.row()) * size;
    }

    /** Adds text, in which %s stands for numbers and other values. */
    private AtlasSketch add(String text, Object... values) {
        svg.append(String.format(Locale.ROOT, text,
                Stream.of(values).map(value -> value instanceof Double number ? number(number) : value).toArray()));
        return this;
    }

    /** Fills blocks with a colour. */
    AtlasSketch fill(Collection<AtlasCell> cells, int colour, double opacity) {
        add("<path fill=\"%s\" fill-opacity=\"%s\" d=\"", hex(colour), opacity);
        for (AtlasCell cell : cells) {
            if (isInside(cell)) {
                add("M%s %sh%sv%sh%sz", x(cell.column()), y(cell.row()), size, size, -size);
            }
        }
        return add("\"/>\n");
    }

    /** Draws the walls, and the frame. */
    AtlasSketch walls(double width) {
        add("<path fill=\"none\" stroke-linecap=\"square\" stroke=\"%s\" stroke-width=\"%s\" d=\"", hex(COLOURS.wall()), width);
        add("M%s %sh%sv%sh%sz", left, top, columns * size, rows * size, -columns * size);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int from = column;
                while (column < columns && isWall(row, column, Rectangle.SOUTH)) {
                    column++;
                }
                line(from, row + 1, column, row + 1);
            }
        }
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                int from = row;
                while (row < rows && isWall(row, column, Rectangle.EAST)) {
                    row++;
                }
                line(column + 1, from, column + 1, row);
            }
        }
        return add("\"/>\n");
    }

    private boolean isWall(int row, int column, int direction) {
        boolean isAtEdge = direction == Rectangle.SOUTH ? row == rows - 1 : column == columns - 1;
        return !isAtEdge && !Directions.contains(atlas.open(new AtlasCell(first.row() + row, first.column() + column), level), direction);
    }

    private void line(int fromColumn, int fromRow, int toColumn, int toRow) {
        if (fromColumn != toColumn || fromRow != toRow) {
            boolean isAcross = fromRow == toRow;
            add("M%s %s%s%s", left + fromColumn * size, top + fromRow * size, isAcross ? "h" : "v",
                    (isAcross ? toColumn - fromColumn : toRow - fromRow) * size);
        }
    }

    /** Draws pieces of a path. */
    AtlasSketch path(List<AtlasPath> pieces, double width) {
        add("<path fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\" stroke=\"%s\" stroke-width=\"%s\" d=\"",
                hex(COLOURS.solution()), width);
        for (AtlasPath piece : pieces) {
            char command = 'M';
            for (AtlasCell cell : piece.cells()) {
                add("%s%s %s", command, x(cell.column()) + size / 2, y(cell.row()) + size / 2);
                command = 'L';
            }
        }
        return add("\"/>\n");
    }

    /** The pieces of a path in this part. */
    List<AtlasPath> pieces(AtlasCell from, AtlasCell to) {
        return atlas.paths(from, to, level, first, rows, columns);
    }

    /** Draws a disc at the side of a block, where it has a door. */
    AtlasSketch door(AtlasCell cell, int direction, double radius) {
        double x = x(cell.column()) + size / 2 + (direction == Rectangle.EAST ? size / 2 : direction == Rectangle.WEST ? -size / 2 : 0);
        double y = y(cell.row()) + size / 2 + (direction == Rectangle.SOUTH ? size / 2 : direction == Rectangle.NORTH ? -size / 2 : 0);
        return add("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>\n", x, y, radius, hex(COLOURS.goal()));
    }

    /** Draws a frame around a block. */
    AtlasSketch frame(AtlasCell cell, int colour, double width) {
        return add("<rect fill=\"none\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>\n",
                x(cell.column()), y(cell.row()), size, size, hex(colour), width);
    }

    /** Writes a line under it. */
    AtlasSketch caption(String text) {
        return add("<text x=\"%s\" y=\"%s\" fill=\"%s\" font-family=\"sans-serif\" font-size=\"14\">%s</text>\n",
                left, top + rows * size + 22, hex(COLOURS.ink()), text);
    }
}
