package dev.mazewright.vision.bad;

import static dev.mazewright.vision.bad.Defect.BLUR;
import static dev.mazewright.vision.bad.Defect.DOTTED;
import static dev.mazewright.vision.bad.Defect.INVERTED;
import static dev.mazewright.vision.bad.Defect.LIGHT;
import static dev.mazewright.vision.bad.Defect.NOISE;
import static dev.mazewright.vision.bad.Defect.PAPER;
import static dev.mazewright.vision.bad.Defect.PERSPECTIVE;
import static dev.mazewright.vision.bad.Defect.QUARTER_TURN;
import static dev.mazewright.vision.bad.Defect.ROTATION;
import static dev.mazewright.vision.bad.Defect.SHADOW;
import static dev.mazewright.vision.bad.Defect.STAIN;
import static dev.mazewright.vision.bad.Shown.BOTH;
import static dev.mazewright.vision.bad.Shown.MARKS;
import static dev.mazewright.vision.bad.Shown.OPENINGS;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.As;
import java.awt.Polygon;
import java.util.List;
import java.util.Map;

/** The simulated photographs of docs/pictures.md: one of each kind of maze, with other defects each. */
final class Examples {
    /** Hedges around paths of sand, seen from above. */
    private static final Theme GARDEN = new Theme(
            "garden", "Hedges around paths of sand.", 0xE6D8B4, 0x35602B, 0x3F88A5, 0x1E1E1E, 0xC03020, 0x35602B, Theme.Mark.NONE, Theme.Mark.NONE);
    /** The outline of a dragon that looks to the left, in percent of the grid. */
    private static final Polygon DRAGON = new Polygon(
            new int[] {2, 22, 30, 40, 50, 70, 62, 98, 80, 84, 60, 66, 50, 44, 30, 34, 24, 26, 4},
            new int[] {36, 20, 4, 22, 26, 4, 34, 20, 52, 96, 70, 98, 98, 72, 70, 98, 98, 56, 50}, 19);

    /** Those that are understood. */
    static final List<Example> ALL = List.of(
            new Example("squares", "squares", "rectangle:13x17/wilson/open:none/seed:3", OPENINGS, Theme.PLAIN, false, null, 22, 0.12, 65,
                    Map.of(ROTATION, 0.5, PERSPECTIVE, 0.6, SHADOW, 0.7)),
            new Example("hexagons", "hexagons", "hexagon:11x12/recursive-backtracker/open:none/seed:5", OPENINGS, Theme.PLAIN, false, null, 28, 0.12,
                    70, Map.of(STAIN, 0.8, PAPER, 0.5, ROTATION, 0.3)),
            new Example("triangles", "triangles", "triangle:10x21/kruskal/open:none/seed:2", OPENINGS, Theme.named("turtle"), false, null, 22, 0.1, 70,
                    Map.of(PERSPECTIVE, 0.5, LIGHT, 0.8)),
            new Example("rings", "rings", "polar:7x6/wilson/open:none/seed:8", OPENINGS, Theme.PLAIN, false, null, 23, 0.12, 60,
                    Map.of(ROTATION, 0.7, SHADOW, 0.7, NOISE, 0.3)),
            new Example("blueprint", "a blueprint", "rectangle:12x16/hunt-and-kill/open:none/seed:6", OPENINGS, Theme.named("blueprint"), false, null,
                    23, 0.1, 70, Map.of(QUARTER_TURN, 1.0, BLUR, 0.4, LIGHT, 0.5)),
            new Example("negative", "a negative", "hexagon:9x10/wilson/open:none/seed:4", OPENINGS, Colours.negative(Theme.PLAIN), false, null, 28, 0.12,
                    70, Map.of(INVERTED, 1.0, NOISE, 0.4)),
            new Example("by-hand", "drawn by hand", "rectangle:9x12/growing-tree/open:none/seed:9", OPENINGS, Theme.PLAIN, true, null, 32, 0.09, 75,
                    Map.of(DOTTED, 0.6, LIGHT, 0.5)),
            new Example("heart", "a heart", "rectangle:18x20,mask=heart/wilson/open:none/seed:14", BOTH, Theme.named("brick"), false, As.AREA, 19, 0.2,
                    70, Map.of(PERSPECTIVE, 0.5, PAPER, 0.5)),
            new Example("dragon", "a dragon", dragon() + "/wilson/open:none/seed:5", MARKS, Theme.PLAIN, false, As.AREA, 15, 0.14, 75,
                    Map.of(ROTATION, 0.4, SHADOW, 0.5)),
            new Example("word", "a word", "rectangle:14x40,mask-text=MAZE/wilson/open:none/seed:7", BOTH, Theme.PLAIN, false, As.AREA, 12, 0.16, 80,
                    Map.of(LIGHT, 0.9, ROTATION, 0.2)),
            new Example("voronoi", "Voronoi cells", "voronoi:11x13,least-side=30/wilson/open:none/seed:3", MARKS, Theme.PLAIN, false, As.AREA, 22, 0.12,
                    65, Map.of(STAIN, 0.7, ROTATION, 0.6)),
            new Example("garden", "a garden from above", "polar:6x6/recursive-backtracker/open:none/seed:2", OPENINGS, GARDEN, false, null, 26, 0.4, 65,
                    Map.of(PERSPECTIVE, 0.6, SHADOW, 0.6, PAPER, 0.8)));

    /** One that is read unsurely. */
    static final Example UNSURE = new Example(
            "unsure", "walls of half a pixel", "rectangle:16x20/wilson/open:none/seed:1", OPENINGS, Theme.PLAIN, false, As.CELLS, 7, 0.03, 30,
            Map.of(BLUR, 1.0, NOISE, 1.0, LIGHT, 1.0));

    private Examples() {}

    private static String dragon() {
        int rows = 20;
        int columns = 27;
        Mask mask = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (DRAGON.contains((column + 0.5) * 100 / columns, (row + 0.5) * 100 / rows)) {
                    mask.add(row, column);
                }
            }
        }
        return "rectangle:" + rows + "x" + columns + "," + Masks.bitsOption(mask);
    }
}
