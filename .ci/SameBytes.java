import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares what two checkouts write for every recipe with a recorded digest, in every format, without and with the
 * solution. Starts the studio of both, asks each for the same files, and prints what differs. Where one refuses, only the
 * HTTP status is compared: messages may change.
 *
 * <pre>
 *   java .ci/SameBytes.java BEFORE AFTER [EVERY]
 * </pre>
 *
 * <p>With EVERY, takes only every EVERY-th recipe. Animations have 8 frames. Exit code 1 if anything differs.
 */
final class SameBytes {
    private static final Pattern ADDRESS = Pattern.compile("http://[0-9.]+:[0-9]+");
    private static final Pattern NAME = Pattern.compile("\"name\":\"([a-z0-9-]+)\"");
    /** The HTTP status of a studio that is busy: the same request may be answered later. */
    private static final int BUSY = 503;

    private static final int ATTEMPTS = 10;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private SameBytes() {}

    public static void main(String[] arguments) throws Exception {
        Path before = Path.of(arguments[0]);
        Path after = Path.of(arguments[1]);
        int every = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1;
        List<String> recipes = Files.readAllLines(after.resolve("core/src/test/resources/golden-digests.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        List<String> formats = formats(before);
        int files = 0;
        int refused = 0;
        int different = 0;
        try (Studio old = new Studio(before);
                Studio now = new Studio(after)) {
            for (int i = 0; i < recipes.size(); i += every) {
                for (String format : formats) {
                    for (String solution : new String[] {"", "&solution=true"}) {
                        String query = "?recipe=" + URLEncoder.encode(recipes.get(i), StandardCharsets.UTF_8) + "&format=" + format
                                + solution + (format.equals("gif") ? "&frames=8" : "");
                        CompletableFuture<HttpResponse<byte[]>> asked = CompletableFuture.supplyAsync(() -> old.ask(query));
                        HttpResponse<byte[]> other = now.ask(query);
                        HttpResponse<byte[]> one = asked.join();
                        files++;
                        boolean isWritten = one.statusCode() == 200;
                        refused += isWritten ? 0 : 1;
                        if (one.statusCode() != other.statusCode() || (isWritten && !Arrays.equals(one.body(), other.body()))) {
                            different++;
                            System.out.println("different: " + query + " " + one.statusCode() + " " + other.statusCode());
                        }
                    }
                }
            }
        }
        System.out.println(files + " files compared (" + formats.size() + " formats), " + refused + " refused by the first, "
                + different + " different");
        System.exit(different == 0 ? 0 : 1);
    }

    private static List<String> formats(Path checkout) throws IOException {
        Process list = new ProcessBuilder(checkout.resolve("mazewright").toString(), "list", "formats", "--json")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String json = new String(list.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return Arrays.stream(json.split("\\},\\{"))
                .filter(format -> format.contains("\"write\":true"))
                .map(NAME::matcher)
                .filter(Matcher::find)
                .map(name -> name.group(1))
                .toList();
    }

    /** The studio of a checkout, as its launcher starts it. */
    private static final class Studio implements AutoCloseable {
        private final Process process;
        private final String address;

        Studio(Path checkout) throws IOException {
            process = new ProcessBuilder(checkout.resolve("mazewright").toString(), "serve", "--no-browser", "--port", "0")
                    .redirectErrorStream(true)
                    .start();
            BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
            String found = null;
            for (String line = lines.readLine(); found == null && line != null; line = lines.readLine()) {
                Matcher matcher = ADDRESS.matcher(line);
                found = matcher.find() ? matcher.group() : null;
                if (found != null) {
                    break;
                }
            }
            if (found == null) {
                throw new IOException("the studio of " + checkout + " did not start");
            }
            address = found;
        }

        HttpResponse<byte[]> ask(String query) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/api/v1/maze" + query)).build();
            try {
                HttpResponse<byte[]> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
                for (int attempt = 0; response.statusCode() == BUSY && attempt < ATTEMPTS; attempt++) {
                    Thread.sleep(1000);
                    response = CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
                }
                return response;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void close() {
            process.destroy();
        }
    }
}
