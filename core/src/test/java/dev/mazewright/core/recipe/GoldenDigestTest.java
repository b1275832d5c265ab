package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A recipe is a maze for ever: the digests of many, recorded once in {@code golden-digests.txt}, a recipe and its
 * digest a line. An algorithm that must change its mazes gets a new name; what is recorded is never recorded again.
 *
 * <p>{@code mvn test -pl core -Dtest=GoldenDigestTest -Dmazewright.record=true} adds those that are missing.
 */
class GoldenDigestTest {
    private static final String FILE = "golden-digests.txt";
    private static final int[][] SIZES = {{2, 3}, {12, 10}, {40, 57}};
    private static final long[] SEEDS = {1, 42, -7};

    /** All that masks have, so that no stroke changes. */
    private static final String LETTERS = "ABCDEFGHIJKLMNO\nPQRSTUVWXYZabcde\nfghijklmnopqrstuvw\nxyz0123456789!\"#$%\n"
            + "&'()*+,-./:;<=>?@[\\]^\n_`{|}~¡¿ßÆæØøÐðÞþÀÁÂ\nÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ\nÙÚÛÜÝàáâãäåçèéêëìíî\nïñòóôõöùúûüýÿ";

    /** Every generator on every shape that recipes know, in three sizes and with three seeds; and every transform. */
    private static List<String> recipes() {
        List<String> recipes = new ArrayList<>();
        for (Entry<Generator> generator : Catalog.GENERATORS) {
            for (String shape : Catalog.shapes(generator)) {
                if (shape.equals("graph")) {
                    continue; // its edges come from a file
                }
                for (int[] size : SIZES) {
                    if (!isPossible(shape + ":" + size(shape, size[0], size[1]) + "/" + generator)) {
                        continue;
                    }
                    for (long seed : SEEDS) {
                        recipes.add(shape + ":" + size(shape, size[0], size[1]) + "/" + generator + "/seed:" + seed);
                    }
                }
            }
        }
        for (Entry<Transform> transform : Catalog.TRANSFORMS) {
            for (String shape : Catalog.shapes(Catalog.generator("kruskal"))) {
                if (shape.equals("graph") || !Catalog.shapes(transform).contains(shape)) {
                    continue;
                }
                for (long seed : SEEDS) {
                    recipes.add(shape + ":" + size(shape, 20, 31) + "/kruskal/" + transform + "/seed:" + seed);
                }
            }
        }
        for (String shape : List.of("rectangle", "hexagon", "triangle")) {
            for (String outline : MaskOutline.words()) {
                recipes.add(shape + ":20x31,mask=" + outline + "/kruskal/seed:1");
            }
            recipes.add(shape + ":20x61,mask-text=MAZE/kruskal/seed:1");
        }
        recipes.add("rectangle:150x200," + Masks.textOption(LETTERS) + "/kruskal/seed:1");
        recipes.addAll(List.of(
                "weave:20x30,0/kruskal/seed:1",
                "weave:20x30,1/wilson/seed:1",
                "rectangle:2x3,mask-bits=AQU/kruskal/seed:1",
                "rectangle:40x57/tiled:wilson,side=10/seed:1",
                "rectangle:40x57/tiled:eller,side=64/seed:1",
                "rectangle:40x57/atlas:wilson,side=8,patterns=3/seed:1",
                "rectangle:97x131/atlas:recursive-backtracker,side=4,patterns=1/seed:1",
                "rectangle:64x64/atlas:kruskal,side=4/seed:1",
                "rectangle:63x65/atlas:hunt-and-kill,side=4,patterns=9/seed:1",
                "rectangle:50x70/atlas:growing-tree,side=8/seed:1",
                "rectangle:50x70/atlas:prim-frontier-edge,side=8/seed:1",
                "rectangle:50x70/atlas:prim-frontier-cell,side=8/seed:1",
                "rectangle:50x70/atlas:prim-cell-weights,side=8/seed:1",
                "rectangle:50x70/atlas:breadth-first,side=8/seed:1",
                "rectangle:50x70/atlas:eller,side=8/seed:1",
                "rectangle:300x3/atlas:sidewinder,side=4/seed:1",
                "rectangle:2147483648x2147483648/atlas:wilson/window:1206125500,1131781911,200x300/seed:1",
                "rectangle:4611686018427387904x4611686018427387847/atlas:wilson,side=16,patterns=8/window:7,9,60x60,9/seed:1",
                "hexagon:9x9/drawn-path:wilson,path=3.5.o0Y/seed:1",
                "rectangle:9x9/drawn-path:path=0.9.pRYA,same-texture=true/seed:1",
                "rectangle:20x28/picture:paint=HwQIBwYIBggHBQkCHgI/seed:1",
                "rectangle:21x29/picture:picture,paint=HwQIBwYIBggHBQkCHgI/seed:1",
                "rectangle:12x10/binary-tree:north-east/seed:1",
                "rectangle:12x10/binary-tree:south-east/seed:1",
                "rectangle:12x10/binary-tree:south-west/seed:1",
                "rectangle:12x10/houston:0.5/seed:1",
                "hexagon:12x10/origin-shift:2/seed:1",
                "rectangle:12x10/growing-tree:newest/seed:1",
                "hexagon:12x10/growing-tree:oldest/seed:1",
                "triangle:12x10/growing-tree:random/seed:1",
                "rectangle:20x31/growing-forest:5/seed:1",
                "rectangle:20x31/wilson/braid:0.25/seed:1",
                "rectangle:1x200/wilson/seed:1",
                "hexagon:20x31,flat/kruskal/seed:1",
                "hexagon:20x31,flat/path-first/seed:1",
                "hexagon:20x31,flat/sidewinder/seed:1",
                "hexagon:20x31,flat/eller/seed:1",
                "hexagon:20x31,flat/binary-tree/seed:1",
                "hexagon:20x31,flat/recursive-division/seed:1",
                "hexagon:20x31,flat,mask=heart/wilson/seed:1",
                "hexagon:20x31,flat,shifted=even/eller/seed:1",
                "hexagon:20x31,shifted=even/kruskal/seed:1",
                "hexagon:20x31,shifted=even/eller/seed:1",
                "hexagon:20x31,shifted=even,mask=hexagon/wilson/seed:1",
                "voronoi:20x30,relaxation=3/wilson/seed:1",
                "voronoi:20x30,relaxation=0/wilson/seed:1",
                "rectangle:200x1/kruskal/seed:1",
                "hexagon:100x101/recursive-backtracker/seed:9223372036854775807",
                "triangle:100x101/recursive-backtracker/seed:-9223372036854775808"));
        return recipes;
    }

