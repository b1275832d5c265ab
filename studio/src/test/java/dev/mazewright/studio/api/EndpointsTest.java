package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.KnownDeadEnds;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.stage.testing.SceneRead;
import dev.mazewright.studio.testing.Api;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** What each endpoint answers, held to the core and the formats, and to what others have found. */
class EndpointsTest {
    private static final String RECIPE = "rectangle:12x17/wilson/seed:5";

    // ---- limits

    @Test
    void whatOnlyTakesMemoryIsRefusedBeforeItDoes() {
        String maze = "{\"recipe\": \"rectangle:5x5/wilson/seed:1\", \"goals\": [\"0,1\"";
        assertThat(Api.post("maze", maze + ", \"0,1\"".repeat(999) + "]}").status()).isEqualTo(Response.OK);
        assertThat(Api.refusal(Api.post("maze", maze + ", \"0,1\"".repeat(1000) + "]}"))).startsWith("413 there are 1001 goals");
        for (String many : List.of("[],", "{},", "1,", "\"\",")) {
            assertThat(Api.refusal(Api.post("maze", "{\"goals\": [" + many.repeat(1_000_000) + "1]}")))
                    .as(many)
                    .isEqualTo("400 the body is not valid JSON: Token count (50001) exceeds the maximum allowed (50000)");
        }
        for (String part : List.of("/goal:1", "/braid:1", "/open:1,1.left", ",", "/")) {
            String recipe = "rectangle:5x5/wilson" + part.repeat(2001) + "/seed:1";
            assertThat(Api.refusal(Api.post("maze", "{\"recipe\": \"" + recipe + "\"}"))).as(part).startsWith("413 the recipe has");
            assertThat(Api.refusal(Api.post("mask", "{\"shape\": \"rectangle:5x5" + ",".repeat(2001) + "\"}")))
                    .startsWith("413 the recipe has");
        }
        assertThat(Api.refusal(Api.get("maze", "recipe", "a".repeat((1 << 20) + 1)))).startsWith("413 the recipe has 1048577");
    }

    // ---- maze

    @Test
    void everyFormatHasTheBytesOfItsWriter() throws IOException {
        int formats = 0;
        Puzzle puzzle = Recipe.parse("rectangle:16x16/wilson/seed:5").make();
        for (Format format : Formats.ALL) {
            if (format.writer() != null && !format.isAnimated()) {
                Response answer = Api.get("maze", "recipe", puzzle.recipe(), "format", format.name());
                ByteArrayOutputStream expected = new ByteArrayOutputStream();
                try {
                    format.writer().write(Document.of(puzzle), expected);
                } catch (UsageException cannotShowThisMaze) {
                    assertThat(Api.refusal(answer)).isEqualTo("422 " + cannotShowThisMaze.getMessage());
                    continue;
                }
                assertThat(Api.bytes(answer)).as(format.name()).isEqualTo(expected.toByteArray());
                assertThat(answer.type()).isEqualTo(format.mediaType());
                formats++;
            }
        }
        assertThat(formats).isGreaterThan(12);
    }

    @Test
    void aStyleAndASolutionAreShown() throws IOException {
        Puzzle puzzle = Recipe.parse(RECIPE).make();
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        Style style = Style.of(11, 3, 7).with(Theme.named("blueprint"));
        Formats.named("svg").writer().write(new Document(puzzle.between(path), path, style), expected);
        Response answer = Api.post("maze", """
                {"recipe": "%s", "format": "svg", "cellSize": 11, "wallThickness": "3", "margin": 7,
                 "theme": "blueprint", "solution": true, "download": "my maze/\\"1\\".svg"}""".formatted(RECIPE));
        assertThat(Api.bytes(answer)).isEqualTo(expected.toByteArray());
        assertThat(answer.headers()).containsEntry("Content-Disposition", "attachment; filename=\"my-maze-1-.svg\"");
    }

    @Test
    void anAnimationIsOfTheGenerationOrTheSolving() {
        Response making = Api.get("maze", "recipe", RECIPE, "format", "gif", "frames", "5");
        Response solving = Api.get("maze", "recipe", RECIPE, "format", "gif", "frames", "5", "animate", "solve");
        assertThat(Api.text(making)).startsWith("GIF89a");
        assertThat(Api.text(solving)).startsWith("GIF89a").isNotEqualTo(Api.text(making));
        assertThat(Api.refusal(Api.get("maze", "recipe", RECIPE, "frames", "5")))
                .isEqualTo("422 'animate', 'frames' and 'delay' are for animations, and json is not animated; "
                        + "use one of the formats gif, html, trace");
    }

