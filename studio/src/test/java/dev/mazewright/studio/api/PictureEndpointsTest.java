package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.stage.testing.SceneRead;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.testing.Api;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** A picture is sent once, read as cells or as an area, and answered with the path in pixels. */
class PictureEndpointsTest {
    private static final int MARGIN = 24;

    private final MemoryBudget memory = new MemoryBudget(1L << 30);

    private Response post(String name, String json) {
        Endpoint endpoint =
                StudioEndpoints.ALL.stream().filter(each -> each.path().equals(Api.PATH + name)).findFirst().orElseThrow();
        try (Reservation reservation = new Reservation(memory)) {
            return endpoint.answer(new Request("POST", endpoint.path(), "", "", json.getBytes(StandardCharsets.UTF_8)), reservation);
        } catch (Exception failure) {
            return Refusal.of(failure);
        }
    }

    private Map<?, ?> picture(byte[] file, String options) {
        return Api.object(post("picture", request(file, options)));
    }

    private static String request(byte[] file, String options) {
        return "{\"file\": " + Api.file("photo", file) + (options.isEmpty() ? "" : ", \"picture\": " + options) + "}";
    }

    private static byte[] png(String recipe) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named("png").writer().write(Document.of(Recipe.parse(recipe).make()), out);
        return out.toByteArray();
    }

    /** A drawing of ours with more paper around it, in another format, which holds no recipe. */
    private static byte[] drawn(String recipe, String format) throws IOException {
        BufferedImage drawing = ImageIO.read(new ByteArrayInputStream(png(recipe)));
        BufferedImage image = new BufferedImage(
                drawing.getWidth() + 2 * MARGIN, drawing.getHeight() + 2 * MARGIN, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.drawImage(drawing, MARGIN, MARGIN, null);
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).isTrue();
        return out.toByteArray();
    }

    private static long steps(String recipe) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        return Solving.shortest(puzzle, null, Context.standard()).length();
    }

    @Test
    void aPhotographIsAMazeOfCells() throws IOException {
        String recipe = "rectangle:9x12/wilson/start:0,0/goal:8,11/seed:4";
        byte[] jpeg = drawn(recipe, "jpeg");
        Map<?, ?> seen = picture(jpeg, "");
        assertThat(seen.get("as")).isEqualTo("cells");
        assertThat((List<?>) seen.get("unsure")).isEmpty();
        assertThat(seen.get("format")).isEqualTo("jpeg");
        assertThat((List<?>) seen.get("path")).hasSizeGreaterThan(2);
        String cells = "\"picture\": {\"as\": \"cells\"}, \"file\": {\"name\": \"photo\", \"sha256\": \"" + seen.get("sha256") + "\"}";
        SceneRead scene = new SceneRead(Api.bytes(post("scene", "{" + cells + "}")));
        assertThat(scene.header.get("cells")).isEqualTo(108L);
        assertThat(scene.header.get("format")).isEqualTo("jpeg");
        Map<?, ?> solved = Api.object(post("solve", "{" + cells + ", \"start\": \"0,0\", \"goal\": \"8,11\"}"));
        assertThat(solved.get("length")).isEqualTo(steps(recipe));
        assertThat(memory.taken()).isZero();
    }

    /** A dark picture is one without a maze, not tiles without floor. */
    @Test
    void aDarkPictureIsExplained() throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(300, 300, BufferedImage.TYPE_INT_RGB), "png", png);
        Map<?, ?> seen = picture(png.toByteArray(), "");
        assertThat(seen.get("as")).isNull();
        assertThat((String) seen.get("measured")).startsWith("a contrast of ");
        assertThat(seen.get("pages")).isEqualTo(1L);
    }

    /** The cells nearest to two pixels are the ends, of the path and of the maze. */
    @Test
    void endsAreGivenInPixels() throws IOException {
        byte[] jpeg = drawn("rectangle:9x12/wilson/seed:4", "jpeg");
        Map<?, ?> whole = picture(jpeg, "{\"as\": \"cells\"}");
        List<?> first = (List<?>) ((List<?>) whole.get("path")).getFirst();
        String end = first.get(0) + "," + first.get(1);
        long width = (long) whole.get("width");
        String options = "{\"as\": \"cells\", \"start\": \"" + (width - MARGIN) + ",0\", \"goal\": \"" + end + "\"}";
        Map<?, ?> seen = picture(jpeg, options);
        assertThat(((List<?>) seen.get("path")).getLast()).isEqualTo(first);
        SceneRead scene = new SceneRead(Api.bytes(post("scene", request(jpeg, options))));
        assertThat(scene.header.get("start")).isEqualTo(11L);
        assertThat(scene.header.get("goals")).isEqualTo(List.of(0L));
    }

    @Test
    void aDrawingOfSquaresIsReadToThePixel() throws IOException {
        byte[] png = drawn("rectangle:9x12/wilson/seed:4", "png");
        Map<?, ?> seen = picture(png, "");
        assertThat(seen.get("exact")).isEqualTo(true);
        List<?> exact = (List<?>) seen.get("path");
        List<?> measured = (List<?>) picture(drawn("rectangle:9x12/wilson/seed:4", "jpeg"), "{\"as\": \"cells\"}").get("path");
        for (int i = 0; i < 2; i++) {
            double at = ((Number) ((List<?>) exact.getFirst()).get(i)).doubleValue();
            assertThat(at).isCloseTo(((Number) ((List<?>) measured.getFirst()).get(i)).doubleValue(), within(1.5));
        }
        SceneRead scene = new SceneRead(Api.bytes(post("scene", "{\"file\": {\"name\": \"photo\", \"sha256\": \"" + seen.get("sha256") + "\"}}")));
        assertThat(scene.header.get("cells")).isEqualTo(108L);
    }

    @Test
    void aRoundMazeIsOneOfRings() throws IOException {
        Map<?, ?> seen = picture(drawn("polar:8x6/wilson/seed:4", "jpeg"), "");
        assertThat(seen.get("as")).isEqualTo("cells");
        assertThat(String.valueOf(seen.get("notes"))).contains("polar");
    }

    @Test
    void anAreaHasAPathBetweenPixels() throws IOException {
        byte[] jpeg = drawn("rectangle:9x12/wilson/seed:4", "jpeg");
        Map<?, ?> whole = picture(jpeg, "{\"as\": \"cells\"}");
        List<?> path = (List<?>) whole.get("path");
        List<?> from = (List<?>) path.getFirst();
        List<?> to = (List<?>) path.getLast();
        String ends = "\"start\": \"" + from.get(0) + "," + from.get(1) + "\", \"goal\": \"" + to.get(0) + "," + to.get(1) + "\"";
        Map<?, ?> area = picture(jpeg, "{\"as\": \"area\", " + ends + "}");
        assertThat(area.get("as")).isEqualTo("area");
        assertThat((List<?>) area.get("path")).hasSizeGreaterThan(5);
        assertThat(Api.refusal(post("scene", request(jpeg, "{\"as\": \"area\"}")))).startsWith("422 photo: found a picture that is read as an area");
    }

    /** What is not understood is an answer, too: the picture is shown, and what to try. */
    @Test
    void emptyPaperIsNotUnderstood() throws IOException {
        BufferedImage paper = new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(paper, "jpeg", out);
        Map<?, ?> seen = picture(out.toByteArray(), "");
        assertThat(seen.get("as")).isNull();
        assertThat(seen.get("step")).isEqualTo("finding ink");
        assertThat(seen.get("width")).isEqualTo(300L);
        assertThat(Api.refusal(post("picture/image", request(out.toByteArray(), "")))).startsWith("422 there is no path to draw");
    }

    @Test
    void theSolvedPictureIsAsLargeAsThePicture() throws IOException {
        byte[] jpeg = drawn("rectangle:9x12/wilson/seed:4", "jpeg");
        Response answer = post("picture/image", request(jpeg, "{\"as\": \"cells\"}"));
        assertThat(answer.type()).isEqualTo("image/jpeg");
        BufferedImage solved = ImageIO.read(new ByteArrayInputStream(Api.bytes(answer)));
        assertThat(solved.getWidth()).isEqualTo(ImageIO.read(new ByteArrayInputStream(jpeg)).getWidth());
        Map<?, ?> seen = picture(jpeg, "{\"as\": \"cells\"}");
        int colour = Integer.parseInt(String.valueOf(seen.get("colour")).substring(1), 16);
        List<?> on = (List<?>) ((List<?>) seen.get("path")).get(1);
        int pixel = solved.getRGB(((Number) on.get(0)).intValue(), ((Number) on.get(1)).intValue());
        assertThat(Math.abs((pixel >> 16 & 0xFF) - (colour >> 16 & 0xFF))).as("red").isLessThan(40);
        assertThat(Math.abs((pixel & 0xFF) - (colour & 0xFF))).as("blue").isLessThan(40);
    }

    @Test
    void theStepsAreDrawn() throws IOException {
        byte[] jpeg = drawn("rectangle:9x12/wilson/seed:4", "jpeg");
        List<?> layers = (List<?>) Api.object(post("picture/layers", request(jpeg, "{\"as\": \"cells\"}"))).get("layers");
        assertThat(layers).hasSizeGreaterThanOrEqualTo(3);
        for (Object layer : layers) {
            byte[] png = Base64.getDecoder().decode((String) ((Map<?, ?>) layer).get("png"));
            assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isBetween(100, 1600);
        }
    }

    @Test
    void hostilePicturesAreRefused() throws IOException {
        byte[] jpeg = drawn("rectangle:9x12/wilson/seed:4", "jpeg");
        byte[] half = Arrays.copyOf(jpeg, jpeg.length / 2);
        assertThat(Api.refusal(post("picture", request(half, "")))).startsWith("422 photo: found ");
        assertThat(Api.refusal(post("picture", request("no picture".getBytes(StandardCharsets.UTF_8), "")))).contains("found no picture");
        byte[] large = bmpHeader(9000, 9000);
        assertThat(Api.refusal(post("picture", request(large, "")))).startsWith("413 too large for the studio: a picture of 9000 x 9000 pixels");
        String unknown = "{\"file\": {\"name\": \"x\", \"sha256\": \"" + "0".repeat(64) + "\"}}";
        assertThat(Api.refusal(post("picture", unknown))).startsWith("404 ");
        assertThat(memory.taken()).isZero();
    }

    private static byte[] bmpHeader(int width, int height) {
        ByteBuffer bmp = ByteBuffer.allocate(54).order(ByteOrder.LITTLE_ENDIAN);
        bmp.put((byte) 'B').put((byte) 'M').putInt(54).putInt(0).putInt(54).putInt(40).putInt(width).putInt(height);
        return bmp.putShort((short) 1).putShort((short) 24).array();
    }

    @Test
    void optionsThatCannotBeAreRefused() throws IOException {
        byte[] jpeg = drawn("rectangle:3x3/wilson/seed:4", "jpeg");
        for (String wrong : List.of(
                "{\"as\": \"rings\"}", "{\"start\": \"12\"}", "{\"goal\": \"a,b\"}", "{\"threshold\": 2}", "{\"maze\": 0}", "{\"walls\": \"pink\"}", "{\"effort\": -1}", "{\"corners\": [\"0,0\", \"9,9\"]}",
                "{\"corners\": [\"0,0\", \"0,50\", \"50,50\", \"50,0\"]}", "{\"page\": 0}", "{\"other\": 1}")) {
            assertThat(Api.refusal(post("picture", request(jpeg, wrong)))).as(wrong).startsWith("422 ");
        }
        assertThat(JsonRead.value(Api.text(post("picture", request(jpeg, "{\"page\": 2}"))))).isNotNull();
    }
}
