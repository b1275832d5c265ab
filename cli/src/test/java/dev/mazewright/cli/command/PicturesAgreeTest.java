package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.cli.Run;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.studio.StudioEndpoints;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line and the studio are asked the same of the same pictures, and answer alike. */
@Tag("thorough")
class PicturesAgreeTest {
    private static final String ENDS = "rectangle:9x12/wilson/start:0,0/goal:8,11/seed:4";

    @TempDir static Path folder;

    @BeforeAll
    static void draw() throws IOException {
        write("ends.png", written(ENDS, "png"));
        write("ends.svg", written(ENDS, "svg"));
        write("ends.pdf", written(ENDS, "pdf"));
        for (String format : List.of("gif", "bmp", "tiff", "jpg")) {
            write("ends." + format, encoded(image(written(ENDS, "png")), format));
        }
        for (String shape : List.of("hexagon:7x7", "triangle:8x12", "polar:8x6")) {
            write(shape.substring(0, shape.indexOf(':')) + ".jpg", encoded(framed(image(written(shape + "/wilson/seed:4", "png"))), "jpg"));
        }
        BufferedImage unmarked = image(written("rectangle:9x12/wilson/seed:4", "png"));
        paintOut(unmarked);
        write("unmarked.png", encoded(unmarked, "png"));
        spot(unmarked, 31, 31);
        spot(unmarked, 151, 71);
        write("spots.png", encoded(unmarked, "png"));
        write("tiles.png", encoded(tiles("rectangle:9x12/wilson/seed:4"), "png"));
        write("small.png", encoded(tiles("rectangle:4x6/wilson/seed:4"), "png"));
        write("two-parts.png", encoded(tiles("rectangle:6x6/percolation:0.3/seed:2"), "png"));
        write("rooms.png", encoded(rooms(), "png"));
        write("empty.jpg", encoded(new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB), "jpg"));
        write("disc.png", encoded(disc(), "png"));
        write("half.jpg", Arrays.copyOf(Files.readAllBytes(folder.resolve("ends.jpg")), 900));
        write("phone.heic", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic".getBytes(StandardCharsets.ISO_8859_1));
        write("layers.psd", "8BPS\0\u0001\0\0\0\0\0\0\0\u0003".getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void write(String name, byte[] content) throws IOException {
        Files.write(folder.resolve(name), content);
    }

    private static byte[] written(String recipe, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named(format).writer().write(Document.of(Recipe.parse(recipe).make()), out);
        return out.toByteArray();
    }

    private static byte[] encoded(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).as(format).isTrue();
        return out.toByteArray();
    }

    /** The picture of a PNG file without its comments, opaque. */
    private static BufferedImage image(byte[] png) throws IOException {
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(png));
        return on(read.getWidth(), read.getHeight(), read, 0);
    }

    private static BufferedImage framed(BufferedImage image) {
        return on(image.getWidth() + 48, image.getHeight() + 48, image, 24);
    }

    private static BufferedImage on(int width, int height, BufferedImage image, int margin) {
        BufferedImage paper = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = paper.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.drawImage(image, margin, margin, null);
        graphics.dispose();
        return paper;
    }