    /** Glued rows or columns, and those of corridors with their walls, are at least 3. */
    private static boolean isPossible(String recipe) {
        try {
            new Maker(Recipe.parse(recipe + "/seed:1")).bytes();
            return true;
        } catch (UsageException e) {
            assertThat(e).hasMessageContaining("at least 3");
            return false;
        }
    }

    /** A size as a shape can have it: the faces of a cube are squares, and no cell has more than 32 directions. */
    private static String size(String shape, int rows, int columns) {
        return switch (shape) {
            case "box" -> rows + "x" + columns + "x3";
            case "cube" -> rows + "x" + rows;
            case "polar" -> rows + "x" + columns + (columns > 32 ? ",none" : "");
            default -> rows + "x" + columns;
        };
    }

    private static String digest(String recipe) {
        return Digest.of(Recipe.parse(recipe).make().maze());
    }

    private static Map<String, String> recorded() throws IOException {
        Map<String, String> digests = new LinkedHashMap<>();
        try (InputStream in = GoldenDigestTest.class.getResourceAsStream("/" + FILE)) {
            if (in != null) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.split(" ", -1))
                        .forEach(parts -> digests.put(parts[0], parts[1]));
            }
        }
        return digests;
    }

    @Test
    void recordedRecipesMakeTheirMazes() throws IOException {
        recorded().forEach((recipe, digest) -> assertThat(digest(recipe))
                .as("%s makes another maze than it did; an algorithm that must change gets a new name", recipe)
                .isEqualTo(digest));
    }

    @Test
    void allRecipesAreRecorded() throws IOException {
        Map<String, String> recorded = recorded();
        List<String> missing =
                recipes().stream().filter(recipe -> !recorded.containsKey(recipe)).toList();
        if (Boolean.getBoolean("mazewright.record") && !missing.isEmpty()) {
            record(recorded, missing);
            return;
        }
        assertThat(missing)
                .as("recipes without a digest; record them: "
                        + "mvn test -pl core -Dtest=GoldenDigestTest -Dmazewright.record=true")
                .isEmpty();
    }

    private static void record(Map<String, String> recorded, List<String> missing) throws IOException {
        StringBuilder text = new StringBuilder();
        text.append("# A recipe, and the digest of its walls. Recorded once; see GoldenDigestTest.\n");
        recorded.forEach((recipe, digest) -> text.append(recipe).append(' ').append(digest).append('\n'));
        missing.forEach(recipe -> text.append(recipe).append(' ').append(digest(recipe)).append('\n'));
        java.nio.file.Path folder =
                java.nio.file.Path.of(System.getProperty("basedir", "."), "src", "test", "resources");
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(FILE), text, StandardCharsets.UTF_8);
    }
}
