package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import org.jspecify.annotations.Nullable;

/** A shape of rows and columns on a lattice, all of them cells unless a mask says otherwise. */
public interface LatticeShape extends Shape {
    /** How many rows, at least 1. */
    int rows();

    /** How many columns, at least 1. */
    int columns();

    @Override
    @Nullable Mask mask();

    /** Where the neighbours of its cells lie. */
    Lattice lattice();

    /** Its line of the catalog. */
    Entry<Shape> entry();

    @Override
    default String name() {
        return entry().name();
    }

    @Override
    default Size size() {
        return new Size(rows(), columns());
    }

    @Override
    default double width() {
        return columns();
    }

    @Override
    default double height() {
        return rows();
    }

    @Override
    default Grid grid() {
        Mask mask = mask();
        return mask == null ? Grid.of(this, rows(), columns(), lattice()) : Grid.of(this, mask, lattice());
    }
}
