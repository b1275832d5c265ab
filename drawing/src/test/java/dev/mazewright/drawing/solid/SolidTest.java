package dev.mazewright.drawing.solid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.drawing.game.OtherProgram;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Solids, held to what a closed surface is in whole numbers, and read by other programs. */
class SolidTest {
    @TempDir
    private Path folder;

    static byte[] write(String format, String recipe, String... given) throws IOException {
        return Mazes.write(format, document(format, recipe, given));
    }

    static Document document(String format, String recipe, String... given) {
        Map<String, String> all = new HashMap<>();
        for (int i = 0; i < given.length; i += 2) {
            all.put(given[i], given[i + 1]);
        }
        FileParameters parameters = new FileParameters(Formats.named(format), option -> all.get(option.key()), null, option -> "--" + option.key());
        Puzzle puzzle = Recipe.parse(recipe).make();
        boolean isSolved = all.containsKey("solution");
        return new Rendition(parameters, isSolved, null, Long.MAX_VALUE).of(puzzle, isSolved ? Solving.solve(puzzle, null, Context.standard()) : null, Context.standard());
    }

    /** A triangle of an STL file: nine micrometres, after its normal. */
    record Triangle(List<Float> normal, List<List<Long>> corners) {}

    static List<Triangle> stl(byte[] file) {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(new String(file, 0, 5, StandardCharsets.US_ASCII)).isNotEqualTo("solid");
        int count = bytes.getInt(80);
        assertThat(file).hasSize(84 + 50 * count);
        List<Triangle> all = new ArrayList<>();
        bytes.position(84);
        for (int i = 0; i < count; i++) {
            List<Float> normal = List.of(bytes.getFloat(), bytes.getFloat(), bytes.getFloat());
            List<List<Long>> corners = new ArrayList<>();
            for (int j = 0; j < 3; j++) {
                List<Long> corner = new ArrayList<>();
                for (int k = 0; k < 3; k++) {
                    float value = bytes.getFloat();
                    assertThat(Float.floatToRawIntBits(value)).isNotEqualTo(0x80000000); // -0, which is another vertex
                    corner.add(Math.round(value * 1000.0));
                }
                corners.add(corner);
            }
            assertThat(bytes.getShort()).isZero();
            all.add(new Triangle(normal, corners));
        }
        return all;
    }

    private static long[] cross(Triangle triangle) {
        long[] one = new long[3];
        long[] other = new long[3];
        for (int i = 0; i < 3; i++) {
            one[i] = triangle.corners.get(1).get(i) - triangle.corners.get(0).get(i);
            other[i] = triangle.corners.get(2).get(i) - triangle.corners.get(0).get(i);
        }
        return new long[] {one[1] * other[2] - one[2] * other[1], one[2] * other[0] - one[0] * other[2], one[0] * other[1] - one[1] * other[0]};
    }

    /** Each edge once in each direction, no triangle without area, normals of length 1; returns six times the volume. */
    static long closed(List<Triangle> triangles) {
        Set<List<List<Long>>> edges = new HashSet<>();
        long volume = 0;
        for (Triangle triangle : triangles) {
            for (int i = 0; i < 3; i++) {
                assertThat(edges.add(List.of(triangle.corners.get(i), triangle.corners.get((i + 1) % 3)))).as("an edge once").isTrue();
            }
            long[] cross = cross(triangle);
            double length = Math.sqrt(Arrays.stream(cross).mapToDouble(along -> (double) along * along).sum());
            assertThat(length).as("area").isPositive();
            for (int i = 0; i < 3; i++) {
                assertThat((double) triangle.normal.get(i)).isCloseTo(cross[i] / length, within(1e-6));
                volume += triangle.corners.get(0).get(i) * cross[i];
            }
        }
        for (List<List<Long>> edge : edges) {
            assertThat(edges.contains(List.of(edge.get(1), edge.get(0)))).as("and once in the other direction").isTrue();
        }
        return volume;
    }

