package dev.mazewright.studio.testing;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.Response;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.studio.StudioEndpoints;
import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;

/** Makes random requests of the API: good ones, nearly good ones, and ones that are no requests. */
public final class Mutants {
    /** What breaks readers of numbers and texts. */
    private static final List<String> TOKENS = List.of(
            "0", "-1", "1", "2", "255", "256", "65536", "2147483647", "2147483648", "-2147483648", "9223372036854775807",
            "9223372036854775808", "1000000000000000000", "1e3", "1e999", "0.5", "0.0000001", "1.", ".5", "NaN", "Infinity", "", " ", " 5",
            "５", "+5", "0x10", "null", "true", "false", "[]", "{}", "\"", "'", "\\", "%", "%00", "%zz", "%ff", "\u0000", "\u202e", "é",
            "😀", "\ud800", "/", "//", ":", ",", "=", "x", "..", "*", "#", "?", "&", ";", "\r\n", "\t", "top-left", "centre", "farthest",
            "hardest", "none", "seed", "wilson", "rectangle", "mask=heart", "mask-text=A", "a".repeat(300));

    private static final List<String> CELLS = List.of(
            "0,0", "1,1", "0", "5", "99999", "top-left", "bottom-right", "centre", "center", "farthest", "hardest", "random", "-1,0", "2,3",
            "0,0,1", "0,0,0");

    /** The names that a parameter may have, and values that may be good. */
    private static final List<String> NUMBERS = List.of("1", "2", "5", "10", "40", "100");

    private final Random random;
    private final List<byte[]> files;

    /** Requests that follow from these random numbers, with these files in them. */
    public Mutants(Random random, List<byte[]> files) {
        this.random = random;
        this.files = files;
    }

    /** Small mazes in every format that can be written, and other files that are read. */
    public static List<byte[]> files() {
        List<byte[]> files = new ArrayList<>();
        for (String recipe : List.of("rectangle:5x6/wilson/seed:1", "hexagon:4x5/kruskal/seed:2", "box:3x3x2/wilson/seed:3",
                "tiles:9x9/cellular-automaton/seed:1", "rectangle:16x16/wilson/braid:0.5/seed:4", "polar:4x6/wilson/seed:2")) {
            for (Format format : Formats.ALL) {
                Response answer = format.writer() == null ? null : Api.get("maze", "recipe", recipe, "format", format.name(), "cellSize", "5");
                if (answer != null && answer.status() == Response.OK) {
                    files.add(Api.bytes(answer));
                }
            }
        }
        for (String text : List.of("a b\nb c\nc a\nc d\n", "X..X\n....\n", "type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n",
                "0 1 2\n", "{}", "version 1\n", "####\n#S.#\n#.G#\n####\n")) {
            files.add(text.getBytes(StandardCharsets.UTF_8));
        }
        return files;
    }

    private boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    // ---- recipes

    /** Of any shape, generator and transforms, often with something wrong in it. */
    String recipe() {
        Entry<?> shape = one(Catalog.SHAPES);
        StringBuilder text = new StringBuilder(shape.name()).append(':').append(side()).append('x').append(side());
        if (shape.offers(Trait.LEVELS) && once(2)) {
            text.append('x').append(1 + random.nextInt(4));
        }
        for (Option<?> option : Catalog.options(Catalog.shape(shape.name()))) {
            if (once(5)) {
                text.append(',').append(option.key()).append('=').append(value(option));
            }
        }
        List<Entry<dev.mazewright.core.maze.Generator>> fitting =
                Catalog.GENERATORS.stream().filter(each -> each.runsOn(Catalog.shape(shape.name()))).toList();
        text.append('/').append(with(fitting.isEmpty() || once(20) ? one(Catalog.GENERATORS) : one(fitting)));
        while (once(3)) {
            text.append('/').append(with(one(Catalog.TRANSFORMS)));
        }
        if (once(5)) {
            text.append("/start:").append(one(CELLS));
        }
        while (once(5)) {
            text.append("/goal:").append(one(CELLS));
        }
        if (once(10)) {
            text.append("/open:").append(one(CELLS)).append(once(2) ? ".left" : "");
        }
        text.append("/seed:").append(once(20) ? one(TOKENS) : random.nextInt(100));
        return once(3) ? mutated(text.toString()) : text.toString();
    }