    @Test
    void otherEndsReplaceThoseOfTheRecipe() {
        Map<?, ?> maze = Api.object(Api.get("maze", "recipe", RECIPE, "start", "3,4", "goal", "0,0", "goal", "203"));
        assertThat(maze.get("start")).isEqualTo(55L);
        assertThat(maze.get("goals")).isEqualTo(List.of(0L, 203L));
        assertThat(maze.get("recipe"))
                .isEqualTo("rectangle:12x17/wilson/start:3,4/goal:0,0/goal:203/seed:5");
    }

    // ---- files

    @Test
    void aFileIsReadSolvedAndWritten() {
        String drawn = Api.text(Api.get("maze", "recipe", RECIPE, "format", "text"));
        String file = "{\"file\": " + Api.file("x.txt", drawn) + "%s}";
        Map<?, ?> read = Api.object(Api.post("maze", file.formatted("")));
        Map<?, ?> made = Api.object(Api.get("maze", "recipe", RECIPE));
        assertThat(read.get("passages")).isEqualTo(made.get("passages"));
        assertThat(read.get("recipe")).isNull();
        Map<?, ?> ends = Api.object(Api.post("maze", file.formatted(", \"start\": \"1,1\", \"goals\": [\"2,2\", \"0\"]")));
        assertThat(ends.get("start")).isEqualTo(18L);
        assertThat(ends.get("goals")).isEqualTo(List.of(36L, 0L));
        SceneRead scene = new SceneRead(Api.bytes(Api.post("scene", file.formatted(""))));
        assertThat(scene.header.get("format")).isEqualTo("text");
    }

    @Test
    void aPictureInTilesCanBeTakenAsCells() {
        String blocks = Api.text(Api.get("maze", "recipe", RECIPE, "format", "blocks"));
        String file = "{\"file\": " + Api.file("x.blocks", blocks) + "%s}";
        assertThat(Api.object(Api.post("info", file.formatted(""))).get("pictureOf"))
                .isEqualTo(Map.of("rows", 12L, "columns", 17L));
        assertThat(Api.object(Api.post("info", file.formatted(", \"as\": \"cells\""))).get("digest"))
                .isEqualTo(Digest.of(Recipe.parse(RECIPE).make().maze()));
    }

    @Test
    void aMazeIsMadeInTheGraphOfAFile() {
        String request = "{\"file\": " + Api.file("edges.txt", "a b\nb c\nc a\nc d\n") + ", \"generator\": \"kruskal\", \"seed\": 4}";
        Map<?, ?> info = Api.object(Api.post("info", request));
        assertThat(info.get("cells")).isEqualTo(4L);
        assertThat(info.get("perfect")).isEqualTo(true);
        SceneRead scene = new SceneRead(Api.bytes(Api.post("scene", request)));
        assertThat(scene.cells).isEqualTo(4);
        assertThat(Api.post("trace", request).status()).isEqualTo(200);
    }

    @Test
    void badFilesAreRefusedWithThePositionAndTheReason() {
        assertThat(Api.refusal(Api.post("maze", "{\"file\": " + Api.file("broken.json", "{\"format\": 7}") + "}")))
                .startsWith("422 broken.json, line 1");
        assertThat(Api.refusal(Api.post("maze", "{\"file\": {\"content\": \"%%%\"}}"))).startsWith("422 the file");
        assertThat(Api.refusal(Api.post("maze", "{\"file\": {\"content\": \"abcde\"}}"))).startsWith("400 the 'content'");
        assertThat(Api.refusal(Api.post("maze", "{\"file\": \"x\"}"))).startsWith("422 'file' is an object");
        assertThat(Api.refusal(Api.post("maze", "{\"file\": {\"nam\": \"x\"}}")))
                .isEqualTo("422 unknown parameter 'nam' of 'file'; did you mean name?");
    }

    // ---- what cannot be read, and what is too much