    /** From a drawing in blocks: cells of 10 mm, walls of 2, 5 high, on a plate of 2. */
    private static long sixTimesVolume(String recipe, String... given) throws IOException {
        String[] drawn = Mazes.text("blocks", document("blocks", recipe, given)).split("\n");
        long volume = 0;
        for (int row = 0; row < drawn.length; row++) {
            for (int column = 0; column < drawn[row].length(); column++) {
                long height = drawn[row].charAt(column) == '#' ? 7000 : 2000;
                volume += height * (row % 2 == 0 ? 2000 : 8000) * (column % 2 == 0 ? 2000 : 8000);
            }
        }
        return 6 * volume;
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:1x1/kruskal", "rectangle:1x7/kruskal/open:0,0.left", "rectangle:8x9/wilson/open:0,3.top/open:7,8.right",
        "rectangle:9x8/kruskal/braid:0.7", "rectangle:12x11,mask=ring/wilson", "rectangle:8x9/percolation:0.6", "rectangle:8x8/binary-tree/open:0,0.top/open:0,0.left"
    })
    void surfacesAreClosedAndOfTheVolumeOfTheirTiles(String recipe) throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            String one = recipe + "/seed:" + seed;
            assertThat(closed(stl(write("stl", one)))).as(one).isEqualTo(sixTimesVolume(one));
        }
    }

    /** Grooves in a plate of 7 mm: where walls stood there is a floor of 2, and the other way round. */
    @Test
    void sunkWallsAreGrooves() throws IOException {
        for (String one : List.of("rectangle:8x9/wilson/open:0,3.top/seed:1", "rectangle:9x8/kruskal/braid:0.7/seed:2", "rectangle:12x11,mask=ring/wilson/seed:3")) {
            String[] drawn = Mazes.text("blocks", document("blocks", one)).split("\n");
            long whole = 6L * 9000 * length(drawn.length) * length(drawn[0].length());
            assertThat(closed(stl(write("stl", one, "relief", "sunk")))).as(one).isEqualTo(whole - sixTimesVolume(one));
        }
        assertThatThrownBy(() -> write("stl", "rectangle:3x3/wilson/seed:1", "relief", "sunk", "solid", "marble"))
                .isInstanceOf(UsageException.class).hasMessageContaining("has no relief");
    }

    /** Of this number of tiles, which are walls of 2 mm and corridors of 8 by turns. */
    static long length(int tiles) {
        return tiles / 2 * 10_000L + tiles % 2 * 2000L;
    }

    @Test
    void roomsAreClosedSurfacesToo() throws IOException {
        assertThat(closed(stl(write("stl", "rectangle:9x9/wilson/seed:1", "room", "3x3:2")))).isEqualTo(sixTimesVolume("rectangle:9x9/wilson/seed:1", "room", "3x3:2"));
    }

    /** A maze with every wall: its walls are a grid, through which a plane cuts long faces. */
    @Test
    void wallsInARowAreOneFace() throws IOException {
        int tiles = 41 * 61;
        assertThat(stl(write("stl", "rectangle:20x30/wilson/seed:1")).size()).isLessThan(5 * tiles);
        assertThat(stl(write("stl", "rectangle:1x100/kruskal/seed:1")).size()).isLessThan(201 * 3 / 4);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "wall-mm=10           | leave no corridor",
        "cell-mm=1            | leave no corridor",
        "wall-mm=0            | is not a valid wall-mm",
        "height-mm=-3         | is not a valid height-mm",
        "base-mm=1e9          | is not a valid base-mm",
        "wall-mm=x            | is not a valid wall-mm"})
    void lengthsThatCannotBeAreRefused(String given, String sentence) {
        String[] both = given.split("=");
        assertThatThrownBy(() -> write("stl", "rectangle:3x3/wilson/seed:1", both)).isInstanceOf(UsageException.class).hasMessageContaining(sentence);
    }

    @Test
    void solidsThatAreTooLargeAreRefused() {
        assertThatThrownBy(() -> write("stl", "rectangle:2000x20/binary-tree/seed:1")).isInstanceOf(UsageException.class).hasMessageContaining("20002 mm long");
    }

    @Test
    void wallsThatMeetAtACornerAloneAreRefused() throws IOException {
        Puzzle tiles = Mazes.read("blocks", "######\n#  # #\n# #  #\n#    #\n######\n");
        FileParameters none = new FileParameters(Formats.named("stl"), option -> null, null, option -> "--" + option.key());
        Document document = new Rendition(none, false, null, Long.MAX_VALUE).of(tiles, null, Context.standard());
        assertThatThrownBy(() -> Mazes.write("stl", document)).isInstanceOf(UsageException.class).hasMessageContaining("meet at a corner alone");
    }

    // ---- the other formats have the same mesh

    private static List<List<List<Long>>> corners(List<Triangle> triangles) {
        return triangles.stream().map(Triangle::corners).toList();
    }

    static long micrometres(String text) {
        return Math.round(Double.parseDouble(text) * 1000);
    }

    /** Of what has one colour; others are in {@link ColouredSolidTest}. */
    @Test
    void threeMfHasTheSameTriangles() throws Exception {
        String recipe = "rectangle:5x6/wilson/seed:2";
        ThreeMfFile file = ThreeMfFile.of(write("3mf", recipe, "solid", "marble", "ball-mm", "5.25"));
        assertThat(file.unit()).isEqualTo("millimeter");
        assertThat(file.objects()).hasSize(1);
        assertThat(file.objects().getFirst().triangles()).isEqualTo(corners(stl(write("stl", recipe, "solid", "marble", "ball-mm", "5.25"))));
    }

    @Test
    void objHasTheSameTriangles() throws IOException {
        String recipe = "rectangle:5x6/wilson/seed:2";
        List<List<Long>> vertices = new ArrayList<>();
        List<List<List<Long>>> all = new ArrayList<>();
        for (String line : new String(write("obj", recipe), StandardCharsets.US_ASCII).split("\n")) {
            String[] words = line.split(" ");
            if (words[0].equals("v")) {
                vertices.add(List.of(micrometres(words[1]), micrometres(words[2]), micrometres(words[3])));
            } else if (words[0].equals("f")) {
                all.add(Arrays.stream(words).skip(1).map(word -> vertices.get(Integer.parseInt(word) - 1)).toList());
            }
        }
        assertThat(all).isEqualTo(corners(stl(write("stl", recipe))));
    }

    // ---- other programs

    /** Prints the volume of a solid, in cubic millimetres, or why it is none. */
    static final String VOLUME = """
            import(process.env.NODE_PATH + '/manifold-3d/manifold.js').then(load => load.default()).then(m => {
              m.setup();
              const place = [], index = [], known = new Map();
              for (const line of require('fs').readFileSync(process.argv[1], 'utf8').split('\\n')) {
                const w = line.split(' ');
                if (w[0] === 'v') place.push(+w[1], +w[2], +w[3]);
                if (w[0] === 'f') index.push(w[1] - 1, w[2] - 1, w[3] - 1);
              }
              const solid = new m.Manifold(new m.Mesh({ numProp: 3, vertProperties: Float32Array.from(place), triVerts: Uint32Array.from(index) }));
              console.log(solid.volume());
            }).catch(e => { console.log(e.message); process.exit(1); });
            """;

    @Test
    void anotherProgramFindsAClosedSolidOfThatVolume() throws IOException {
        for (String recipe : List.of("rectangle:8x9/wilson/open:0,3.top/seed:1", "rectangle:12x11,mask=ring/wilson/seed:2", "rectangle:9x8/kruskal/braid:0.7/seed:3")) {
            Files.write(folder.resolve("maze.obj"), write("obj", recipe));
            OtherProgram read = OtherProgram.node("manifold-3d", folder, VOLUME, "maze.obj");
            double expected = sixTimesVolume(recipe) / 6e9;
            assertThat(Double.parseDouble(read.text().strip())).as(recipe).isCloseTo(expected, within(1e-6 * expected));
        }
    }

    @Test
    void anotherProgramRefusesAHole() throws IOException {
        String whole = new String(write("obj", "rectangle:8x9/wilson/seed:1"), StandardCharsets.US_ASCII);
        Files.writeString(folder.resolve("maze.obj"), whole.substring(0, whole.lastIndexOf("\nf ")));
        assertThat(OtherProgram.node("manifold-3d", folder, VOLUME, "maze.obj").code()).isNotZero();
    }

    /** Prints the errors, warnings and other messages of a file, and its triangles. */
    private static final String VALID = """
            require('gltf-validator').validateBytes(new Uint8Array(require('fs').readFileSync(process.argv[1])))
              .then(r => console.log(r.issues.numErrors, r.issues.numWarnings, r.issues.numInfos, r.issues.numHints, r.info.totalTriangleCount))
              .catch(e => { console.log(e.message || e); process.exit(1); });
            """;

    @Test
    void theValidatorOfGltfHasNothingToSay() throws IOException {
        byte[] file = write("glb", "rectangle:8x9/wilson/seed:1");
        Files.write(folder.resolve("maze.glb"), file);
        int triangles = stl(write("stl", "rectangle:8x9/wilson/seed:1")).size();
        assertThat(OtherProgram.node("gltf-validator", folder, VALID, "maze.glb").text().strip()).isEqualTo("0 0 0 0 " + triangles);
        file[file.length - 1] = 1; // a vertex that is not there
        Files.write(folder.resolve("maze.glb"), file);
        assertThat(OtherProgram.node("gltf-validator", folder, VALID, "maze.glb").text()).as("the broken twin").doesNotStartWith("0 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"stl", "3mf", "obj", "glb"})
    void aProgramForModelsReadsThem(String format) throws IOException {
        String[] marble = {"solid", "marble"};
        byte[] file = write(format, "rectangle:8x9/wilson/seed:1", marble);
        Files.write(folder.resolve("maze." + format), file);
        OtherProgram read = OtherProgram.run("assimp-utils", folder, "assimp", "info", "maze." + format);
        int triangles = stl(write("stl", "rectangle:8x9/wilson/seed:1", marble)).size();
        assertThat(read.code()).as(read.text()).isZero();
        assertThat(read.text()).containsPattern("Faces: +" + triangles + "\n");
        Files.write(folder.resolve("maze." + format), Arrays.copyOf(file, file.length / 3));
        assertThat(OtherProgram.run("assimp-utils", folder, "assimp", "info", "maze." + format).text()).as("the broken twin").doesNotContainPattern("Faces: +" + triangles + "\n");
    }
}
