package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The numbers shown of two generators are the server's statistics, and what is expected stands where it belongs. */
class CompareTest extends Panels {
    /** The columns of the table, and whether they are shown as percentages. */
    private static final Map<String, Boolean> MEASURES =
            Map.of("deadEnds", true, "river", true, "solution", true, "difficulty", false);

    private static final List<String> ORDER = List.of("deadEnds", "river", "solution", "difficulty");

    @Test
    void showsTheStatisticsOfTwoGenerators() {
        open("rectangle:21x34/wilson/seed:1");
        Locator panel = enter("compare");
        panel.getByText("None", new Locator.GetByTextOptions().setExact(true)).click();
        panel.getByLabel("Wilson", new Locator.GetByLabelOptions().setExact(true)).check();
        panel.getByLabel("Recursive backtracker", new Locator.GetByLabelOptions().setExact(true)).check();
        panel.getByText("Compare", new Locator.GetByTextOptions().setExact(true)).click();
        panel.getByText("Compared 2 generators.").waitFor();
        Locator rows = page.locator(".comparison tbody tr");
        assertThat(rows.count()).isEqualTo(2);
        for (int row = 0; row < 2; row++) {
            Locator shown = rows.nth(row);
            String recipe = "rectangle:21x34/" + shown.locator(".generator").getAttribute("value") + "/seed:1";
            JsonObject response = ask("statistics", "recipe", recipe, "count", "100");
            for (String measure : ORDER) {
                double[] values = sorted(response.getAsJsonObject("measures").getAsJsonObject(measure));
                assertThat(values).hasSize(100);
                Locator cell = shown.locator("td").nth(ORDER.indexOf(measure));
                assertThat(cell.locator(".numbers").textContent()).as("%s of %s", measure, recipe)
                        .contains("median " + text(measure, (values[49] + values[50]) / 2))
                        .contains(text(measure, values[0]) + " to " + text(measure, values[99]));
                assertThat(cell.locator(".plot-dot").count()).as("dots").isEqualTo(100);
            }
            expectedStandsWhereItBelongs(shown, response);
        }
    }

    private void expectedStandsWhereItBelongs(Locator row, JsonObject response) {
        JsonObject expected = response.getAsJsonObject("expected").getAsJsonObject("deadEnds");
        double mean = expected.get("mean").getAsDouble();
        Locator cell = row.locator("td").first();
        assertThat(cell.locator(".expected").textContent()).isEqualTo("expected " + text("deadEnds", mean));
        double[] values = sorted(response.getAsJsonObject("measures").getAsJsonObject("deadEnds"));
        double left = coordinate(cell, ".plot-whisker", "x1");
        double right = coordinate(cell, ".plot-whisker", "x2");
        double at = left + (mean - values[0]) / (values[99] - values[0]) * (right - left);
        assertThat(coordinate(cell, ".plot-expected", "x1")).isCloseTo(at, within(0.1));
        assertThat(cell.locator(".plot-expected").boundingBox().height).as("seen").isGreaterThan(20);
        assertThat(row.locator(".plot-expected").count()).as("nothing is expected of the others").isEqualTo(1);
    }

    @Test
    void followsTheMazeAndWaitsToBeStarted() {
        open("hexagon:9x11/kruskal/seed:1");
        Locator panel = enter("compare");
        assertThat(page.locator(".comparison caption").textContent()).isEqualTo("100 mazes each, Hexagon 9 \u00d7 11");
        frames(10);
        settle();
        assertThat(page.locator(".comparison .plot-box").count()).as("measured").isZero();
        assertThat(panel.getByText("Press Compare to measure.").isVisible()).isTrue();
    }

    /** A line a maze, each the recipe of one, with transforms, as many as were asked for; and the same numbers as JSON. */
    @Test
    void allValuesAreExported() throws IOException {
        open("rectangle:9x11/wilson/seed:1");
        Locator panel = enter("compare");
        panel.getByText("None", new Locator.GetByTextOptions().setExact(true)).click();
        panel.getByLabel("Wilson", new Locator.GetByLabelOptions().setExact(true)).check();
        panel.getByLabel("Kruskal", new Locator.GetByLabelOptions().setExact(true)).check();
        Locator csv = panel.getByText("CSV", new Locator.GetByTextOptions().setExact(true));
        assertThat(panel.locator("button:disabled").allTextContents()).as("nothing is measured").contains("CSV", "JSON");
        panel.getByLabel("Mazes each", new Locator.GetByLabelOptions().setExact(true)).fill("12");
        panel.getByLabel("First seed").fill("40");
        panel.getByLabel("First seed").blur();
        panel.getByLabel("Transforms").fill("braid:0.5");
        panel.getByLabel("Transforms").blur();
        assertThat(page.locator(".comparison caption").textContent()).isEqualTo("12 mazes each, Rectangle 9 \u00d7 11, braid:0.5");
        panel.getByText("Compare", new Locator.GetByTextOptions().setExact(true)).click();
        panel.getByText("Compared 2 generators.").waitFor();
        List<String> lines = Files.readAllLines(page.waitForDownload(csv::click).path());
        assertThat(lines.getFirst()).isEqualTo("generator,recipe,seed,deadEnds,river,solution,difficulty");
        assertThat(lines).hasSize(25);
        for (String line : List.of(lines.get(1), lines.get(12), lines.get(24))) {
            String[] fields = line.split(",");
            assertThat(fields[1]).isEqualTo("rectangle:9x11/" + fields[0] + "/braid:0.5/seed:" + fields[2]);
            JsonObject alone = ask("statistics", "recipe", fields[1], "count", "1").getAsJsonObject("measures");
            for (int i = 0; i < ORDER.size(); i++) {
                assertThat(Double.parseDouble(fields[3 + i])).as("%s of %s", ORDER.get(i), fields[1])
                        .isEqualTo(alone.getAsJsonObject(ORDER.get(i)).getAsJsonArray("values").get(0).getAsDouble());
            }
        }
        Locator json = panel.getByText("JSON", new Locator.GetByTextOptions().setExact(true));
        JsonObject all = JsonParser.parseString(Files.readString(page.waitForDownload(json::click).path())).getAsJsonObject();
        assertThat(all.get("mazes").getAsInt()).isEqualTo(12);
        assertThat(all.getAsJsonArray("generators")).hasSize(2);
        assertThat(all.getAsJsonArray("generators").get(0).getAsJsonObject().getAsJsonObject("measures").getAsJsonObject("river").getAsJsonArray("values"))
                .hasSize(12);
    }

    private static double coordinate(Locator cell, String mark, String attribute) {
        return Double.parseDouble(cell.locator(mark).getAttribute(attribute));
    }

    private static double[] sorted(JsonObject measure) {
        return measure.getAsJsonArray("values").asList().stream().mapToDouble(JsonElement::getAsDouble).sorted().toArray();
    }

    private static String text(String measure, double value) {
        return MEASURES.get(measure)
                ? String.format(Locale.ROOT, "%.1f\u00a0%%", 100 * value)
                : String.format(Locale.ROOT, "%.1f", value);
    }
}
