package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is exported is the maze: files read back have its walls, and the command line makes the same file. */
@Tag("thorough")
class ExportTest extends Panels {
    private Locator panel;

    @Test
    void everyFormatHoldsTheMaze() throws Exception {
        String recipe = micromouse();
        Maze maze = puzzle(recipe).maze();
        String digest = Digest.of(maze);
        open(recipe);
        panel = enter("export");
        List<String> readBack = new ArrayList<>();
        String offered = (String) page.evaluate("JSON.stringify(mazewright.catalog.formats)"); // fewer without a server
        for (JsonElement each : JsonParser.parseString(offered).getAsJsonArray()) {
            JsonObject format = each.getAsJsonObject();
            String name = format.get("name").getAsString();
            if (!format.get("write").getAsBoolean() || name.equals("none") || (name.equals("html") && !hasStage())) {
                continue;
            }
            byte[] bytes = download(name);
            // An animation begins with walls alone.
            if (format.get("read").getAsBoolean() && !name.equals("gif")) {
                Puzzle again = Formats.read(new Source(name, new ByteArrayInputStream(bytes)), name);
                Maze walls = again.maze().grid().shape() instanceof Rectangle ? again.maze() : CellPicture.cells(again).maze();
                assertThat(Digest.of(walls)).as(name).isEqualTo(digest);
                readBack.add(name);
            } else {
                looksLike(name, bytes, recipe, digest);
            }
        }
        assertThat(readBack).contains("png", "maze", "json", "cells", "movingai", "micromouse", "maz", "num", "text", "matrix", "hex", "blocks");
    }

    /** Once the first download of a new browser's window was waited for in vain. */
    @Tag("slow")
    @RepeatedTest(200)
    void theFirstDownloadArrives() throws IOException {
        String recipe = "rectangle:16x16/wilson/start:15,0/goal:7,8/seed:1";
        useAlone(Device.DESKTOP);
        open(recipe);
        panel = enter("export");
        assertThat(new String(download("text"), StandardCharsets.UTF_8))
                .isEqualTo(context().request().get(api("maze", "format=text&recipe=" + recipe)).text());
    }

    /** A recipe whose maze all formats can hold, also those of contests: its start is open to the north alone. */
    private static String micromouse() {
        for (int seed = 1; ; seed++) {
            String recipe = "rectangle:16x16/wilson/start:15,0/goal:7,8/seed:" + seed;
            Puzzle puzzle = puzzle(recipe);
            if (puzzle.maze().open(puzzle.start()) == 1 << Rectangle.NORTH) {
                return recipe;
            }
        }
    }

