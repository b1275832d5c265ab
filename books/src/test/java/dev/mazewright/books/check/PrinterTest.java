package dev.mazewright.books.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lists of rules. */
class PrinterTest {
    @Test
    void eachRuleOfAListExistsAndHasASource() {
        List<String> known = PrinterRule.ALL.stream().map(PrinterRule::name).toList();
        for (String name : Printer.names()) {
            Printer printer = Printer.named(name);
            assertThat(known).as(name).containsAll(printer.rules());
            for (String rule : printer.rules()) {
                assertThat(printer.rule(rule).source()).as(rule).isNotBlank();
            }
        }
        assertThat(Printer.standard().rules()).as("the strictest has all").containsExactlyInAnyOrderElementsOf(known);
    }

    /** Offices have no spine: no gutter, bleed or page count. */
    @Test
    void theOfficeHasNoRulesOfBooks() {
        assertThat(Printer.named("office").rules()).doesNotContain("gutter", "bleed", "page-count", "blank-pages", "same-size");
    }

    /** What pdf writes for paper is taken by the office, in colour and as PDF/X-1a. */
    @ParameterizedTest
    @CsvSource({"a4, true", "letter, true", "a5, true", "a4, false"})
    void ownPagesAreAcceptedByTheOffice(String paper, String isPdfx) throws IOException {
        Puzzle puzzle = Recipe.parse("hexagon:20x15/wilson/seed:1").make();
        Map<String, String> given = Map.of("paper", paper, "pdfx", isPdfx, "title", "Maze", "answer", "true");
        FileParameters parameters =
                new FileParameters(Formats.named("pdf"), option -> given.get(option.key()), null, option -> option.key());
        byte[] pdf = Mazes.write("pdf", new Rendition(parameters, false, null, Long.MAX_VALUE).of(puzzle, Mazes.solved(puzzle).solution(), Context.standard()));
        assertThat(Interiors.check(pdf, "office").findings()).isEmpty();
    }

    @Test
    void unknownPrintersAreAnsweredByThoseThereAre() {
        assertThatThrownBy(() -> Printer.named("lulu")).isInstanceOf(UsageException.class)
                .hasMessage("unknown printer 'lulu'; available: paperback, office");
    }
}