    @Test
    void whatCannotBeReadIsMalformed() {
        for (String body : List.of("", "[]", "{", "{\"recipe\": }", "{} {}", "{\"a\": 1, \"a\": 2}", "\u0000", "nul",
                "{\"a\": " + "[".repeat(40) + "]".repeat(40) + "}", "{\"a\": " + "9".repeat(50) + "}")) {
            assertThat(Api.post("maze", body).status()).as(body).isEqualTo(400);
        }
        assertThat(Api.ask(new Request("GET", "/api/v1/maze", "recipe=%zz", "", new byte[0])).status()).isEqualTo(400);
    }

    @Test
    void unknownNamesAreAnsweredWithTheNearest() {
        assertThat(Api.refusal(Api.get("maze", "recip", RECIPE)))
                .isEqualTo("422 unknown parameter 'recip'; did you mean recipe or recipeInFile?");
        assertThat(Api.refusal(Api.get("maze", "recipe", RECIPE, "format", "svgg"))).contains("did you mean svg?");
        assertThat(Api.refusal(Api.get("maze", "recipe", "rectangle:3x3/wilsen/seed:1"))).contains("wilson");
        assertThat(Api.refusal(Api.get("maze", "recipe", RECIPE, "recipe", RECIPE))).startsWith("422 'recipe' is given 2 times");
        assertThat(Api.refusal(Api.get("maze", "recipe", RECIPE, "solution", "yes"))).contains("true or false");
        assertThat(Api.refusal(Api.get("maze"))).startsWith("422 the request needs a recipe");
        assertThat(Api.refusal(Api.get("catalog", "x", "1"))).startsWith("422 unknown parameter 'x'");
    }

    @Test
    void longNonsenseIsNotRepeated() {
        Response answer = Api.post("maze", "{\"recipe\": \"" + "x".repeat(1_000_000) + "\"}");
        assertThat(Api.refusal(answer)).startsWith("422 'xxx").hasSizeLessThan(2100);
    }

    @Test
    void whatIsTooLargeIsRefusedBeforeItIsMade() {
        for (String recipe : List.of("rectangle:1096x1096/wilson/seed:1", "rectangle:2147483647x2147483647/wilson/seed:1",
                "polar:30000x6/wilson/seed:1", "voronoi:20000x20000/wilson/seed:1", "cube:10000x10000/wilson/seed:1",
                "rectangle:99999x99999,mask=heart/wilson/seed:1", "box:1000x1000x1000/wilson/seed:1")) {
            for (String name : List.of("maze", "scene", "trace", "solve", "info")) {
                assertThat(Api.refusal(Api.get(name, "recipe", recipe))).as(recipe).startsWith("413 ").contains("1200000 cells");
            }
        }
        assertThat(Api.get("maze", "recipe", "rectangle:1095x1095/sidewinder/seed:1", "format", "none").status()).isEqualTo(200);
        assertThat(Api.refusal(Api.get("statistics", "recipe", "rectangle:101x100/wilson/seed:1"))).startsWith("413 100 mazes");
        assertThat(Api.refusal(Api.get("trace", "recipe", "rectangle:900x900/aldous-broder/seed:1")))
                .isEqualTo("413 too long to record: more than 3000000 steps; use a smaller maze or another algorithm");
    }

