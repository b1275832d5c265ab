package dev.mazewright.drawing.solid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.game.OtherProgram;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An object for each colour in 3MF: each closed, and together as large as the tiles. */
class ColouredSolidTest {
    @TempDir
    private Path folder;

    /** Six times the volume of a closed surface, of which each edge is there once in each direction. */
    private static long closed(List<List<List<Long>>> triangles) {
        Set<List<List<Long>>> edges = new HashSet<>();
        long volume = 0;
        for (List<List<Long>> corners : triangles) {
            for (int i = 0; i < 3; i++) {
                assertThat(edges.add(List.of(corners.get(i), corners.get((i + 1) % 3)))).as("an edge once").isTrue();
                List<Long> a = corners.get(i);
                List<Long> b = corners.get((i + 1) % 3);
                volume += corners.get((i + 2) % 3).get(2) * (a.get(0) * b.get(1) - a.get(1) * b.get(0));
            }
        }
        assertThat(edges).allMatch(edge -> edges.contains(List.of(edge.get(1), edge.get(0))));
        return volume;
    }

    private static Map<String, Long> volumes(List<ThreeMfFile.Solid> solids) {
        Map<String, Long> volumes = new HashMap<>();
        for (ThreeMfFile.Solid solid : solids) {
            assertThat(volumes.put(solid.name(), closed(solid.triangles()))).as(solid.name()).isNull();
        }
        return volumes;
    }

    /** The area of the tiles of a drawing in blocks that are these letters, in cells of 10 mm with walls of 2. */
    private static long area(String recipe, String letters) throws IOException {
        String[] drawn = Mazes.text("blocks", SolidTest.document("blocks", recipe, "solution", "")).split("\n");
        long area = 0;
        for (int row = 0; row < drawn.length; row++) {
            for (int column = 0; column < drawn[row].length(); column++) {
                boolean isThere = letters.indexOf(drawn[row].charAt(column)) >= 0;
                area += isThere ? (row % 2 == 0 ? 2000L : 8000) * (column % 2 == 0 ? 2000 : 8000) : 0;
            }
        }
        return area;
    }

    private static final String MARKED = "SEB.";
    private static final String FREE = MARKED + " ";

    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:1x1/kruskal", "rectangle:8x9/wilson/open:0,3.top/open:7,8.right", "rectangle:9x8/kruskal/braid:0.7", "rectangle:12x11,mask=ring/wilson"})
    void coloursAreClosedAndAsLargeAsTheirTiles(String recipe) throws IOException {
        for (int seed = 0; seed < 5; seed++) {
            String one = recipe + "/seed:" + seed;
            long walls = area(one, "#");
            long free = area(one, FREE);
            long marked = area(one, MARKED);
            assertThat(marked).isPositive();
            assertThat(volumes(ThreeMfFile.of(SolidTest.write("3mf", one)).objects()))
                    .isEqualTo(Map.of("plate", 6 * 2000 * (walls + free), "walls", 6 * 5000 * walls));
            assertThat(volumes(ThreeMfFile.of(SolidTest.write("3mf", one, "solution", "")).objects()))
                    .isEqualTo(Map.of("plate", 6 * (2000 * (walls + free) - 600 * marked), "walls", 6 * 5000 * walls, "solution", 6 * 600 * marked));
            assertThat(volumes(ThreeMfFile.of(SolidTest.write("3mf", one, "relief", "sunk")).objects()))
                    .isEqualTo(Map.of("plate", 6 * 2000 * (walls + free), "corridors", 6 * 5000 * free));
            assertThat(volumes(ThreeMfFile.of(SolidTest.write("3mf", one, "relief", "sunk", "solution", "")).objects()))
                    .isEqualTo(Map.of("plate", 6 * 2000 * (walls + free), "corridors", 6 * 5000 * free, "solution", 6 * 600 * marked));
            assertThat(SolidTest.closed(SolidTest.stl(SolidTest.write("stl", one)))).as("as one piece").isEqualTo(6 * (7000 * walls + 2000 * free));
        }
    }

    /** In a plate that is thinner than four layers, the solution takes half of it. */
    @Test
    void theSolutionLeavesFloorBelowIt() throws IOException {
        String recipe = "rectangle:5x6/wilson/seed:1";
        Map<String, Long> volumes = volumes(ThreeMfFile.of(SolidTest.write("3mf", recipe, "solution", "", "base-mm", "0.5")).objects());
        assertThat(volumes.get("solution")).isEqualTo(6 * 250 * area(recipe, MARKED));
    }

