package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.CutSetup;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Pictures;
import dev.mazewright.formats.io.Sheets;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.SvgSetup;
import dev.mazewright.formats.text.TileRooms;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.text.TileRooms;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a format declares is what its reader and its writer do, as the bytes show. */
class FormatTest {
    private static final List<Format> ALL = Formats.ALL;

    private static List<Format> writable() {
        return ALL.stream().filter(format -> format.writer() != null).toList();
    }

    /** A maze of 16 x 16 cells with loops; its first cell is where a micromouse could start. */
    private static Puzzle rectangle() {
        Puzzle puzzle = Recipe.parse("rectangle:16x16/wilson/braid:1/start:15,0/goal:0,15/seed:3").make();
        puzzle.maze().carve(puzzle.start(), Rectangle.NORTH);
        puzzle.maze().wall(puzzle.start(), Rectangle.EAST);
        return puzzle;
    }

    private static Puzzle puzzle(String shape) {
        return switch (shape) {
            case "rectangle" -> rectangle();
            case "tiles" -> Recipe.parse("tiles:9x9/dig/seed:1").make();
            case "cube" -> Recipe.parse("cube:4x4/wilson/seed:1").make();
            case "box" -> Recipe.parse("box:4x4x2/wilson/seed:1").make();
            default -> Recipe.parse(shape + ":6x6/wilson/seed:1").make();
        };
    }

    private static final String FRAMES = "20";

