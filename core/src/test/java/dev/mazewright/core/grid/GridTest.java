package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Cylinder;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import org.junit.jupiter.api.Test;

/** The kind of lattice that a grid reports. */
class GridTest {
    @Test
    void fullRectangleIsSquares() {
        assertThat(new Rectangle(3, 4, null).grid().isSquares()).isTrue();
    }

    @Test
    void maskedRectangleIsSquareLatticeAndNotSquares() {
        Mask all = new Mask(3, 4);
        for (int row = 0; row < 3; row++) {
            all.addRange(row, 0, 4);
        }
        Grid grid = new Rectangle(3, 4, all).grid();
        assertThat(grid.isSquares()).isFalse();
        assertThat(grid.isSquareLattice()).isTrue();
    }

    @Test
    void otherShapesAreNoSquareLattice() {
        assertThat(new Hexagon(3, 4, null).grid().isSquareLattice()).isFalse();
        assertThat(new Box(3, 4, 1).grid().isSquareLattice()).isFalse();
        assertThat(new Cylinder(3, 4, null).grid().isSquareLattice()).isFalse();
        assertThat(Tiles.blank(3, 4).grid().isSquareLattice()).isFalse();
    }

    @Test
    void stepsAreThoseOfSquaresOnRectanglesAndOrthogonalTiles() {
        Mask some = new Mask(3, 4);
        some.addRange(1, 1, 3);
        assertThat(new Rectangle(3, 4, null).grid().hasSquareSteps()).isTrue();
        assertThat(new Rectangle(3, 4, some).grid().hasSquareSteps()).isTrue();
        assertThat(new Tiles(some, Tiles.Moves.ORTHOGONAL).grid().hasSquareSteps()).isTrue();
        assertThat(new Tiles(some, Tiles.Moves.OCTILE).grid().hasSquareSteps()).isFalse();
        assertThat(new Hexagon(3, 4, null).grid().hasSquareSteps()).isFalse();
        assertThat(new Box(3, 4, 1).grid().hasSquareSteps()).isFalse();
        assertThat(new Cylinder(3, 4, null).grid().hasSquareSteps()).isFalse();
    }
}
