package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Link.Seam;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Positions;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What grids of squares share some of whose edges are glued to each other. Directions are those of {@link Squares}.
 *
 * <p>Along a glued axis there are at least {@value #LEAST} cells: of two, each would lie beside the other twice, and a
 * cell alone beside itself.
 */
public interface Glued extends Shape {
    /** The fewest cells along a glued axis. */
    int LEAST = 3;

    int rows();

    int columns();

    @Override
    @Nullable Mask mask();

    /** Its line of the catalog. */
    Entry<Shape> entry();

    /**
     * The number, row x columns + column, of the position at a row and column of which one may be one step beyond an
     * edge; {@link Grid#OUTSIDE} if nothing is glued to that.
     */
    int position(int row, int column);

    /** Makes sure that an axis has enough cells to be glued. */
    static void require(String shape, int rows, int columns, String axis, int length) {
        if (length < LEAST) {
            throw new UsageException("a " + shape + " of " + rows + "x" + columns + " does not exist, since its " + axis
                    + " are glued to a ring; take at least " + LEAST + " " + axis);
        }
    }

    /** The left and the right edge, glued together; a twist turns the right one's arrow. */
    static List<Seam> leftAndRight(int rows, int columns, boolean twisted) {
        return List.of(
                new Seam("a", 0, 0, 0, rows, -1, 0),
                twisted ? new Seam("a", columns, rows, columns, 0, 1, 0) : new Seam("a", columns, 0, columns, rows, 1, 0));
    }

    @Override
    default String name() {
        return entry().name();
    }

    @Override
    default Size size() {
        return new Size(rows(), columns());
    }

    @Override
    default Grid grid() {
        Positions positions = Positions.full(rows(), columns()).masked(mask());
        return Grid.of(this, positions, cell -> {
            int row = positions.row(cell);
            int column = positions.column(cell);
            return new int[] {
                cell(positions, row - 1, column), cell(positions, row, column + 1), cell(positions, row + 1, column),
                cell(positions, row, column - 1)
            };
        });
    }

    private int cell(Positions positions, int row, int column) {
        int position = position(row, column);
        int cell = position == Grid.OUTSIDE ? position : positions.cell(position / columns(), position % columns());
        return cell < 0 ? Grid.OUTSIDE : cell;
    }

    @Override
    default boolean hasSquareCells() {
        return true;
    }

    @Override
    default Link link(Grid grid, long cell, int direction) {
        boolean isAtEdge =
                switch (direction) {
                    case Squares.NORTH -> grid.row(cell) == 0;
                    case Squares.EAST -> grid.column(cell) == columns() - 1;
                    case Squares.SOUTH -> grid.row(cell) == rows() - 1;
                    default -> grid.column(cell) == 0;
                };
        return isAtEdge ? Link.SEAM : Link.SIDE;
    }

    @Override
    default boolean isStraight(Grid grid, long cell, int one, int other) {
        return Squares.areOpposite(one, other);
    }

    @Override
    default String side(Grid grid, long cell, int direction) {
        return Squares.side(direction);
    }

    @Override
    default TextForm textForm() {
        return TextForm.SQUARES;
    }

    @Override
    default Outline outline(Grid grid, long cell) {
        return Squares.outline(grid, cell);
    }

    @Override
    default double width() {
        return columns();
    }

    @Override
    default double height() {
        return rows();
    }
}