    @Test
    void longWorkCanBeInterrupted() {
        Request request =
                new Request("GET", "/api/v1/statistics", "recipe=rectangle:50x50/wilson/seed:1", "", new byte[0]);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Api.endpoint("statistics").answer(request, new Reservation(new MemoryBudget(1 << 30))))
                    .isInstanceOf(CancelledException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    // ---- scene, trace

    @Test
    void aSceneAndATraceAreOfTheMazeAskedFor() {
        SceneRead scene = new SceneRead(Api.bytes(Api.get("scene", "recipe", RECIPE, "solution", "true")));
        Measures measures = Measures.of(Recipe.parse(RECIPE).make());
        assertThat(scene.solution).hasSize((int) measures.solutionLength() + 1);
        assertThat(IntStream.of(scene.open).map(Integer::bitCount).sum()).isEqualTo((int) (2 * measures.passages()));
        assertThat(Api.refusal(Api.get("trace", "recipe", RECIPE, "solver", "a-star"))).startsWith("422 a 'solver' does not apply");
        Response events = Api.ask(new Request("GET", "/api/v1/trace", "recipe=" + RECIPE, "text/event-stream", new byte[0]));
        assertThat(events.type()).isEqualTo("text/event-stream");
        assertThat(Api.text(events)).startsWith("event: scene\n").contains("\n\nevent: trace\ndata: [").contains("event: end\n");
    }

    // ---- solve, info

    @Test
    void withoutAPathTheUnreachableRegionIsReported() {
        String maze = "{\"format\":\"mazewright\",\"version\":1,\"recipe\":null,\"shape\":\"rectangle\",\"rows\":2,\"columns\":3,"
                + "\"cells\":6,\"passages\":[[0,1],[0,3],[2,5],[4,5]],\"start\":0,\"goal\":5,\"solution\":null}";
        Map<?, ?> solved = Api.object(Api.post("solve", "{\"file\": " + Api.file("m.json", maze) + "}"));
        assertThat(solved.get("solvable")).isEqualTo(false);
        assertThat(solved.get("path")).isNull();
        assertThat(solved.get("cutOff")).isEqualTo(List.of(List.of(2L, 3L), List.of(4L, 6L)));
        assertThat((String) solved.get("reason")).contains("3 of 6 cells can be reached").contains("region of 3 cells");
        Response shown = Api.post("maze", "{\"file\": " + Api.file("m.json", maze) + ", \"solution\": true}");
        assertThat(Api.refusal(shown)).isEqualTo("422 " + solved.get("reason"));
    }

    @Test
    void noSolutionIsShorterThanTheMeasuredOne() {
        Map<?, ?> info = Api.object(Api.get("info", "recipe", RECIPE));
        for (Entry<?> solver : Catalog.SOLVERS) {
            if (!solver.name().equals("random-mouse")) {
                Map<?, ?> solved = Api.object(Api.get("solve", "recipe", RECIPE, "solver", solver.name()));
                assertThat(solved.get("solver")).isEqualTo(solver.name());
                List<?> path = (List<?>) solved.get("path");
                assertThat(path.getFirst()).isEqualTo(0L);
                assertThat(path.getLast()).isEqualTo(203L);
                assertThat((long) solved.get("length")).isEqualTo(path.size() - 1).isGreaterThanOrEqualTo((long) info.get("solutionLength"));
                assertThat(((Number) solved.get("milliseconds")).doubleValue()).isNotNegative();
            }
        }
        assertThat(info.get("digest")).isEqualTo(Digest.of(Recipe.parse(RECIPE).make().maze()));
    }

    // ---- difficulty, statistics

    @Test
    void theFirstFittingSeedIsFound() {
        Map<?, ?> found = Api.object(Api.get("difficulty", "recipe", RECIPE, "range", "60..65"));
        Recipe recipe = Recipe.parse(RECIPE);
        while (!fits(recipe)) {
            recipe = recipe.withSeed(recipe.seed() + 1);
        }
        assertThat(found.get("recipe")).isEqualTo(recipe.toString());
        assertThat(found.get("difficulty")).isEqualTo(Difficulty.of(recipe.make()).tenths() / 10.0);
        assertThat(Api.refusal(Api.get("difficulty", "recipe", RECIPE, "range", "100..100")))
                .startsWith("422 no maze of difficulty 100..100 in 1000 seeds from ");
        assertThat(Api.refusal(Api.get("difficulty", "recipe", RECIPE))).contains("'range'");
    }

    private static boolean fits(Recipe recipe) {
        int tenths = Difficulty.of(recipe.make()).tenths();
        return tenths >= 600 && tenths <= 650;
    }

    @Test
    void statisticsAreThoseOfEachMazeAndNearWhatIsKnown() {
        Map<?, ?> response = Api.object(Api.get("statistics", "recipe", "rectangle:21x34/wilson/seed:9", "count", "200"));
        assertThat(response.get("mazes")).isEqualTo(200L);
        Map<?, ?> measures = (Map<?, ?>) response.get("measures");
        Map<?, ?> deadEnds = (Map<?, ?>) measures.get("deadEnds");
        Measures third = Measures.of(Recipe.parse("rectangle:21x34/wilson/seed:11").make());
        assertThat(third(measures, "deadEnds")).isEqualTo(third.deadEnds() / 714.0);
        assertThat(third(measures, "river")).isEqualTo(third.corridors() / 714.0);
        assertThat(third(measures, "solution")).isEqualTo((third.solutionLength() + 1) / 714.0);
        assertThat(third(measures, "difficulty")).isEqualTo(third.difficulty().tenths() / 10.0);
        double error = (double) deadEnds.get("deviation") / Math.sqrt(200);
        assertThat((double) deadEnds.get("mean") * 714).isCloseTo(KnownDeadEnds.UNIFORM, within(4 * error * 714));
        Map<?, ?> expected = (Map<?, ?>) ((Map<?, ?>) response.get("expected")).get("deadEnds");
        assertThat((double) expected.get("mean") * 714).isCloseTo(207.587, within(1e-9));
        assertThat(Api.object(Api.get("statistics", "recipe", "rectangle:21x34/wilson/braid/seed:9", "count", "1")).get("expected"))
                .isNull();
        assertThat(Api.object(Api.get("statistics", "recipe", "rectangle:21x33/wilson/seed:9", "count", "1")).get("expected"))
                .isNull();
    }

    private static double third(Map<?, ?> measures, String name) {
        return ((Number) ((List<?>) ((Map<?, ?>) measures.get(name)).get("values")).get(2)).doubleValue();
    }

    // ---- path

    /** The option makes a maze whose solution is the path. */
    @Test
    void aPathBecomesTheSolution() throws IOException {
        String option = (String) Api.object(Api.get("path", "recipe", "hexagon:4x4/wilson/seed:1", "cells", "5 6 10 9")).get("option");
        Map<?, ?> solved = Api.object(Api.get("solve", "recipe", "hexagon:4x4/drawn-path:" + option + "/seed:3"));
        assertThat((List<?>) solved.get("path")).map(cell -> ((Number) cell).intValue()).isEqualTo(List.of(5, 6, 10, 9));
        assertThat(Api.refusal(Api.get("path", "recipe", "rectangle:4x4/wilson/seed:1", "cells", "5 6 11")))
                .isEqualTo("422 cell 11 is not beside cell 6, the one before");
        assertThat(Api.refusal(Api.get("path", "recipe", "rectangle:4x4/wilson/seed:1", "cells", "5 6 5"))).contains("second time");
        assertThat(Api.refusal(Api.get("path", "recipe", "rectangle:4x4/wilson/seed:1", "cells", "16"))).contains("0 to 15");
        assertThat(Api.refusal(Api.get("path", "recipe", "rectangle:4x4/wilson/seed:1"))).contains("'cells'");
    }

    // ---- mask, catalog

    @Test
    void masksGoFromShapeToRowsToOptionAndBack() {
        List<?> rows = (List<?>) Api.object(Api.get("mask", "shape", "rectangle:14x15,mask=heart")).get("rows");
        assertThat(rows).hasSize(14).allMatch(row -> ((String) row).matches("[#.]{15}"));
        assertThat(String.join("", names(rows))).contains(".").contains("#");
        String json = rows.stream().map(row -> '"' + (String) row + '"').toList().toString();
        String option = (String) Api.object(Api.post("mask", "{\"rows\": " + json + "}")).get("option");
        assertThat(Api.object(Api.get("mask", "shape", "rectangle:14x15," + option)).get("rows")).isEqualTo(rows);
        assertThat(Api.refusal(Api.post("mask", "{\"rows\": [\"##\", \"#\"]}"))).startsWith("422 row 1 of the mask");
        assertThat(Api.refusal(Api.post("mask", "{\"rows\": [\"..\"]}"))).startsWith("422 a mask of no cells has no text");
        assertThat(Api.refusal(Api.get("mask"))).contains("'shape'");
        assertThat(Api.refusal(Api.get("mask", "shape", "rectangle:99999x99999,mask=heart"))).startsWith("413");
    }

    /** A client with fonts sends a picture of a word that has letters without strokes: here a block of 102 x 68 pixels, of letters of 96. */
    @Test
    void wordsAreReadFromStrokesOrFromAPictureOfThem() throws IOException {
        assertThat(Api.object(Api.get("mask", "text", "a\u0416", "shape", "rectangle:5x5"))).isEqualTo(Map.of("missing", "\u0416"));
        BufferedImage image = new BufferedImage(200, 120, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 200 * 120; i++) {
            boolean isInk = i % 200 >= 40 && i % 200 < 142 && i / 200 >= 20 && i / 200 < 88;
            image.setRGB(i % 200, i / 200, isInk ? 0 : 0xFFFFFF);
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        Map<?, ?> word = Api.object(Api.post("mask",
                "{\"text\": \"\u0416\", \"shape\": \"rectangle:5x5\", \"file\": " + Api.file("word.png", png.toByteArray()) + "}"));
        assertThat(word.get("least")).as("17 rows for 96 pixels").isEqualTo(List.of(13L, 19L));
        assertThat((List<?>) Api.object(Api.get("mask", "shape", "rectangle:13x19," + word.get("option"))).get("rows")).allMatch("#".repeat(19)::equals);
        List<?> hidden = (List<?>) Api.object(Api.get("mask", "text", "I", "hidden", "true")).get("rows");
        assertThat(hidden).as("twice as high as the letter needs, and a margin").hasSize(30).allMatch(row -> ((String) row).length() == 10);
    }

    private static List<String> names(List<?> texts) {
        return texts.stream().map(Object::toString).toList();
    }

    @Test
    void aMaskIsReadFromATextAndFromAPicture() {
        Map<?, ?> mask = Api.object(Api.post("mask", "{\"file\": " + Api.file("m.txt", "X..X\n....\n") + "}"));
        assertThat(mask.get("rows")).isEqualTo(List.of(".##.", "####"));
        Map<?, ?> inverted = Api.object(Api.post("mask", "{\"file\": " + Api.file("m.txt", "X..X\n....\n") + ", \"invert\": true}"));
        assertThat(inverted.get("rows")).isEqualTo(List.of("#..#", "...."));
        assertThat(Api.object(Api.get("mask", "shape", "rectangle:2x4," + mask.get("option"))).get("rows"))
                .isEqualTo(mask.get("rows"));
        byte[] picture = Api.bytes(Api.get("maze", "recipe", "rectangle:8x8/wilson/seed:1", "format", "png"));
        Map<?, ?> ofPicture = Api.object(Api.post(
                "mask", "{\"file\": " + Api.file("m.png", picture) + ", \"rows\": 30, \"columns\": 31, \"threshold\": 0.5}"));
        assertThat((List<?>) ofPicture.get("rows")).hasSize(30).allMatch(row -> ((String) row).length() == 31);
    }

    @Test
    void theCatalogHasAllThereIs() {
        Map<?, ?> catalog = Api.object(Api.get("catalog"));
        assertThat(names(catalog, "generators")).isEqualTo(Catalog.GENERATORS.stream().map(Entry::name).toList());
        assertThat(names(catalog, "solvers")).isEqualTo(Catalog.SOLVERS.stream().map(Entry::name).toList());
        assertThat(names(catalog, "shapes")).isEqualTo(Catalog.SHAPES.stream().map(Entry::name).toList());
        assertThat(names(catalog, "transforms")).isEqualTo(Catalog.TRANSFORMS.stream().map(Entry::name).toList());
        assertThat(names(catalog, "formats")).isEqualTo(Formats.ALL.stream().map(Format::name).toList());
        assertThat(names(catalog, "themes")).contains("plain", "blueprint");
        assertThat(((Map<?, ?>) ((List<?>) catalog.get("themes")).getFirst()).get("start")).isEqualTo("#0072b2");
        assertThat((List<?>) catalog.get("papers")).hasSize(18).isEqualTo(Paper.names()).isEqualTo(names(catalog, "paperSizes"));
        // ISO 216, and 8.5 x 11 inches.
        assertThat(((List<?>) catalog.get("paperSizes")).toString())
                .contains("{name=a3, width=297.0, height=420.0}", "{name=b5, width=176.0, height=250.0}", "{name=letter, width=215.9, height=279.4}");
        assertThat(((Map<?, ?>) catalog.get("limits")).get("sectionMazes")).isEqualTo(5000L);
        assertThat(((Map<?, ?>) catalog.get("limits")).get("body")).isEqualTo(10L << 20);
    }

    private static List<Object> names(Map<?, ?> catalog, String kind) {
        return ((List<?>) catalog.get(kind)).stream().<Object>map(each -> ((Map<?, ?>) each).get("name")).toList();
    }

    /** As the contract has it. */
    @Test
    void theContractsDocumentIsAnswered() {
        Map<?, ?> maze = Api.object(Api.get("maze", "recipe", "rectangle:2x3/wilson/seed:1", "solution", "true"));
        assertThat(maze.keySet().stream().map(Object::toString))
                .startsWith("format", "version", "recipe", "shape", "rows", "columns", "cells", "passages", "start", "goal", "solution");
        assertThat(new String(Api.bytes(Api.get("maze", "recipe", "rectangle:2x3/wilson/seed:1")), StandardCharsets.UTF_8))
                .contains("\"recipe\":\"rectangle:2x3/wilson/seed:1\"");
    }
}