    private static void paintOut(BufferedImage image) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                Color colour = new Color(image.getRGB(x, y));
                boolean isColoured = Math.abs(colour.getRed() - colour.getBlue()) > 40 || Math.abs(colour.getRed() - colour.getGreen()) > 40;
                image.setRGB(x, y, isColoured ? 0xFFFFFF : image.getRGB(x, y));
            }
        }
    }

    private static void spot(BufferedImage image, int x, int y) {
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(new Color(0xC020C0));
        graphics.fillRect(x - 4, y - 4, 9, 9);
        graphics.dispose();
    }

    private static BufferedImage tiles(String recipe) throws IOException {
        List<String> rows = new String(written(recipe, "blocks"), StandardCharsets.US_ASCII).lines().toList();
        BufferedImage image = new BufferedImage(rows.getFirst().length(), rows.size(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                image.setRGB(x, y, rows.get(y).charAt(x) == '#' ? 0 : 0xFFFFFF);
            }
        }
        return image;
    }

    /** Two rooms without an opening. */
    private static BufferedImage rooms() {
        BufferedImage image = on(400, 300, new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB), 50);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(54, 54, 140, 192);
        graphics.fillRect(198, 54, 148, 192);
        graphics.dispose();
        return image;
    }

    private static BufferedImage disc() {
        BufferedImage image = on(60, 40, new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB), 0);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.BLACK);
        graphics.fillOval(20, 10, 20, 20);
        graphics.dispose();
        return image;
    }

    /** What one of the two says: a path, no path, or a refusal. */
    private record Answer(String kind, String sentence, List<?> unsure, List<?> from, List<?> to, Object length) {
        static Answer refused(String kind, String sentence) {
            return new Answer(kind, sentence, List.of(), List.of(), List.of(), "");
        }
    }

    private static Answer ofCommandLine(String file, String options) {
        List<String> arguments = new ArrayList<>(List.of("solve", folder.resolve(file).toString(), "--json"));
        if (!options.isEmpty()) {
            arguments.addAll(List.of(options.split(" ")));
        }
        Run run = Run.with("", arguments.toArray(String[]::new));
        String sentence = run.err().lines().filter(line -> line.startsWith("mazewright: ")).map(line -> line.substring(12)).findFirst().orElse("");
        if (run.code() > 1) {
            return Answer.refused(run.code() == 64 ? "usage" : "data", sentence);
        }
        Map<String, Object> json = object(run.out());
        List<?> unsure = (List<?>) json.getOrDefault("unsure", List.of());
        if (run.code() == 1) {
            return new Answer("no path", sentence, unsure, List.of(), List.of(), "");
        }
        List<?> pixels = (List<?>) json.get("pixels");
        return new Answer("path", "", unsure, (List<?>) pixels.getFirst(), (List<?>) pixels.getLast(), String.valueOf(json.get("length")));
    }

    private static Response post(String name, String json) {
        Endpoint endpoint = StudioEndpoints.ALL.stream().filter(each -> each.path().equals("/api/v1/" + name)).findFirst().orElseThrow();
        try (Reservation reservation = new Reservation(new MemoryBudget(1L << 30))) {
            return endpoint.answer(new Request("POST", endpoint.path(), "", "", json.getBytes(StandardCharsets.UTF_8)), reservation);
        } catch (Exception failure) {
            return Refusal.of(failure);
        }
    }

    private static Map<String, Object> json(Response answer) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        answer.content().forEach(all::writeBytes);
        return object(all.toString(StandardCharsets.UTF_8));
    }

    private static Answer ofStudio(String file, String picture, String more) throws IOException {
        String name = folder.resolve(file).toString();
        String content = Base64.getEncoder().encodeToString(Files.readAllBytes(folder.resolve(file)));
        String about = "{\"file\": {\"name\": \"" + name + "\", \"content\": \"" + content + "\"}" + more + ", \"picture\": {";
        Response answer = post("picture", about + picture + "}}");
        Map<String, Object> seen = json(answer);
        if (answer.status() != Response.OK) {
            String sentence = String.valueOf(seen.get("error"));
            return Answer.refused(sentence.contains(": found ") || sentence.contains(", expected ") ? "data" : "usage", sentence);
        }
        if (seen.get("as") == null) {
            String wanted = picture.contains("cells") ? "a maze of cells" : "a maze";
            return Answer.refused("data", name + ", " + seen.get("step") + ": found " + seen.get("measured") + ", expected " + wanted + "; try "
                    + seen.get("advice"));
        }
        List<?> path = (List<?>) seen.get("path");
        boolean isArea = seen.get("as").equals("area");
        if (path == null) {
            return seen.get("reason") == null && isArea
                    ? Answer.refused("data", "an end is missing: " + (seen.get("start") == null) + " " + (seen.get("goal") == null))
                    : new Answer("no path", String.valueOf(seen.get("reason")), (List<?>) seen.get("unsure"), List.of(), List.of(), "");
        }
        String way = picture.contains("\"as\"") ? picture : "\"as\": \"cells\"" + (picture.isEmpty() ? "" : ", " + picture);
        Object length = isArea ? "null" : json(post("solve", about + way + "}}")).get("length");
        return new Answer("path", "", (List<?>) seen.get("unsure"), (List<?>) path.getFirst(), (List<?>) path.getLast(), String.valueOf(length));
    }

    /** Of two ends, a pixel at most lies between them: one rounds to hundredths, the other down. */
    private static void assertSame(List<?> pixel, List<?> spot, String what) {
        assertThat(spot).as(what).hasSameSizeAs(pixel);
        for (int i = 0; i < pixel.size(); i++) {
            assertThat(((Number) spot.get(i)).doubleValue()).as(what).isCloseTo(((Number) pixel.get(i)).doubleValue() + 0.5, within(0.52));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", value = {
            "ends.png    | ''                                         | ''                                      | ''                      | path",
            "ends.png    | --as cells                                 | \"as\": \"cells\"                       | ''                      | path",
            "ends.png    | --as area                                  | \"as\": \"area\"                        | ''                      | path",
            "ends.png    | --start-pixel 151,71 --goal-pixel 31,51    | \"start\": \"151.5,71.5\", \"goal\": \"31.5,51.5\" | ''           | path",
            "ends.png    | --as cells --start-pixel 251,191           | \"as\": \"cells\", \"start\": \"251.5,191.5\"  | ''               | path",
            "ends.png    | --start-pixel 900,71                       | \"start\": \"900.5,71.5\"               | ''                      | usage",
            "ends.png    | --as area --goal-pixel 31,900              | \"as\": \"area\", \"goal\": \"31.5,900.5\"  | ''                  | usage",
            "ends.png    | --page 2                                   | \"page\": 2                             | ''                      | usage",
            "ends.png    | --start 3,3 --goal 5,5                     | ''                                      | , \"start\": \"3,3\", \"goal\": \"5,5\" | path",
            "ends.png    | --as nothing                               | \"as\": \"nothing\"                     | ''                      | usage",
            "ends.gif    | ''                                         | ''                                      | ''                      | path",
            "ends.bmp    | ''                                         | ''                                      | ''                      | path",
            "ends.tiff   | ''                                         | ''                                      | ''                      | path",
            "ends.tiff   | --page 2                                   | \"page\": 2                             | ''                      | data",
            "ends.jpg    | ''                                         | ''                                      | ''                      | path",
            "ends.jpg    | --as cells --start-pixel 151,71            | \"as\": \"cells\", \"start\": \"151.5,71.5\" | ''                 | path",
            "ends.jpg    | --as area --start-pixel 151,71 --goal-pixel 31,51 | \"as\": \"area\", \"start\": \"151.5,71.5\", \"goal\": \"31.5,51.5\" | '' | path",
            "ends.svg    | ''                                         | ''                                      | ''                      | path",
            "ends.pdf    | --as cells                                 | \"as\": \"cells\"                       | ''                      | path",
            "hexagon.jpg | ''                                         | ''                                      | ''                      | path",
            "triangle.jpg | --as cells                                | \"as\": \"cells\"                       | ''                      | path",
            "polar.jpg   | ''                                         | ''                                      | ''                      | path",
            "unmarked.png | ''                                        | ''                                      | ''                      | path",
            "unmarked.png | --as cells                                | \"as\": \"cells\"                       | ''                      | path",
            "unmarked.png | --start 0,0 --goal 8,11                   | ''                                      | , \"start\": \"0,0\", \"goal\": \"8,11\" | path",
            "unmarked.png | --start 0,0                               | ''                                      | , \"start\": \"0,0\"    | path",
            "spots.png   | ''                                         | ''                                      | ''                      | path",
            "tiles.png   | ''                                         | ''                                      | ''                      | path",
            "tiles.png   | --start 1,1 --goal 5,1                     | ''                                      | , \"start\": \"1,1\", \"goal\": \"5,1\" | path",
            "disc.png    | ''                                         | ''                                      | ''                      | no path",
            "two-parts.png | ''                                       | ''                                      | ''                      | no path",
            "rooms.png   | --as area                                  | \"as\": \"area\"                        | ''                      | data",
            "rooms.png   | --as area --start-pixel 80,80 --goal-pixel 300,80 | \"as\": \"area\", \"start\": \"80.5,80.5\", \"goal\": \"300.5,80.5\" | '' | no path",
            "empty.jpg   | ''                                         | ''                                      | ''                      | data",
            "empty.jpg   | --as cells                                 | \"as\": \"cells\"                       | ''                      | data",
            "half.jpg    | ''                                         | ''                                      | ''                      | data",
            "phone.heic  | ''                                         | ''                                      | ''                      | data",
            "layers.psd  | ''                                         | ''                                      | ''                      | data"})
    void bothAnswerAlike(String file, String options, String picture, String more, String kind) throws IOException {
        Answer line = ofCommandLine(file, options);
        Answer studio = ofStudio(file, picture, more);
        assertThat(line.kind()).as("the command line: " + line).isEqualTo(kind);
        assertThat(studio.kind()).as("the studio: " + studio).isEqualTo(kind);
        assertThat(studio.unsure()).as("unsure").isEqualTo(line.unsure());
        assertThat(studio.length()).as("length").isEqualTo(line.length());
        assertSame(line.from(), studio.from(), "start");
        assertSame(line.to(), studio.to(), "goal");
        if (studio.sentence().startsWith("an end is missing")) {
            assertThat(line.sentence()).contains("found no start and no goal in the picture");
            assertThat(studio.sentence()).endsWith("true true");
        } else if (!options.contains("nothing")) { // which each words for its own option
            assertThat(studio.sentence()).isEqualTo(line.sentence());
        }
    }

    /** A pixel that is a tile has a name on the command line; with that name both answer alike. */
    @Test
    void theNameThatTheCommandLineAdvisesIsWhatTheStudioAnswers() throws IOException {
        Answer advice = ofCommandLine("small.png", "--start-pixel 1,3 --goal-pixel 5,1");
        assertThat(advice.kind()).isEqualTo("usage");
        assertThat(advice.sentence()).contains("write --start 3,1 --goal 1,5 (");
        Answer named = ofCommandLine("small.png", "--start 3,1 --goal 1,5");
        Answer studio = ofStudio("small.png", "\"start\": \"1.5,3.5\", \"goal\": \"5.5,1.5\"", "");
        assertThat(named.kind()).isEqualTo("path");
        assertSame(named.from(), studio.from(), "start");
        assertSame(named.to(), studio.to(), "goal");
        assertThat(studio.length()).isEqualTo(named.length());
    }
}