    private String side() {
        return switch (random.nextInt(40)) {
            case 0 -> one(TOKENS);
            case 1 -> Integer.toString(random.nextInt(2000));
            case 2, 3 -> Integer.toString(random.nextInt(150));
            default -> Integer.toString(1 + random.nextInt(16));
        };
    }

    private String with(Entry<?> entry) {
        StringBuilder text = new StringBuilder(entry.name());
        char before = ':';
        for (Option<?> option : entry.options()) {
            if (once(3)) {
                text.append(before).append(option.key()).append('=').append(value(option));
                before = ',';
            }
        }
        return text.toString();
    }

    private String value(Option<?> option) {
        if (once(12)) {
            return one(TOKENS);
        }
        return switch (option.kind()) {
            case CHOICE, NAMED -> one(option.choices());
            case WHOLE -> Long.toString(once(4) ? (once(2) ? option.least() : option.most())
                    : option.least() + random.nextInt(Math.clamp(option.most() - option.least() + 1, 1, 20)));
            case FLAG -> one(List.of("true", "false"));
            case SHARE -> one(List.of("0", "1", "0.5", "0.000001", "0.999999"));
            case SHARES -> one(List.of("0..0", "0.3..0.5", "1..1", "0.25..0.75", "0.5..0.3"));
            case TEXT -> one(List.of("A", "MAZE", "heart", "3", "abc", "2a3b", "0110", "1.2,3", "W", "1,2,3"));
        };
    }

    // ---- texts and bytes

    /** The same with a few characters changed, left out, doubled, or replaced by what breaks readers. */
    String mutated(String text) {
        StringBuilder changed = new StringBuilder(text);
        for (int changes = 1 + random.nextInt(3); changes > 0 && !changed.isEmpty(); changes--) {
            int at = random.nextInt(changed.length());
            int end = Math.min(changed.length(), at + 1 + random.nextInt(4));
            switch (random.nextInt(6)) {
                case 0 -> changed.delete(at, end);
                case 1 -> changed.insert(at, changed.substring(at, end));
                case 2 -> changed.insert(at, one(TOKENS));
                case 3 -> changed.replace(at, end, one(TOKENS));
                case 4 -> changed.setCharAt(at, (char) random.nextInt(once(4) ? 0x10000 : 128));
                default -> {
                    while (end < changed.length() && Character.isDigit(changed.charAt(end))) {
                        end++;
                    }
                    changed.replace(at, end, once(2) ? one(NUMBERS) : one(TOKENS));
                }
            }
        }
        return changed.toString();
    }

