package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.stage.testing.SceneRead;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.testing.Api;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

/** A file is sent and read once, and named by its SHA-256 from then on, as long as there is memory for what it holds. */
class FileReadingTest {
    private static final long MOST = 1 << 24;

    private final MemoryBudget memory = new MemoryBudget(MOST);

    private Response post(String name, String json) {
        Endpoint endpoint = StudioEndpoints.ALL.stream()
                .filter(each -> each.path().equals(Api.PATH + name))
                .findFirst()
                .orElseThrow();
        try (Reservation reservation = new Reservation(memory)) {
            byte[] body = json.getBytes(StandardCharsets.UTF_8);
            return endpoint.answer(new Request("POST", endpoint.path(), "", "", body), reservation);
        } catch (Exception failure) {
            return Refusal.of(failure);
        }
    }

    private long kept() {
        try (Reservation reservation = new Reservation(memory)) {
            return reservation.cache().bytes();
        }
    }

    private static byte[] written(String recipe, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named(format).writer().write(Document.of(Recipe.parse(recipe).make()), out);
        return out.toByteArray();
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String file(String name, byte[] content, String more) {
        return "{\"file\": " + Api.file(name, content) + more + "}";
    }

    private static String known(String name, byte[] content, String more) {
        return "{\"file\": {\"name\": \"" + name + "\", \"sha256\": \"" + sha256(content) + "\"}" + more + "}";
    }

    @Test
    void aPictureIsSentOnceAndThenNamed() throws IOException {
        byte[] png = written("rectangle:12x17/wilson/seed:5", "png");
        SceneRead scene = new SceneRead(Api.bytes(post("scene", file("maze.png", png, ""))));
        assertThat(scene.header.get("sha256")).isEqualTo(sha256(png));
        for (String name : List.of("scene", "info", "solve", "maze")) {
            byte[] anew = Api.bytes(Api.post(name, file("maze.png", png, "")));
            byte[] kept = Api.bytes(post(name, known("maze.png", png, "")));
            if (!name.equals("solve")) { // which has milliseconds
                assertThat(kept).as(name).isEqualTo(anew);
            }
        }
        assertThat(Api.object(post("solve", known("maze.png", png, ""))).get("path"))
                .isEqualTo(Api.object(Api.post("solve", file("maze.png", png, ""))).get("path"));
        assertThat(post("trace", known("maze.png", png, ", \"of\": \"solve\"")).status()).isEqualTo(Response.OK);
        assertThat(memory.taken()).isZero();
    }

    @Test
    void aGraphIsSentOnceAndThenNamed() {
        byte[] edges = "a b\nb c\nc a\nc d\n".getBytes(StandardCharsets.UTF_8);
        String maze = ", \"generator\": \"kruskal\", \"seed\": 4";
        SceneRead scene = new SceneRead(Api.bytes(post("scene", file("edges.txt", edges, maze))));
        assertThat(scene.header.get("sha256")).isEqualTo(sha256(edges));
        assertThat(Api.object(post("info", known("edges.txt", edges, maze))).get("cells")).isEqualTo(4L);
    }

    @Test
    void eachRequestHasItsOwnEndsInOneKeptMaze() throws IOException {
        byte[] png = written("rectangle:12x17/wilson/seed:5", "png");
        post("info", file("maze.png", png, ""));
        List<Object> goals = IntStream.range(0, 40)
                .parallel()
                .mapToObj(goal -> (Object) Api.object(post("maze", known("maze.png", png, ", \"goals\": [" + goal + "]"))).get("goal"))
                .toList();
        assertThat(goals).isEqualTo(IntStream.range(0, 40).mapToObj(goal -> (Object) (long) goal).toList());
        assertThat(Api.object(post("maze", known("maze.png", png, ""))).get("goal")).isEqualTo(203L);
    }

    @Test
    void aTraceOfAFileIsRecordedOnce() throws IOException {
        byte[] text = written("rectangle:30x30/wilson/seed:5", "text");
        byte[] first = Api.bytes(post("trace", file("maze.txt", text, ", \"of\": \"solve\"")));
        byte[] again = Api.bytes(post("trace", known("maze.txt", text, ", \"of\": \"solve\"")));
        assertThat(again).isEqualTo(first); // with the milliseconds of the recording
    }

    // ---- what is not kept

    @Test
    void whatIsNotKeptIsToBeSentAgain() throws IOException {
        byte[] text = written("rectangle:3x3/wilson/seed:1", "text");
        String asked = "404 the file of this 'sha256' is not kept, or not in this format; send its 'content'";
        assertThat(Api.refusal(post("info", known("maze.txt", text, "")))).isEqualTo(asked);
        post("info", file("maze.txt", text, ""));
        assertThat(post("info", known("maze.txt", text, "")).status()).isEqualTo(Response.OK);
        String other = known("maze.txt", text, "").replace("\"name\"", "\"format\": \"blocks\", \"name\"");
        assertThat(Api.refusal(post("info", other))).isEqualTo(asked);
        String graph = known("maze.txt", text, ", \"generator\": \"wilson\"");
        assertThat(Api.refusal(post("info", graph))).isEqualTo(asked);
        try (Reservation large = new Reservation(memory)) {
            large.take(MOST);
        }
        assertThat(Api.refusal(post("info", known("maze.txt", text, "")))).isEqualTo(asked);
    }

    @Test
    void whatCannotBeReadIsNotKept() {
        byte[] bad = "{\"format\": 7}".getBytes(StandardCharsets.UTF_8);
        assertThat(Api.refusal(post("info", file("bad.json", bad, "")))).startsWith("422 bad.json, line 1");
        assertThat(Api.refusal(post("info", known("bad.json", bad, "")))).startsWith("404 ");
        assertThat(kept()).isZero();
    }

    @Test
    void aPictureThatIsNotReadIsNamed() {
        byte[] grey = "P2\n3 3 1\n1 0 1".getBytes(StandardCharsets.UTF_8);
        assertThat(Api.refusal(post("info", file("maze.pgm", grey, "")))).startsWith("422 maze.pgm: found a picture in PGM (Netpbm), expected PNG");
    }

    /** Thousands of files push each other out; memory stays within the share of the cache, and the newest is there. */
    @Test
    void filesThatWereNotUsedLongestAreForgottenFirst() {
        byte[] first = edges(0);
        String used = known("edges.txt", first, ", \"generator\": \"kruskal\"");
        post("info", file("edges.txt", first, ", \"generator\": \"kruskal\""));
        int sent = 0;
        do {
            sent++;
            post("info", file("edges.txt", edges(sent), ", \"generator\": \"kruskal\""));
            assertThat(post("info", used).status()).as("the file in use, after %d others", sent).isEqualTo(Response.OK);
            assertThat(kept()).isLessThanOrEqualTo(MOST / 8);
            assertThat(sent).isLessThan(1000);
        } while (post("info", known("edges.txt", edges(Math.max(1, sent - 20)), ", \"generator\": \"kruskal\"")).status() == Response.OK);
        assertThat(post("info", known("edges.txt", edges(sent), ", \"generator\": \"kruskal\"")).status()).isEqualTo(Response.OK);
    }

    /** A path of a hundred vertices, whose names are long and say which. */
    private static byte[] edges(int number) {
        String name = "v".repeat(100) + number + "v";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append(name).append(i).append(' ').append(name).append(i + 1).append('\n');
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    // ---- hostile requests

    @Test
    void aFileIsNamedByItsWholeSha256Alone() throws IOException {
        byte[] text = written("rectangle:3x3/wilson/seed:1", "text");
        post("info", file("secret-name.txt", text, ""));
        String sha = sha256(text);
        for (String wrong : List.of("", sha.substring(1), sha + "0", sha.toUpperCase(Locale.ROOT), "../" + sha, sha.substring(0, 63) + "\\u0000",
                "*", "graph " + sha)) {
            assertThat(Api.refusal(post("info", "{\"file\": {\"sha256\": \"" + wrong + "\"}}"))).as(wrong).startsWith("422 a 'file' has its");
        }
        for (char digit : "0123456789abcdef".toCharArray()) {
            String near = sha.substring(0, 63) + digit;
            assertThat(post("info", "{\"file\": {\"name\": \"x.txt\", \"sha256\": \"" + near + "\"}}").status())
                    .isEqualTo(near.equals(sha) ? Response.OK : 404);
        }
        assertThat(Api.refusal(post("info", "{\"file\": {\"sha256\": \"" + sha + "\", \"content\": \"\"}}"))).startsWith("422 a 'file' has");
        assertThat(Api.refusal(post("info", "{\"file\": {\"sha256\": [\"" + sha + "\", \"" + sha + "\"]}}"))).startsWith("422 'sha256' is given 2");
        assertThat(Api.text(post("maze", known("x.txt", text, "")))).doesNotContain("secret-name");
        assertThat(Api.refusal(post("mask", "{\"file\": {\"name\": \"x.txt\", \"sha256\": \"" + sha + "\"}}"))).startsWith("404 ");
    }

    @Test
    void aNameThatEndsOtherwiseDoesNotChangeWhatIsKept() {
        byte[] hex = Api.bytes(Api.get("maze", "recipe", "rectangle:3x3/wilson/seed:1", "format", "hex"));
        String read = Api.text(post("maze", file("maze.hex", hex, "")));
        assertThat(Api.text(post("maze", known("maze.hex", hex, "")))).isEqualTo(read);
        assertThat(post("maze", known("maze.other", hex, "")).status()).isEqualTo(404);
    }

    @Test
    void aPictureOfTooManyPixelsIsRefusedByItsHeader() {
        ByteBuffer png = ByteBuffer.allocate(33);
        png.putLong(0x89504E470D0A1A0AL).putInt(13).put("IHDR".getBytes(StandardCharsets.ISO_8859_1));
        png.putInt(6001).putInt(6001).put(new byte[] {8, 2, 0, 0, 0});
        CRC32 crc = new CRC32();
        crc.update(png.array(), 12, 17);
        png.putInt((int) crc.getValue());
        assertThat(Api.refusal(post("scene", file("large.png", png.array(), ""))))
                .isEqualTo("413 too large for the studio: a picture of 6001 x 6001 pixels (limit: 24000000 pixels);"
                        + " use the command line, ./mazewright");
    }
}
