package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Posters and lines for machines by flags, for all commands that draw. */
class PosterCommandTest {
    private static final String MAZE = "rectangle:60x60/wilson/seed:3";

    @TempDir
    Path folder;

    private Run run(String line) {
        List<String> arguments = new ArrayList<>();
        for (String word : line.split(" ")) {
            arguments.add(word.replace("MAZE", MAZE).replace("FOLDER", folder.toString()));
        }
        return Run.with("", arguments.toArray(String[]::new));
    }

    /** The number of sheets may be left out, and is not what comes next if that is a recipe. */
    @ParameterizedTest
    @CsvSource({
        "generate MAZE --paper a4 --cell-mm 10 --tile-pages -o FOLDER/p.ps, 12",
        "generate --tile-pages MAZE --paper a4 --cell-mm 10 -o FOLDER/p.ps, 12",
        "generate MAZE --paper a4 --tile-pages 2x3 -o FOLDER/p.ps, 6",
        "generate MAZE --paper a4 --tile-pages=2x3 -o FOLDER/p.ps, 6",
        "convert FOLDER/m.json --paper a4 --tile-pages 3x1 --solution -o FOLDER/p.ps, 3",
        "solve FOLDER/m.json --paper tabloid --tile-pages 2x2 -o FOLDER/p.ps, 4",
    })
    void aPosterHasSheets(String line, int sheets) throws IOException {
        assertThat(run("generate MAZE -o FOLDER/m.json").code()).isZero();
        Run made = run(line);
        assertThat(made.code()).as(made.err()).isZero();
        assertThat(Files.readString(folder.resolve("p.ps"), StandardCharsets.US_ASCII)).contains("\n%%Pages: " + sheets + "\n");
    }

    @Test
    void whatDoesNotFitNamesTheWayOut() {
        Run refused = run("generate MAZE --paper a4 --cell-mm 10 -o FOLDER/p.pdf");
        assertThat(refused.code()).isEqualTo(64);
        assertThat(refused.err()).contains("the largest that fit are 3.2 mm", "--tile-pages");
        Run picture = run("generate MAZE --paper a4 --cell-mm 10 --tile-pages -o FOLDER/p.svg");
        assertThat(picture.code()).isEqualTo(64);
        assertThat(picture.err()).contains("--tile-pages is for postscript, pdf; svg does not draw it");
        Run misspelt = run("generate MAZE --paper a4 --tile-pages=2by3 -o FOLDER/p.pdf");
        assertThat(misspelt.code()).isEqualTo(64);
    }

    @Test
    void linesAreForMachines() {
        assertThat(run("generate MAZE --for plotter --cell-mm 5 --format svg").out())
                .contains("mm\" height=\"", "<g id=\"walls\">")
                .doesNotContain("background", "marks", "solution");
        assertThat(run("solve MAZE --only path --unit mm --format svg -o -").out()).contains("<g id=\"solution\">").doesNotContain("walls");
        Run refused = run("generate MAZE --for laser --format pdf -o FOLDER/p.pdf");
        assertThat(refused.code()).isEqualTo(64);
        assertThat(refused.err()).contains("--for is for svg, dxf, hpgl, gcode; pdf does not draw it");
    }
}