    /** Shapes that recipes know. */
    private static List<String> shapes() {
        return Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE)).map(Entry::name).toList();
    }

    private static List<String> declared(List<String> shapes) {
        return shapes.isEmpty() ? shapes() : shapes.stream().filter(shapes()::contains).toList();
    }

    @ParameterizedTest
    @MethodSource("writable")
    void writesTheShapesThatItDeclares(Format format) throws IOException {
        List<String> written = new ArrayList<>();
        for (String shape : shapes()) {
            try {
                write(format, puzzle(shape), null, Map.of());
                written.add(shape);
            } catch (UsageException e) {
                assertThat(e).hasMessageContaining(shape);
            }
        }
        assertThat(written).containsExactlyInAnyOrderElementsOf(declared(format.shapesWritten()));
    }

    /** Of what it writes itself: other programs' files may hold no more. */
    @ParameterizedTest
    @MethodSource("writable")
    void readsTheShapesThatItDeclares(Format format) throws IOException {
        if (format.reader() == null) {
            assertThat(format.shapesRead()).isEmpty();
            return;
        }
        Set<String> read = new TreeSet<>();
        for (String shape : declared(format.shapesWritten())) {
            byte[] bytes = write(format, puzzle(shape), null, Map.of());
            try {
                read.add(Mazes.read(format.name(), bytes).maze().grid().shape().name());
            } catch (BadDataException drawnForPeopleAlone) {
                assertThat(format.shapesRead()).doesNotContain(shape);
            }
        }
        assertThat(read).containsExactlyInAnyOrderElementsOf(declared(format.shapesRead()));
    }

    @ParameterizedTest
    @MethodSource("writable")
    void heedsTheParametersThatItDeclares(Format format) throws IOException {
        Puzzle puzzle = rectangle();
        Path path = format.name().equals("3mf") ? null : path(puzzle); // of solids, plates alone show it
        List<Option<?>> heeded = new ArrayList<>();
        Map<Map<Option<?>, String>, byte[]> written = new HashMap<>();
        for (Option<?> option : FileParameters.ALL) {
            Map<Option<?>, String> before = option == Finish.TEXT_COLOUR ? Map.of(Style.ANNOTATE, "true")
                    : option == Sheets.TILE_OVERLAP && format.options().contains(option) ? Map.of(Style.PAPER, "105x110mm", Sheets.TILE_PAGES, "2x2")
                    : option == Sheets.TILE_PAGES && format.options().contains(option) ? Map.of(Style.PAPER, "105x110mm")
                    : option.key().equals("light-block") && format.options().contains(option) ? Map.of(option("lights"), "1")
                    : CutSetup.OPTIONS.contains(option) && format.options().contains(SvgSetup.FOR)
                            ? option == CutSetup.WALL ? Map.of(SvgSetup.FOR, "laser") : Map.of(SvgSetup.FOR, "laser", PageSetup.CELL_MM, "20", CutSetup.WALL, "2")
                    : format.options().contains(option) && solid(option) != null ? solid(option)
                    : PageSetup.OPTIONS.contains(option) && format.options().contains(option) && format.options().contains(Style.PAPER)
                            ? Map.of(Style.PAPER, "105x110mm") : Map.of();
            Map<Option<?>, String> after = new HashMap<>(before);
            after.put(option, other(option));
            try {
                if (!written.containsKey(before)) {
                    written.put(before, write(format, puzzle, path, before));
                }
                if (!Arrays.equals(written.get(before), write(format, puzzle, path, after))) {
                    heeded.add(option);
                }
            } catch (UsageException e) {
                assertThat(e).hasMessageContaining(option.key()).hasMessageContaining(format.name());
            }
        }
        assertThat(heeded).extracting(Option::key).containsExactlyInAnyOrderElementsOf(format.options().stream().map(Option::key).toList());
    }

    @ParameterizedTest
    @MethodSource("writable")
    void showsTheSolutionIfItSaysSo(Format format) throws IOException {
        Puzzle puzzle = rectangle();
        Path path = path(puzzle);
        byte[] without = write(format, puzzle, null, Map.of());
        assertThat(Arrays.equals(without, write(format, puzzle, path, Map.of())))
                .isNotEqualTo(format.showsSolution());
    }

    @Test
    void namesAndExtensionsAreThoseOfOneFormat() {
        Set<String> names = new HashSet<>();
        for (Format format : ALL) {
            assertThat(names.add(format.name())).as(format.name()).isTrue();
            assertThat(Formats.named(format.name())).isSameAs(format);
        }
        Set<String> extensions = new HashSet<>();
        for (Format format : ALL) {
            format.extensions().forEach(extension -> {
                assertThat(extensions.add(extension)).as(extension).isTrue();
                assertThat(Formats.ofFile("a." + extension)).isSameAs(format);
            });
        }
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void isReadOrWrittenAndOfAMediaType(Format format) {
        assertThat(format.reader() != null || format.writer() != null).isTrue();
        assertThat(format.mediaType()).matches("(image|application|text|model)/[a-z0-9.+-]+(; charset=utf-8)?");
        assertThat(format.idea()).matches("[A-Z].*\\.");
    }

    @Test
    void parametersHaveKeysOfTheirOwnAndSentences() {
        Set<String> keys = new HashSet<>();
        for (Option<?> option : FileParameters.ALL) {
            assertThat(keys.add(option.key())).as(option.key()).isTrue();
            assertThat(option.sentence()).matches("[A-Z].*\\.");
        }
        assertThat(Animation.FRAMES.byDefault()).isEqualTo(240L);
    }

    /** A path from the start to the goal that is not the shortest. */
    private static Path path(Puzzle puzzle) {
        Path shortest = Solving.shortest(puzzle, null, Context.standard());
        Path longer = Solving.shortest(puzzle, "depth-first", Context.standard());
        assertThat(longer.length()).isGreaterThan(shortest.length());
        return longer;
    }

    private static Option<?> option(String key) {
        return FileParameters.ALL.stream().filter(option -> option.key().equals(key)).findFirst().orElseThrow();
    }

    /** What a file needs for its solid to have this length, or null. */
    private static Map<Option<?>, String> solid(Option<?> option) {
        return switch (option.key()) {
            case "maze-side", "turns", "depth-mm" -> Map.of(option("solid"), "cylinder", PageSetup.CELL_MM, "20");
            case "pins", "clearance-mm", "ridge-mm", "grip-mm" -> Map.of(option("solid"), "puzzle-box", PageSetup.CELL_MM, "20", option("depth-mm"), "5");
            case "ball-mm", "drain-mm" -> Map.of(option("solid"), "marble");
            default -> null;
        };
    }

    /** A value that is not the default. */
    private static String other(Option<?> option) {
        return switch (option.kind()) {
            case WHOLE -> solid(option) != null ? "2" : Long.toString(option.byDefault().equals(option.least() + 2) ? option.least() : Math.min(option.least() + 2, option.most()));
            case FLAG -> "true";
            case TEXT -> !option.choices().isEmpty() ? option.choices().getLast() : option == PageSetup.LINE_WIDTH ? "5pt" : option == TileRooms.ROOM ? "2x3" : option.key().equals("tileset-image") ? "a.png" : option.key().endsWith("-block") ? "glass" : option.key().startsWith("pen-") ? "M3 S7" : option.key().endsWith("-mm") ? "3" : option == Sheets.TILE_PAGES ? "2x2" : option == Sheets.TILE_OVERLAP || PageSetup.OPTIONS.contains(option) ? "5" : Finish.PICTURES.contains(option) ? Pictures.uri(Color.RED) : "#123456";
            default -> option == Finish.SOLUTION_STYLE ? "cells" : option.choices().getLast(); // its last is for picture mazes alone
        };
    }

    /** Writes with these parameters, and an animation in few frames unless a number is among them. */
    private static byte[] write(Format format, Puzzle puzzle, Path path, Map<Option<?>, String> given) throws IOException {
        FileParameters parameters = new FileParameters(
                format,
                option -> given.getOrDefault(option, option == Animation.FRAMES && format.isAnimated() ? FRAMES : null),
                null,
                Option::key);
        Rendition wanted = new Rendition(parameters, path != null, null, Long.MAX_VALUE);
        Document document = format.isAnimated() && !"solve".equals(given.get(Animation.ANIMATE))
                ? wanted.of(new Maker(Recipe.parse("rectangle:16x16/wilson/start:15,0/goal:0,15/seed:3")), () -> {})
                : wanted.of(puzzle, path, Context.standard());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Objects.requireNonNull(format.writer()).write(document, out);
        return out.toByteArray();
    }
}