    private static void looksLike(String format, byte[] bytes, String recipe, String digest) throws Exception {
        String text = new String(bytes, StandardCharsets.UTF_8);
        switch (format) {
            case "svg" -> {
                var svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
                assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
                assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 362 362"); // 16 x 20 + 2 + 2 x 20
                assertThat(text).contains(recipe);
            }
            case "pdf" -> {
                try (PDDocument pdf = Loader.loadPDF(bytes)) {
                    assertThat(pdf.getNumberOfPages()).isEqualTo(1);
                    assertThat(pdf.getDocumentInformation().getCustomMetadataValue("Recipe")).isEqualTo(recipe);
                }
            }
            case "postscript" -> assertThat(text).startsWith("%!PS-Adobe").contains(recipe).contains("showpage");
            case "gif" -> {
                try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
                    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
                    reader.setInput(in);
                    assertThat(reader.getNumImages(true)).as("frames").isBetween(20, 240);
                }
            }
            case "html" -> assertThat(text).startsWith("<!doctype html>").contains("<title>" + recipe + "</title>", "<maze-stage play watch>");
            case "scene" -> assertThat(text).startsWith("MZSC").contains(recipe);
            case "trace" -> assertThat(text).contains("MZSC", recipe, "\"of\":\"generate\"");
            case "unicode" -> assertThat(text.lines().count()).isGreaterThanOrEqualTo(17);
            case "digest" -> assertThat(text.strip()).isEqualTo(digest + " 256 255"); // cells and passages
            case "scenario" -> assertThat(text).startsWith("version 1\n0\tmaze.map\t33\t33\t");
            case "dxf" -> assertThat(text).contains("SECTION", "POLYLINE").endsWith("EOF\n");
            case "hpgl" -> assertThat(text).startsWith("IN;").contains("PD");
            case "gcode" -> assertThat(text).contains("G21", "G1 ");
            case "tmx" -> assertThat(text).startsWith("<?xml").contains("<map ", "</map>");
            case "tmj", "uvtt" -> assertThat(JsonParser.parseString(text).getAsJsonObject().size()).isGreaterThan(3);
            case "tileset" -> assertThat(ImageIO.read(new ByteArrayInputStream(bytes))).isNotNull();
            case "schem" -> assertThat(new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes()).isNotEmpty();
            case "mts" -> assertThat(text).startsWith("MTSM");
            case "stl" -> assertThat((bytes.length - 84) % 50).as("the rest of whole triangles").isZero();
            case "3mf" -> assertThat(text).startsWith("PK");
            case "glb" -> assertThat(text).startsWith("glTF");
            case "obj" -> assertThat(text).contains("\nv ", "\nf ");
            default -> throw new AssertionError("unknown content of " + format);
        }
    }

    @Test
    void copiesLinkTextAndCommand() {
        useAlone(Device.DESKTOP);
        context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        String recipe = "hexagon:7x7/wilson/seed:2";
        open(recipe);
        panel = enter("export");
        Locator section = panel.locator(".preset:visible");
        section.getByText("Link", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(copied()).isEqualTo(address() + "#" + recipe);
        section.getByText("As text", new Locator.GetByTextOptions().setExact(true)).click();
        page.waitForCondition(() -> status().textContent().equals("Copied: the maze as text."));
        assertThat(copied()).isEqualTo(context().request().get(api("maze", "format=unicode&recipe=" + recipe)).text());
        section.getByText("Command", new Locator.GetByTextOptions().setExact(true)).click();
        page.waitForCondition(() -> status().textContent().equals("Copied: the command."));
        assertThat(copied()).isEqualTo(section.locator("textarea.command").inputValue());
    }

    private String copied() {
        return (String) page.evaluate("() => navigator.clipboard.readText()");
    }

    /** The command that the page shows, run by a shell as it stands, makes the same file, byte by byte. */
    @Test
    void theCommandMakesTheSameFile(@TempDir Path folder) throws Exception {
        expect(complaint -> complaint.contains("422"));
        Path program = Files.writeString(folder.resolve("mazewright"), "#!/bin/sh\nexec '" + ProcessHandle.current().info().command().orElseThrow()
                + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path") + "' dev.mazewright.cli.Main \"$@\"\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        open("hexagon:12x12,mask=heart/wilson/braid:0.5/seed:2");
        panel = enter("export");
        page.evaluate("mazewright.style.change({ wallColour: '#123456' })");
        assertThat(commandMakes(folder, "svg")).contains("--solution", "--wall-colour '#123456'");
        assertThat(commandMakes(folder, "maze")).contains("hexagon:12x12,mask=heart");
        Path walls = folder.resolve("the walls.txt");
        try (OutputStream out = Files.newOutputStream(walls)) {
            Formats.named("blocks").writer().write(Document.of(puzzle("rectangle:6x9/wilson/braid:0.9/seed:2")), out);
        }
        page.evaluate("""
                async ([name, content]) => {
                  mazewright.solution.solver = 'wall-follower';
                  await mazewright.open({ file: { name, content, format: 'blocks' }, as: 'cells', start: '5,0', goals: ['0,8', '3,3'] });
                }""", List.of(walls.getFileName().toString(), Base64.getEncoder().encodeToString(Files.readAllBytes(walls))));
        preset(panel, "Data");
        panel.locator(".preset:visible").getByLabel("Format").selectOption("json");
        panel.locator(".preset:visible").getByText("Show solution").click();
        assertThat(commandMakes(folder, "json")).contains("'the walls.txt'", "wall-follower");
        String edges = "0 1\n1 2\n2 3\n3 0\n1 3\n2 4\n4 5\n5 6\n6 3\n";
        Path graph = Files.writeString(folder.resolve("edges.txt"), edges);
        panel = enter("open");
        panel.locator("input[type=file]").setInputFiles(graph);
        panel.getByText("edges.txt could not be read").waitFor(); // a list of numbers may be anything
        panel.getByLabel("Format").selectOption("graph");
        page.waitForFunction("() => mazewright.scene.shape === 'graph'");
        panel.getByLabel("Generator").selectOption("kruskal");
        page.waitForFunction("() => mazewright.source.generator === 'kruskal'");
        panel = enter("export");
        assertThat(commandMakes(folder, "json")).contains("--graph edges.txt --generator kruskal --seed 1");
    }

    /** Downloads a file and returns the command, which made the same one. */
    private String commandMakes(Path folder, String format) throws Exception {
        byte[] taken = download(format);
        String command = panel.locator(".preset:visible textarea.command").inputValue();
        Path printed = folder.resolve("printed");
        Process process = new ProcessBuilder("sh", "-c", command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as("%s: %s", command, Files.readString(printed)).isZero();
        assertThat(Files.readAllBytes(folder.resolve("maze." + format))).as(command).isEqualTo(taken);
        return command;
    }

    private byte[] download(String format) throws IOException {
        preset(panel, switch (format) {
            case "svg", "png", "pdf", "postscript" -> "Picture";
            case "gif", "html" -> "Recording";
            case "tmx", "tmj", "tileset", "schem", "mts", "uvtt" -> "Game";
            case "dxf", "hpgl", "gcode", "stl", "3mf", "glb", "obj" -> "Make";
            default -> "Data";
        });
        Locator section = panel.locator(".preset:visible");
        section.getByLabel("Format").selectOption(format);
        if (format.equals("svg") && page.url().contains("heart")) {
            section.getByText("Show solution").click();
        }
        settle(); // other formats have other controls
        Locator failure = section.locator(".fail").first();
        List<Download> downloads = new ArrayList<>();
        Consumer<Download> keep = downloads::add;
        page.onDownload(keep);
        section.getByText("Download", new Locator.GetByTextOptions().setExact(true)).click();
        page.waitForCondition(() -> !downloads.isEmpty() || failure.isVisible());
        page.offDownload(keep);
        assertThat(downloads).as(() -> "no file, but: " + failure.textContent()).hasSize(1);
        return Files.readAllBytes(downloads.getFirst().path());
    }
}
