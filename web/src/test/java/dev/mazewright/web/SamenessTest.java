package dev.mazewright.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.Sha256;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** WebAssembly in Node makes, writes and reads what this JVM does, byte for byte, and refuses it in the same words. */
class SamenessTest {
    private static final java.nio.file.Path GOLDEN = java.nio.file.Path.of("../core/src/test/resources/golden-digests.txt");

    private static final List<String> FORMATS = List.of(
            "svg", "json", "unicode", "text", "maze", "blocks", "cells", "matrix", "hex", "digest", "micromouse", "maz", "num", "movingai",
            "scenario", "postscript", "tokens");

    /** Of every so many recipes a picture, and an animation: they take long. */
    private static final int PICTURES = 6;

    private static final int ANIMATIONS = 30;

    private static final List<String> READ = List.of(
            "json", "unicode", "text", "maze", "blocks", "cells", "matrix", "hex", "micromouse", "maz", "num", "movingai", "png", "tokens");

    private static final List<String> DAMAGED = List.of(
            "rectangle:9x12/wilson/seed:1", "hexagon:6x6/wilson/seed:2", "rectangle:16x16/kruskal/seed:3", "triangle:5x7/wilson/seed:4");

    private static final int DAMAGES = 150;

    private static final int EVENTS = 3_000_000;

    @TempDir
    private static java.nio.file.Path folder;

    @BeforeAll
    static void requireNode() throws Exception {
        Node.require();
    }

    @ParameterizedTest
    @ValueSource(strings = {"core", "library"})
    void makesTheMazesOfAllGoldenDigests(String module) throws Exception {
        assertThat(Node.script("golden.mjs", module, GOLDEN)).isEqualTo("equal: " + recipes().size() + "\n");
    }

    @Test
    void writesTheSameFiles() throws Exception {
        List<String> some = recipes().stream()
                .filter(recipe -> !recipe.contains("40x57") && !recipe.endsWith("seed:42") && !recipe.endsWith("seed:-7"))
                .toList();
        List<String> lines = new ArrayList<>();
        for (String recipe : some) {
            for (String format : FORMATS) {
                lines.add(line("write", recipe, format, "") + expected(recipe, format, false));
                lines.add(line("write", recipe, format, "solved") + expected(recipe, format, true));
            }
        }
        for (int i = 0; i < some.size(); i += PICTURES) {
            lines.add(line("write", some.get(i), "png", "solved") + expected(some.get(i), "png", true));
        }
        for (int i = 0; i < some.size(); i += ANIMATIONS) {
            lines.add(line("write", some.get(i), "gif", "solved") + expected(some.get(i), "gif", true));
        }
        assertSame("files", lines);
    }

    /** Cut off and with wrong bits: what is read then, or how it is refused. */
    @Test
    void readsDamagedFilesTheSame() throws Exception {
        SplittableRandom random = new SplittableRandom(7);
        List<String> lines = new ArrayList<>();
        for (String format : READ) {
            for (String recipe : DAMAGED) {
                byte[] file;
                try {
                    file = file(recipe, format, false);
                } catch (UsageException e) {
                    continue; // the format does not have the shape
                }
                lines.add(read(file, format));
                for (int i = 0; i < DAMAGES; i++) {
                    byte[] damaged = i % 2 == 0 ? Arrays.copyOf(file, random.nextInt(file.length)) : file.clone();
                    if (i % 2 == 1) {
                        damaged[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
                    }
                    lines.add(read(damaged, i % 4 < 2 ? format : ""));
                }
            }
        }
        assertThat(lines).hasSizeGreaterThan(4000);
        assertSame("damaged", lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"core", "library"})
    void startsAnewWhereTheStackEnds(String module) throws Exception {
        assertThat(Node.script("restart.mjs", module, GOLDEN))
                .startsWith("70 this was too much for the memory or the stack")
                .endsWith("\nworks\n");
    }

    private static List<String> recipes() throws IOException {
        return Files.readAllLines(GOLDEN).stream()
                .filter(line -> !line.startsWith("#") && !line.isEmpty())
                .map(line -> line.substring(0, line.lastIndexOf(' ')))
                .toList();
    }

    private static void assertSame(String name, List<String> lines) throws Exception {
        assertThat(compared(name, lines)).isEqualTo("different: 0\nequal: " + lines.size() + "\n");
    }

    private static String compared(String name, List<String> lines) throws Exception {
        java.nio.file.Path file = folder.resolve(name + ".tsv");
        try (PrintWriter out = new PrintWriter(file.toFile(), StandardCharsets.UTF_8)) {
            lines.forEach(line -> out.print(line + "\n"));
        }
        return Node.script("compare.mjs", "library", file);
    }

    private static String line(String... fields) {
        return String.join("\t", fields) + "\t";
    }

    private static String expected(String recipe, String format, boolean isSolved) {
        return answer(() -> {
            Sha256 sha = new Sha256();
            sha.update(file(recipe, format, isSolved));
            return sha.hex();
        });
    }

    private static byte[] file(String recipe, String format, boolean isSolved) throws IOException {
        Format wanted = Formats.requireWritable(Formats.named(format));
        FileParameters none = new FileParameters(wanted, option -> null, null, FileParameters::camelCase);
        Rendition rendition = new Rendition(none, isSolved, null, EVENTS);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        wanted.write(rendition.of(new Maker(Recipe.parse(recipe), Context.standard()), () -> {}), out);
        return out.toByteArray();
    }

    private static String read(byte[] file, String format) {
        return line("read", "0x" + HexFormat.of().formatHex(file), "the file", format) + answer(() -> {
            try (Source source = new Source("the file", new ByteArrayInputStream(file), file.length)) {
                return Digest.of(Formats.read(source, format.isEmpty() ? null : format).maze());
            }
        });
    }

    private interface Work {
        String run() throws IOException;
    }

    private static String answer(Work work) {
        try {
            return work.run();
        } catch (UsageException e) {
            return refusal(64, e);
        } catch (BadDataException e) {
            return refusal(65, e);
        } catch (NoPathException e) {
            return refusal(1, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words of a refusal; the engine, which writes no PDF, leaves it out where it lists formats. */
    private static String refusal(int code, Exception e) {
        return code + " " + e.getMessage().replace(" pdf,", "").replaceAll("[\n\t\r]", " ");
    }
}
