package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Outlines against the areas and symmetries that geometry gives them. */
class MaskOutlineTest {
    /** The area of the outline in a square of side 2 around it, by the textbook's formula. */
    private static double area(MaskOutline outline) {
        return switch (outline) {
            case CIRCLE -> Math.PI;
            case RING -> Math.PI * (1 - 0.25);
            case DIAMOND -> 2;
            case TRIANGLE -> 2;
            case HEXAGON -> 3;
            // Ten triangles of a corner, the next notch and the middle: R r sin(36°) / 2 each; then to the square's scale.
            case STAR -> 5 * Math.cos(rad(72)) / Math.cos(rad(36)) * Math.sin(rad(36))
                    * 4 / (2 * Math.sin(rad(72)) * (1 + Math.cos(rad(36))));
            case HEART -> heart() * 4 / (2 * (0.9 + 1) * (1 + 2.3));
        };
    }

    private static double rad(int degrees) {
        return Math.toRadians(degrees);
    }

    /** Two discs of radius 1, their middles 0.9 from the axis, and the tangents to a point 2.3 below. */
    private static double heart() {
        double aside = 0.9;
        double point = 2.3;
        double far = Math.hypot(aside, point);
        // The kite under a disc's middle: a triangle to the axis and one to where the tangent touches.
        double kite = aside * point / 2 + Math.sqrt(far * far - 1) / 2;
        double angle = Math.atan2(point, aside) + Math.acos(1 / far);
        // Of the disc, what lies beyond the axis; half of it below its middle.
        double beyond = Math.acos(aside) - aside * Math.sqrt(1 - aside * aside);
        return 2 * (Math.PI - beyond + kite - (angle / 2 - beyond / 2));
    }

    @ParameterizedTest
    @EnumSource
    void haveTheAreasOfGeometry(MaskOutline outline) {
        int steps = 1000;
        long inside = 0;
        for (int i = 0; i < steps; i++) {
            for (int j = 0; j < steps; j++) {
                inside += outline.contains(2 * (i + 0.5) / steps - 1, 2 * (j + 0.5) / steps - 1) ? 1 : 0;
            }
        }
        assertThat(4.0 * inside / steps / steps).isCloseTo(area(outline), within(0.004));
    }

    @ParameterizedTest
    @EnumSource
    void touchAllSidesOfTheirSquareAndNoMore(MaskOutline outline) {
        boolean[] touched = new boolean[4];
        int steps = 4000;
        for (int i = -steps; i <= steps; i++) {
            double along = i / (double) steps;
            for (int side = 0; side < 4; side++) {
                double across = side < 2 ? 1 : -1;
                touched[side] |= side % 2 == 0
                        ? outline.contains(along, 0.998 * across)
                        : outline.contains(0.998 * across, along);
                assertThat(outline.contains(along, 1.001 * across)).isFalse();
                assertThat(outline.contains(1.001 * across, along)).isFalse();
            }
        }
        assertThat(touched).containsOnly(true);
    }

    @ParameterizedTest
    @EnumSource
    void areTheSameToTheLeftAndToTheRight(MaskOutline outline) {
        for (int columns = 7; columns < 40; columns++) {
            Mask mask = Masks.outline(outline, new Rectangle(30, columns, null));
            for (int row = 0; row < 30; row++) {
                for (int column = 0; column < columns; column++) {
                    assertThat(mask.contains(row, column))
                            .as("%s on 30x%d at %d,%d", outline, columns, row, column)
                            .isEqualTo(mask.contains(row, columns - 1 - column));
                }
            }
        }
    }

    /** Odd rows of hexagons stand half a cell to the right, so the last of them has no counterpart. */
    @ParameterizedTest
    @EnumSource
    void areTheSameToTheLeftAndToTheRightOnHexagons(MaskOutline outline) {
        for (int columns = 12; columns < 40; columns++) {
            Mask mask = Masks.outline(outline, new Hexagon(31, columns, null));
            int odd = 0;
            for (int row = 0; row < 31; row++) {
                int mirror = columns - 1 - row % 2;
                boolean regular = outline == MaskOutline.HEXAGON || outline == MaskOutline.TRIANGLE;
                for (int column = 0; column <= mirror; column++) {
                    odd += mask.contains(row, column) == mask.contains(row, mirror - column) || regular ? 0 : 1;
                }
            }
            assertThat(odd).as("%s on 31x%d", outline, columns).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"CIRCLE", "RING", "DIAMOND", "HEXAGON"})
    void areTheSameUpsideDown(MaskOutline outline) {
        Mask mask = Masks.outline(outline, new Rectangle(26, 31, null));
        for (int row = 0; row < 26; row++) {
            for (int column = 0; column < 31; column++) {
                assertThat(mask.contains(row, column)).isEqualTo(mask.contains(25 - row, column));
            }
        }
    }

    /** Outlines keep their proportions: a circle on a long grid is no ellipse. */
    @ParameterizedTest
    @CsvSource({"circle, 20, 60, 20", "circle, 60, 20, 20", "diamond, 15, 31, 15", "hexagon, 40, 80, 46", "heart, 33, 90, 38"})
    void keepTheirProportions(String name, int rows, int columns, int widest) {
        Mask mask = Masks.outline(MaskOutline.of(name), new Rectangle(rows, columns, null));
        int most = 0;
        for (int row = 0; row < rows; row++) {
            int cells = 0;
            for (int column = 0; column < columns; column++) {
                cells += mask.contains(row, column) ? 1 : 0;
            }
            most = Math.max(most, cells);
        }
        assertThat(most).isCloseTo(widest, within(1));
    }

    @Test
    void haveTheNamesOfTheContract() {
        assertThat(MaskOutline.words())
                .containsExactly("circle", "ring", "heart", "star", "diamond", "hexagon", "triangle");
        assertThat(MaskOutline.words()).allSatisfy(word -> assertThat(MaskOutline.of(word).word()).isEqualTo(word));
        assertThatThrownBy(() -> MaskOutline.of("hart"))
                .isInstanceOf(UsageException.class)
                .hasMessage("unknown mask outline 'hart'; did you mean heart?");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void areRefusedWhereTheyLeaveNoCell(int side) {
        Rectangle model = new Rectangle(side, side, null);
        if (side == 1) {
            assertThatThrownBy(() -> Masks.outline(MaskOutline.RING, model))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("mask=ring leaves no cell of rectangle 1x1");
        } else {
            assertThat(Masks.outline(MaskOutline.RING, model).count()).isPositive();
        }
        assertThat(Masks.outline(MaskOutline.CIRCLE, model).count()).isPositive();
    }
}