    /** The same with bits flipped, bytes changed, cut out or put in, or cut off. */
    byte[] mutated(byte[] bytes) {
        byte[] changed = bytes.clone();
        for (int changes = random.nextInt(5); changes > 0 && changed.length > 0; changes--) {
            int at = random.nextInt(changed.length);
            switch (random.nextInt(6)) {
                case 0 -> changed[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> changed[at] = (byte) random.nextInt(256);
                case 2 -> changed = java.util.Arrays.copyOf(changed, at);
                case 3 -> changed = spliced(changed, at, Math.min(changed.length, at + 1 + random.nextInt(9)), new byte[0]);
                case 4 -> changed = spliced(changed, at, at, one(TOKENS).getBytes(StandardCharsets.UTF_8));
                default -> changed[at] = (byte) (once(2) ? 0 : 0xff);
            }
        }
        return changed;
    }

    private static byte[] spliced(byte[] bytes, int from, int to, byte[] between) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, from);
        out.writeBytes(between);
        out.write(bytes, to, bytes.length - to);
        return out.toByteArray();
    }

    // ---- requests of the API

    /** An endpoint and names with values, as JSON has them: texts, or ready objects. */
    private record Asked(String path, List<String> names, List<String> values) {}

    private Asked asked() {
        Endpoint endpoint = one(StudioEndpoints.ALL);
        if (List.of(Api.PATH + "difficulty", Api.PATH + "statistics").contains(endpoint.path())) {
            endpoint = once(8) ? endpoint : one(StudioEndpoints.ALL); // they make a thousand mazes, the others one
        }
        Asked asked = new Asked(endpoint.path(), new ArrayList<>(), new ArrayList<>());
        List<String> known = endpoint.parameters();
        for (String name : known) {
            boolean isSubject = name.equals("recipe") || name.equals("range") || name.equals("shape");
            if (name.equals("file") ? once(6) : isSubject ? !once(8) : once(6)) {
                asked.names().add(once(60) ? one(TOKENS) : name);
                asked.values().add(once(20) ? one(TOKENS) : value(name));
            }
        }
        if (asked.names().contains("file") && !once(10)) {
            int recipe = asked.names().indexOf("recipe");
            if (recipe >= 0) {
                asked.names().remove(recipe);
                asked.values().remove(recipe);
            }
        }
        return asked;
    }

    private String value(String name) {
        return switch (name) {
            case "recipe" -> recipe();
            case "shape" -> {
                String recipe = recipe();
                yield recipe.substring(0, Math.max(0, recipe.indexOf('/')));
            }
            case "file" -> file();
            case "as" -> "cells";
            case "start", "goal", "goals" -> one(CELLS);
            case "generator" -> with(one(Catalog.GENERATORS));
            case "solver" -> with(one(Catalog.SOLVERS));
            case "seed" -> Integer.toString(random.nextInt(100));
            case "format" -> one(Formats.ALL).name();
            case "of" -> once(2) ? "solve" : "generate";
            case "animate" -> once(2) ? "solve" : "generate";
            case "range" -> once(2) ? "0..100" : random.nextInt(100) + ".." + random.nextInt(110);
            case "theme" -> one(Theme.ALL).name();
            case "paper" -> once(2) ? "a4" : "letter";
            case "solution", "annotate", "outlines", "neighbours" -> once(2) ? "true" : "false";
            case "threshold" -> one(List.of("0", "1", "0.5", "0.25"));
            case "rows" -> one(List.of("##", ".#", "#", "3", "20"));
            case "download" -> one(List.of("maze.svg", "../../x", "a\r\nSet-Cookie: b", "\"", "😀"));
            case "count", "from", "delay", "frames", "cellSize", "wallThickness", "margin", "solutionThickness" ->
                one(NUMBERS);
            default -> one(TOKENS);
        };
    }

    private String file() {
        String content = Base64.getEncoder().encodeToString(mutated(one(files)));
        String format = once(3) ? ", \"format\": \"" + one(Formats.ALL).name() + "\"" : "";
        return "{\"name\": \"" + (once(2) ? "m" : "../<b>.png") + "\", \"content\": \"" + (once(20) ? mutated(content) : content) + "\""
                + format + "}";
    }

    /** A request that is HTTP as it should be, of which the rest may be anything. */
    public byte[] request(String host, String close) {
        if (once(25)) {
            String path = one(List.of("/", "/js/main.js", "/index.html", "/none", "/api/v1/none", "/api/v1/", "/%00", "/..%2f", "/?x#y"));
            String method = one(List.of("GET", "HEAD", "POST", "OPTIONS", "PUT", "TRACE", "get", "X"));
            return (method + " " + path + " HTTP/1.1\r\n" + host + "Content-Length: 0\r\n" + close + "\r\n")
                    .getBytes(StandardCharsets.ISO_8859_1);
        }
        Asked asked = asked();
        boolean hasFile = asked.names().contains("file");
        if (hasFile || once(2)) {
            return post(asked, host, close);
        }
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < asked.names().size(); i++) {
            query.append(i == 0 ? '?' : '&').append(encoded(asked.names().get(i))).append('=').append(encoded(asked.values().get(i)));
        }
        String address = asked.path() + (once(15) ? printable(mutated(query.toString())) : query);
        String events = once(8) ? "Accept: text/event-stream\r\n" : "";
        return ((once(20) ? "HEAD " : "GET ") + address + " HTTP/1.1\r\n" + host + events + close + "\r\n")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** Without what would end the line or the address. */
    private static String printable(String text) {
        return text.replaceAll("[^!-~]", "~");
    }

    private byte[] post(Asked asked, String host, String close) {
        StringBuilder json = new StringBuilder("{");
        for (int i = 0; i < asked.names().size(); i++) {
            String value = asked.values().get(i);
            boolean isReady = value.startsWith("{") || (once(10) && value.matches("-?[0-9.]+|true|false|null|\\[\\]"));
            json.append(i == 0 ? "" : ", ").append(quoted(asked.names().get(i))).append(": ");
            json.append(once(15) ? "[" + quoted(value) + ", " + quoted(one(TOKENS)) + "]" : isReady ? value : quoted(value));
        }
        String text = json.append('}').toString();
        byte[] body = (once(8) ? mutated(text) : text).getBytes(StandardCharsets.UTF_8);
        body = once(12) ? mutated(body) : body;
        String head = "POST " + asked.path() + " HTTP/1.1\r\n" + host + "Content-Type: application/json\r\n" + close;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (once(5)) {
            out.writeBytes((head + "Transfer-Encoding: chunked\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            for (int from = 0; from < body.length; ) {
                int count = Math.min(body.length - from, 1 + random.nextInt(2000));
                out.writeBytes((Integer.toHexString(count) + (once(4) ? ";a=b" : "") + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
                out.write(body, from, count);
                out.writeBytes("\r\n".getBytes(StandardCharsets.ISO_8859_1));
                from += count;
            }
            out.writeBytes("0\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
        } else {
            out.writeBytes((head + "Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            out.writeBytes(body);
        }
        return out.toByteArray();
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each < ' ' || each == '"' || each == '\\') {
                json.append("\\u%04x".formatted((int) each));
            } else {
                json.append(each);
            }
        }
        return json.append('"').toString();
    }

    // ---- requests that are hardly HTTP

    private static final List<String> FRAMES = List.of(
            "Content-Length: 2\r\nContent-Length: 3\r\n", "Content-Length: 2\r\nContent-Length: 2\r\n", "Content-Length: 2, 3\r\n",
            "Content-Length: 2, 2\r\n", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n", "Content-Length: +2\r\n", "Content-Length: -2\r\n",
            "Content-Length: 0x2\r\n", "Content-Length: 2 2\r\n", "Content-Length : 2\r\n", "Content-Length: \r\n",
            "Content-Length: ２\r\n", "Content-Length: 99999999999999999999\r\n", "Content-Length: 2\u0000\r\n",
            "Transfer-Encoding : chunked\r\n", "Transfer-Encoding: chunked, identity\r\n", "Transfer-Encoding: identity, chunked\r\n",
            "Transfer-Encoding: xchunked\r\n", "Transfer-Encoding: \u000bchunked\r\n", "Transfer-Encoding: chunked\r\n chunked\r\n",
            "Transfer-Encoding:\r\n chunked\r\n", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
            "Transfer-Encoding: gzip, chunked\r\n", "TRANSFER-ENCODING: CHUNKED\r\n", "Transfer-Encoding: chunked\r\n",
            "X: a\r\n b\r\n", "X: a\r\n\tContent-Length: 2\r\n", "X: a\nContent-Length: 2\r\n", "X: a\rContent-Length: 2\r\n",
            "X\u0000: a\r\n", "X: \u0000\r\n", ": a\r\n", "X\r\n", "X Y: a\r\n", "Expect: 100-continue\r\nContent-Length: 2\r\n",
            "Expect: x\r\n", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n", "Connection: close\r\nConnection: keep-alive\r\n",
            "Host: localhost\r\n", "Range: bytes=0-1\r\n", "Range: bytes=9-1,x\r\n", "If-None-Match: *\r\n",
            "If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n", "Accept: " + "a,".repeat(2000) + "\r\n", "X: 1\r\n".repeat(900));

    private static final List<String> CHUNKS = List.of(
            "0\r\n\r\n", "2\r\n{}\r\n0\r\n\r\n", "zz\r\n{}\r\n0\r\n\r\n", "-1\r\n\r\n", "ffffffffffffffff\r\n", "7fffffff\r\n{}", "80000000\r\n{}",
            "2;\u0000\r\n{}", "2;a=\"\r\n\"\r\n{}\r\n0\r\n\r\n", "2\n{}\n0\n\n", "2\r{}\r0\r\r", "2\r\n{}0\r\n\r\n", "2\r\n{}\r\n0\r\nX: y\r\n\r\n",
            "2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n", " 2\r\n{}\r\n0\r\n\r\n", "02\r\n{}\r\n00\r\n\r\n", "2 \r\n{}\r\n0\r\n\r\n", "0x2\r\n{}\r\n0\r\n\r\n",
            "2\r\n{}\r\n0\r\n" + "X: y\r\n".repeat(5000) + "\r\n", "\r\n\r\n", "{}", "2;" + "a".repeat(20_000) + "\r\n{}\r\n0\r\n\r\n");

    private static final List<String> LINES = List.of(
            "GET / HTTP/1.1", "GET / HTTP/1.0", "GET / HTTP/2.0", "GET / HTTP/9.9.9", "GET  /  HTTP/1.1", "GET /", "GET", "GET\t/\tHTTP/1.1",
            "get / http/1.1", "POST /api/v1/maze HTTP/1.1", "POST /api/v1/info HTTP/1.1", "OPTIONS * HTTP/1.1",
            "CONNECT a:1 HTTP/1.1", "TRACE / HTTP/1.1", "PRI * HTTP/2.0", "GET http://localhost/ HTTP/1.1", "GET http:// HTTP/1.1",
            "GET //a/b HTTP/1.1", "GET /%zz HTTP/1.1", "GET /%c0%ae HTTP/1.1", "GET /\u0000 HTTP/1.1", "GET /\u00ff HTTP/1.1", "GET /# HTTP/1.1",
            "GET /?%zz HTTP/1.1", "GET /api/v1/maze?%zz=%zz HTTP/1.1", "GET /api/v1/maze?recipe=%ff%fe HTTP/1.1", "GET ? HTTP/1.1",
            "\u0016\u0003\u0001\u0002\u0000\u0001", "GET /" + "a".repeat(9000) + " HTTP/1.1", "X".repeat(20_000), "GET / HTTP/1.1\u0000",
            " GET / HTTP/1.1", "\r\n\r\nGET / HTTP/1.1", "GET / HTTP/1.1\n", "GET /\rX: y HTTP/1.1");

    /** A request line, headers and a body of which any may be smuggled in, broken or noise. */
    public byte[] noise(String host) {
        StringBuilder text = new StringBuilder(one(LINES)).append("\r\n");
        text.append(once(10) ? "" : host);
        text.append(once(3) ? "" : "Content-Type: application/json\r\n");
        while (once(2)) {
            text.append(one(FRAMES));
        }
        text.append("\r\n");
        while (once(2)) {
            text.append(one(CHUNKS));
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
        return once(2) ? mutated(bytes) : bytes;
    }
}