    @Test
    void coloursAreHeldTogetherAndHaveNames() throws IOException {
        ThreeMfFile file = ThreeMfFile.of(SolidTest.write("3mf", "rectangle:5x6/wilson/seed:2", "solution", ""));
        assertThat(file.things()).containsExactly(file.objects());
        assertThat(file.objects().stream().map(ThreeMfFile.Solid::name)).containsExactly("plate", "solution", "walls");
        assertThat(file.objects().stream().map(ThreeMfFile.Solid::colour)).doesNotHaveDuplicates().allMatch(colour -> colour.matches("#[0-9A-F]{6}"));
    }

    /** A plate and what stands on it for each level, at the places of the one piece that it is in STL. */
    @Test
    void eachLevelHasItsColours() throws IOException {
        String recipe = "box:3x4x3/wilson/seed:5";
        ThreeMfFile file = ThreeMfFile.of(SolidTest.write("3mf", recipe, "cell-mm", "20"));
        assertThat(file.things()).hasSize(3).allMatch(level -> level.stream().map(ThreeMfFile.Solid::name).toList().equals(List.of("plate", "walls")));
        long volume = 0;
        for (ThreeMfFile.Solid solid : file.objects()) {
            volume += closed(solid.triangles());
        }
        List<SolidTest.Triangle> whole = SolidTest.stl(SolidTest.write("stl", recipe, "cell-mm", "20"));
        assertThat(volume).isEqualTo(SolidTest.closed(whole));
        Set<List<Long>> corners = new HashSet<>();
        file.objects().forEach(solid -> solid.triangles().forEach(corners::addAll));
        assertThat(whole).allMatch(triangle -> corners.containsAll(triangle.corners()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cylinder:6x24/wilson/seed:1", "box:3x4x3/wilson/seed:5"})
    void theSolutionIsRefusedWhereItIsNotShown(String recipe) {
        assertThatThrownBy(() -> SolidTest.write("3mf", recipe, "solution", ""))
                .isInstanceOf(UsageException.class).hasMessageContaining("does not show the solution; plates of squares and tiles do");
    }

    // ---- other programs

    private String obj(ThreeMfFile.Solid solid, int triangles) throws IOException {
        StringBuilder text = new StringBuilder();
        Map<List<Long>, Integer> known = new HashMap<>();
        List<String> faces = new ArrayList<>();
        for (List<List<Long>> corners : solid.triangles().subList(0, triangles)) {
            StringBuilder face = new StringBuilder("f");
            for (List<Long> corner : corners) {
                Integer number = known.get(corner);
                if (number == null) {
                    number = known.size() + 1;
                    known.put(corner, number);
                    text.append("v ").append(corner.get(0) / 1e3).append(' ').append(corner.get(1) / 1e3).append(' ').append(corner.get(2) / 1e3).append('\n');
                }
                face.append(' ').append(number);
            }
            faces.add(face.toString());
        }
        Files.writeString(folder.resolve("part.obj"), text + String.join("\n", faces) + "\n");
        return "part.obj";
    }

    @Test
    void anotherProgramFindsEachColourClosed() throws IOException {
        for (String given : List.of("raised", "sunk")) {
            for (ThreeMfFile.Solid solid : ThreeMfFile.of(SolidTest.write("3mf", "rectangle:8x9/wilson/seed:1", "solution", "", "relief", given)).objects()) {
                double expected = closed(solid.triangles()) / 6e9;
                OtherProgram read = OtherProgram.node("manifold-3d", folder, SolidTest.VOLUME, obj(solid, solid.triangles().size()));
                assertThat(Double.parseDouble(read.text().strip())).as(solid.name()).isCloseTo(expected, within(1e-6 * expected));
                assertThat(OtherProgram.node("manifold-3d", folder, SolidTest.VOLUME, obj(solid, solid.triangles().size() - 1)).code()).as("the broken twin").isNotZero();
            }
        }
    }

    @Test
    void aProgramForModelsFindsAMeshForEachColour() throws IOException {
        byte[] file = SolidTest.write("3mf", "rectangle:8x9/wilson/seed:1", "solution", "");
        int triangles = ThreeMfFile.of(file).objects().stream().mapToInt(solid -> solid.triangles().size()).sum();
        Files.write(folder.resolve("maze.3mf"), file);
        OtherProgram read = OtherProgram.run("assimp-utils", folder, "assimp", "info", "maze.3mf");
        assertThat(read.text()).containsPattern("Meshes: +3\n").containsPattern("Faces: +" + triangles + "\n").containsPattern("Maximum point +\\(92.0+ 82.0+ 7.0+\\)");
        Files.write(folder.resolve("maze.3mf"), Arrays.copyOf(file, file.length / 3));
        assertThat(OtherProgram.run("assimp-utils", folder, "assimp", "info", "maze.3mf").text()).as("the broken twin").doesNotContainPattern("Faces: +" + triangles + "\n");
    }
}
