package dev.mazewright.tools.gallery;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasPath;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Theme;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** The pictures of docs/atlas.md: how a maze that is never built is made of blocks, and its levels side by side. */
final class AtlasPictures {
    /** The folder of the pictures, beside the page. */
    static final String FOLDER = "atlas";

    private static final Theme COLOURS = Theme.PLAIN;
    /** A small atlas: 8 x 8 blocks of 8 x 8 cells. */
    private static final String SMALL = "rectangle:64x64/atlas:wilson,side=8/seed:5";
    /** Blocks of 32 x 32 cells, as by default, with few patterns, so that two blocks near each other share one. */
    private static final String PATTERNED = "rectangle:4096x4096/atlas:wilson,patterns=4/seed:5";

    private static final String LARGE = "rectangle:2147483648x2147483648/atlas:wilson/seed:1";
    /** The colour of the frame around what the next picture shows. */
    private static final int HERE = 0xd55e00;

    /** Cells along a side of the picture of seams: some more than three blocks. */
    private static final int SEAMS = 100;

    private static final double MARGIN = 16;
    private static final double CAPTION = 34;
    private static final double SIDE = 384;

    private AtlasPictures() {}

    /** All of them by the names of their files. */
    static Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("levels.svg", levels());
        all.put("doors.svg", doors());
        all.put("trunk.svg", trunk());
        all.put("pattern.svg", pattern());
        all.put("path.svg", path());
        all.put("seams.svg", seams());
        all.put("poster.svg", poster());
        return all;
    }

    private static AtlasPuzzle puzzle(String recipe) {
        return Objects.requireNonNull(new Maker(Recipe.parse(recipe)).atlas());
    }

    private static double right(int panel) {
        return MARGIN + panel * (SIDE + 2 * MARGIN);
    }

    private static StringBuilder sheet(int panels) {
        return AtlasSketch.sheet(right(panels), 2 * MARGIN + SIDE + CAPTION);
    }

    /** A maze of blocks, and the maze of cells that it stands for. */
    private static String levels() {
        Atlas atlas = puzzle(SMALL).atlas();
        StringBuilder svg = sheet(2);
        AtlasCell first = new AtlasCell(0, 0);
        new AtlasSketch(svg, atlas, 1, first, 8, 8, right(0), MARGIN, SIDE / 8).walls(4).caption("level 1: 8 x 8 blocks");
        new AtlasSketch(svg, atlas, 0, first, 64, 64, right(1), MARGIN, SIDE / 64).walls(1).caption("cells: 64 x 64");
        new AtlasSketch(svg, atlas, 1, first, 8, 8, right(1), MARGIN, SIDE / 8).walls(3);
        return end(svg);
    }

    /** The same blocks with straight seams and with wavy ones. */
    private static String seams() {
        StringBuilder svg = sheet(2);
        AtlasCell first = new AtlasCell(1_000_010, 2_000_020);
        List<String> options = List.of("seams=straight", "seams=wavy");
        for (int i = 0; i < options.size(); i++) {
            Atlas atlas = puzzle(LARGE.replace("/seed", "," + options.get(i) + "/seed")).atlas();
            new AtlasSketch(svg, atlas, 0, first, SEAMS, SEAMS, right(i), MARGIN, SIDE / SEAMS).walls(1).caption(options.get(i));
        }
        return end(svg);
    }

    /** Some blocks, with the one door for each passage of their plan. */
    private static String doors() {
        Atlas atlas = puzzle(SMALL).atlas();
        StringBuilder svg = sheet(2);
        AtlasCell block = new AtlasCell(2, 3);
        new AtlasSketch(svg, atlas, 1, block, 3, 3, right(0), MARGIN, SIDE / 3).walls(4).caption("nine blocks, and which of them are joined");
        AtlasCell first = new AtlasCell(16, 24);
        AtlasSketch cells = new AtlasSketch(svg, atlas, 0, first, 24, 24, right(1), MARGIN, SIDE / 24).walls(1.5);
        new AtlasSketch(svg, atlas, 1, block, 3, 3, right(1), MARGIN, SIDE / 3).walls(4);
        for (int row = 0; row < 24; row++) {
            for (int column = 0; column < 24; column++) {
                AtlasCell cell = new AtlasCell(first.row() + row, first.column() + column);
                int open = atlas.open(cell, 0);
                if (column % 8 == 7 && column < 23 && Directions.contains(open, Rectangle.EAST)) {
                    cells.door(cell, Rectangle.EAST, 6);
                }
                if (row % 8 == 7 && row < 23 && Directions.contains(open, Rectangle.SOUTH)) {
                    cells.door(cell, Rectangle.SOUTH, 6);
                }
            }
        }
        cells.caption("their cells, and the doors");
        return end(svg);
    }

    /** A block of 32 x 32 cells: the cell and direction of each door, and the cells on the paths between the doors. */
    private record Doors(AtlasCell block, Map<Integer, AtlasCell> doors, Set<String> trunk, List<AtlasCell> cells) {
        static Doors of(Atlas atlas, AtlasCell block) {
            int side = atlas.side();
            AtlasCell first = new AtlasCell(block.row() * side, block.column() * side);
            Map<Integer, AtlasCell> doors = new LinkedHashMap<>();
            for (int i = 0; i < side; i++) {
                AtlasCell[] cells = {
                    new AtlasCell(first.row(), first.column() + i), new AtlasCell(first.row() + i, first.column() + side - 1L),
                    new AtlasCell(first.row() + side - 1L, first.column() + i), new AtlasCell(first.row() + i, first.column())
                };
                for (int direction = 0; direction < cells.length; direction++) {
                    if (Directions.contains(atlas.open(cells[direction], 0), direction)) {
                        doors.put(direction, cells[direction]);
                    }
                }
            }
            List<AtlasCell> all = new ArrayList<>(doors.values());
            List<AtlasCell> trunk = new ArrayList<>();
            Set<String> relative = new TreeSet<>();
            for (int i = 1; i < all.size(); i++) {
                for (AtlasPath piece : atlas.paths(all.getFirst(), all.get(i), 0, first, side, side)) {
                    trunk.addAll(piece.cells());
                }
            }
            trunk.forEach(cell -> relative.add((cell.row() - first.row()) + "," + (cell.column() - first.column())));
            return new Doors(block, doors, relative, trunk.stream().distinct().toList());
        }

        void draw(StringBuilder svg, Atlas atlas, double left, String caption) {
            int side = atlas.side();
            AtlasCell first = new AtlasCell(block.row() * side, block.column() * side);
            AtlasSketch sketch = new AtlasSketch(svg, atlas, 0, first, side, side, left, MARGIN, SIDE / side);
            sketch.fill(cells, COLOURS.solution(), 0.7).walls(1.5);
            doors.forEach((direction, cell) -> sketch.door(cell, direction, 6));
            sketch.caption(caption);
        }
    }

    /** One block, and its trunk. */
    private static String trunk() {
        Atlas atlas = puzzle(PATTERNED).atlas();
        StringBuilder svg = sheet(1);
        for (long number = 0;; number++) {
            Doors doors = Doors.of(atlas, new AtlasCell(40 + number / 64, 1 + number % 64));
            if (doors.doors().size() == 4) {
                doors.draw(svg, atlas, right(0), "a block, its four doors, and its trunk");
                return end(svg);
            }
        }
    }

    /** Two blocks with the same trunk, that are otherwise different. */
    private static String pattern() {
        Atlas atlas = puzzle(PATTERNED).atlas();
        Map<Set<String>, Doors> seen = new HashMap<>();
        for (long row = 1; row < atlas.rows(1) - 1; row++) {
            for (long column = 1; column < atlas.columns(1) - 1; column++) {
                Doors doors = Doors.of(atlas, new AtlasCell(row, column));
                Doors other = doors.doors().size() < 3 ? null : seen.putIfAbsent(doors.trunk(), doors);
                if (other != null && doors.trunk().size() > 60 && other.doors().keySet().equals(doors.doors().keySet())) {
                    StringBuilder svg = sheet(2);
                    other.draw(svg, atlas, right(0), "two blocks of one pattern have the same trunk");
                    doors.draw(svg, atlas, right(1), "and are otherwise different mazes");
                    return end(svg);
                }
            }
        }
        throw new IllegalStateException("no two blocks share a trunk");
    }

    /** A path of cells, within that of the blocks. */
    private static String path() {
        AtlasPuzzle puzzle = puzzle(SMALL);
        Atlas atlas = puzzle.atlas();
        StringBuilder svg = sheet(2);
        AtlasCell first = new AtlasCell(0, 0);
        AtlasSketch blocks = new AtlasSketch(svg, atlas, 1, first, 8, 8, right(0), MARGIN, SIDE / 8);
        List<AtlasPath> far = blocks.pieces(puzzle.start(), puzzle.goal());
        blocks.path(far, 18).walls(4).caption("the path, as one of blocks");
        List<AtlasCell> passed = far.stream().flatMap(piece -> piece.cells().stream()).toList();
        new AtlasSketch(svg, atlas, 1, first, 8, 8, right(1), MARGIN, SIDE / 8).fill(passed, COLOURS.solution(), 0.16);
        AtlasSketch cells = new AtlasSketch(svg, atlas, 0, first, 64, 64, right(1), MARGIN, SIDE / 64);
        cells.path(cells.pieces(puzzle.start(), puzzle.goal()), 2.5).walls(1).caption("the same as one of cells: "
                + atlas.distance(puzzle.start(), puzzle.goal()) + " steps");
        return end(svg);
    }

    /** All levels of a maze of 2^31 x 2^31 cells around the middle of its path. */
    private static String poster() {
        AtlasPuzzle puzzle = puzzle(LARGE);
        Atlas atlas = puzzle.atlas();
        BigInteger length = atlas.distance(puzzle.start(), puzzle.goal());
        AtlasCell middle = atlas.at(puzzle.start(), puzzle.goal(), length.shiftRight(1));
        StringBuilder svg = sheet(atlas.levels());
        for (int level = atlas.levels() - 1; level >= 0; level--) {
            AtlasCell parent = atlas.block(middle, level + 1);
            long side = level + 1 == atlas.levels() ? atlas.rows(level) : atlas.side();
            AtlasCell first = level + 1 == atlas.levels() ? new AtlasCell(0, 0) : new AtlasCell(parent.row() * side, parent.column() * side);
            double size = SIDE / side;
            AtlasSketch sketch =
                    new AtlasSketch(svg, atlas, level, first, (int) side, (int) side, right(atlas.levels() - 1 - level), MARGIN, size);
            sketch.path(sketch.pieces(puzzle.start(), puzzle.goal()), size * 0.375).walls(size > 20 ? 4 : 1.75);
            sketch.frame(atlas.block(middle, level), HERE, 3);
            sketch.caption(level == 0 ? "cells" : String.format(Locale.ENGLISH, "level %d: blocks of %,d x %,d cells", level, atlas.span(level), atlas.span(level)));
        }
        return end(svg);
    }

    private static String end(StringBuilder svg) {
        return svg.append("</svg>\n").toString();
    }
}
