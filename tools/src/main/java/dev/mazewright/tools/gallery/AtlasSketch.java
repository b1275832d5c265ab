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

    /** Fills blocks with a colour. */
    AtlasSketch fill(Collection<AtlasCell> cells, int colour, double opacity) {
        svg.append("<path fill=\"").append(hex(colour)).append("\" fill-opacity=\"").append(number(opacity)).append("\" d=\"");
        for (AtlasCell cell : cells) {
            if (isInside(cell)) {
                svg.append('M').append(number(x(cell.column()))).append(' ').append(number(y(cell.row())));
                svg.append('h').append(number(size)).append('v').append(number(size)).append('h').append(number(-size)).append('z');
            }
        }
        svg.append("\"/>\n");
        return this;
    }

    /** Draws the walls, and the frame. */
    AtlasSketch walls(double width) {
        svg.append("<path fill=\"none\" stroke-linecap=\"square\" stroke=\"").append(hex(COLOURS.wall())).append("\" stroke-width=\"");
        svg.append(number(width)).append("\" d=\"");
        svg.append('M').append(number(left)).append(' ').append(number(top)).append('h').append(number(columns * size));
        svg.append('v').append(number(rows * size)).append('h').append(number(-columns * size)).append('z');
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
        svg.append("\"/>\n");
        return this;
    }

    private boolean isWall(int row, int column, int direction) {
        boolean isAtEdge = direction == Rectangle.SOUTH ? row == rows - 1 : column == columns - 1;
        return !isAtEdge && !Directions.contains(atlas.open(new AtlasCell(first.row() + row, first.column() + column), level), direction);
    }

    private void line(int fromColumn, int fromRow, int toColumn, int toRow) {
        if (fromColumn != toColumn || fromRow != toRow) {
            svg.append('M').append(number(left + fromColumn * size)).append(' ').append(number(top + fromRow * size));
            svg.append(fromRow == toRow ? "h" + number((toColumn - fromColumn) * size) : "v" + number((toRow - fromRow) * size));
        }
    }

    /** Draws pieces of a path. */
    AtlasSketch path(List<AtlasPath> pieces, double width) {
        svg.append("<path fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\" stroke=\"").append(hex(COLOURS.solution()));
        svg.append("\" stroke-width=\"").append(number(width)).append("\" d=\"");
        for (AtlasPath piece : pieces) {
            char command = 'M';
            for (AtlasCell cell : piece.cells()) {
                svg.append(command).append(number(x(cell.column()) + size / 2)).append(' ').append(number(y(cell.row()) + size / 2));
                command = 'L';
            }
        }
        svg.append("\"/>\n");
        return this;
    }

    /** The pieces of a path in this part. */
    List<AtlasPath> pieces(AtlasCell from, AtlasCell to) {
        return atlas.paths(from, to, level, first, rows, columns);
    }

    /** Draws a disc at the side of a block, where it has a door. */
    AtlasSketch door(AtlasCell cell, int direction, double radius) {
        double x = x(cell.column()) + size / 2 + (direction == Rectangle.EAST ? size / 2 : direction == Rectangle.WEST ? -size / 2 : 0);
        double y = y(cell.row()) + size / 2 + (direction == Rectangle.SOUTH ? size / 2 : direction == Rectangle.NORTH ? -size / 2 : 0);
        svg.append("<circle cx=\"").append(number(x)).append("\" cy=\"").append(number(y)).append("\" r=\"").append(number(radius));
        svg.append("\" fill=\"").append(hex(COLOURS.goal())).append("\"/>\n");
        return this;
    }

    /** Draws a frame around a block. */
    AtlasSketch frame(AtlasCell cell, int colour, double width) {
        svg.append("<rect fill=\"none\" x=\"").append(number(x(cell.column()))).append("\" y=\"").append(number(y(cell.row()))).append("\" width=\"");
        svg.append(number(size)).append("\" height=\"").append(number(size)).append("\" stroke=\"").append(hex(colour)).append("\" stroke-width=\"");
        svg.append(number(width)).append("\"/>\n");
        return this;
    }

    /** Writes a line under it. */
    AtlasSketch caption(String text) {
        svg.append("<text x=\"").append(number(left)).append("\" y=\"").append(number(top + rows * size + 22)).append("\" fill=\"");
        svg.append(hex(COLOURS.ink())).append("\" font-family=\"sans-serif\" font-size=\"14\">").append(text).append("</text>\n");
        return this;
    }
}
