package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.PathWords.Verdict;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.TinyJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Answers to a maze that is drawn here, judged by hand. */
class PathWordsTest {
    /** Both ways round the middle are as short; the cell at the top right is beside the goal behind a wall. */
    private static final String MAZE = """
            +---+---+---+
            | S         |
            +   +   +---+
            |   |       |
            +   +---+   +
            |         E |
            +---+---+---+
            """;

    private static Puzzle puzzle() throws IOException {
        return Mazes.read("text", MAZE.getBytes(StandardCharsets.UTF_8));
    }

    private static Prompt prompt(Prompt.Answer answer) {
        Prompt usual = Prompt.DEFAULT;
        return new Prompt("", usual.text(), usual.drawing(), answer, Prompt.DIRECTIONS, usual.sentence());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "S S E E | right", "E S E S | right", "ESES | right", "e,s,e,s. | right", "The way: | malformed", "``S->S->E->E`` | right",
        "S N S S E E | too long", "S S E E W E | too long", "E E S | through a wall", "N | through a wall", "S S E | wrong", "X | malformed", "'' | malformed",
        "go S S E E | malformed", "['S', 'S', 'E', 'E'] | right", "**S S E E** | right", "Ｓ　Ｓ　Ｅ　Ｅ。 | right"})
    void stepsAreJudged(String answer, String verdict) throws IOException {
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.DIRECTIONS), answer)).hasToString(verdict);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "(0,0) (1,0) (2,0) (2,1) (2,2) | right", "(0,0)(0,1)(1,1)(1,2)(2,2) | right", "(0, 0), (1, 0), (2, 0), (2, 1), (2, 2) | right",
        "(0,0) (1,0) (0,0) (1,0) (2,0) (2,1) (2,2) | too long", "(0,0) (0,1) (0,2) (1,2) (2,2) | through a wall", "(0,0) (-1,0) | malformed",
        "(0,0) (3,0) | through a wall", "(0,0) (2,2) | wrong", "(1,0) (2,0) (2,1) (2,2) | wrong",
        "[(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)] | right", "（０，０）、（１，０）、（２，０）、（２，１）、（２，２）。 | right", "(0,0) (1,0) | wrong", "S S E E | malformed"})
    void cellsAreJudged(String answer, String verdict) throws IOException {
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.COORDINATES), answer)).hasToString(verdict);
    }

    @Test
    void thePathIsInTheLastLine() throws IOException {
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.DIRECTIONS), "I think first.\nN is a wall.\n\nS S E E\n\n")).isEqualTo(Verdict.RIGHT);
    }

    /** Models put answers into fences of Markdown. */
    @Test
    void marksAroundCodeAreNoLine() throws IOException {
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.DIRECTIONS), "The path:\r\n```text\r\nS S E E\r\n```\r\n")).isEqualTo(Verdict.RIGHT);
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.COORDINATES), "```\n(0,0) (1,0) (2,0) (2,1) (2,2)\n```")).isEqualTo(Verdict.RIGHT);
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.DIRECTIONS), "```\n```")).isEqualTo(Verdict.MALFORMED);
    }

    /** Words in the letters of any language, with its marks between them, composed or not; arrows are words, too. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "北 東 南 西 | 南、南、東、東。", "北 東 南 西 | 南南東東", "北 東 南 西 | 南→南→東→東", "oben rechts fu\u0308r links | für, für, rechts, rechts",
        "↑ → ↓ ← | ↓↓→→", "↑ → ↓ ← | ↓ ↓ → →", "^ > v < | v v > >", "उत्तर पूर्व दक्षिण पश्चिम | दक्षिण, दक्षिण, पूर्व, पूर्व।"})
    void stepsAreJudgedInAnyLanguage(String words, String answer) throws IOException {
        Prompt usual = Prompt.DEFAULT;
        Prompt prompt = new Prompt("", "{maze}", usual.drawing(), Prompt.Answer.DIRECTIONS, List.of(words.split(" ")), "");
        assertThat(PathWords.judge(puzzle(), prompt, answer)).isEqualTo(Verdict.RIGHT);
    }

    /** As from a model that repeats itself. */
    @Test
    void longAnswersAreJudged() throws IOException {
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.DIRECTIONS), "S N ".repeat(200_000))).isEqualTo(Verdict.WRONG);
        assertThat(PathWords.judge(puzzle(), prompt(Prompt.Answer.COORDINATES), "(0,0) (1,0) ".repeat(100_000))).isEqualTo(Verdict.WRONG);
    }

    @Test
    void aLineWithoutMessagesIsNamed() {
        AnswerScore score = new AnswerScore();
        String line = "{\"recipe\":\"rectangle:3x3/wilson/seed:1\",\"messages\":[]}";
        assertThatThrownBy(() -> score.read(new BufferedReader(new StringReader(line)), "t")).isInstanceOf(BadDataException.class).hasMessageContaining("line 1");
    }

    /** As editors of Windows write files. */
    @Test
    void aMarkOfTheByteOrderAndOtherLineEndsAreNoFault() throws IOException {
        String line = WrittenDataset.whole("qa", split(prompt(Prompt.Answer.DIRECTIONS))).text("data/train-00000-of-00001.jsonl").lines().findFirst().orElseThrow();
        AnswerScore score = new AnswerScore();
        score.read(new BufferedReader(new StringReader("\ufeff" + line + "\r\n\r\n" + line + "\r\n")), "t");
        assertThat(score.count(Verdict.RIGHT)).isEqualTo(2);
    }

    @Test
    void wordsAreForFormatsThatHaveThem() {
        Split split = split(new Prompt("", "{maze}", Prompt.Drawing.BLOCKS, Prompt.Answer.DIRECTIONS, Prompt.DIRECTIONS, ""));
        assertThatThrownBy(() -> DatasetFormats.holding(WrittenDataset.dataset("npz", 10, split))).hasMessageContaining("formats that do: chat, qa");
    }

    private static Split split(Prompt prompt) {
        boolean isOfSquares = List.of(Prompt.Drawing.TEXT, Prompt.Drawing.CELLS).contains(prompt.drawing());
        Split usual = WrittenDataset.split("train", 12, "rectangle:4x5/wilson/braid:0.5", isOfSquares ? "rectangle:6x6/kruskal" : "tiles:8x8/rooms");
        return new Split("train", 12, usual.recipes(), usual.weights(), usual.start(), false, usual.goal(), RowFilter.SOLVABLE, null, false, false, null, 0, prompt,
                List.of(), List.of());
    }

    @ParameterizedTest
    @EnumSource(Prompt.Drawing.class)
    void aDatasetsOwnAnswersAreRight(Prompt.Drawing drawing) throws IOException {
        List<String> norsk = List.of("nord", "øst", "sør", "vest");
        for (Prompt.Answer answer : Prompt.Answer.values()) {
            Split split = split(new Prompt("Du løser labyrinter.", "{maze}Fra {start} til {goal}?", drawing, answer, norsk, "Fra {cell}: {directions}."));
            for (String format : List.of("qa", "chat")) {
                WrittenDataset written = WrittenDataset.whole(format, split);
                String text = written.text("data/train-00000-of-00001.jsonl");
                AnswerScore score = new AnswerScore();
                score.read(new BufferedReader(new StringReader(text)), "t");
                assertThat(score.text()).first().asString().contains("12 of 12, 100.0 %");
                AnswerScore wrong = new AnswerScore();
                wrong.read(new BufferedReader(new StringReader(text.replace("{\"", "{\"response\":\"nei\",\""))), "t");
                assertThat(wrong.count(Verdict.MALFORMED)).isEqualTo(12);
            }
        }
    }

    @Test
    void drawingsOfSquaresAreRefusedForTilesBeforeAnyRowIsMade() {
        Split tiles = WrittenDataset.split("train", 12, "tiles:8x8/rooms");
        Split split = new Split("train", 12, tiles.recipes(), tiles.weights(), tiles.start(), false, tiles.goal(), RowFilter.SOLVABLE, null, false, false, null, 0,
                new Prompt("", "{maze}", Prompt.Drawing.CELLS, Prompt.Answer.DIRECTIONS, Prompt.DIRECTIONS, ""), List.of(), List.of());
        assertThatThrownBy(() -> DatasetFormats.holding(WrittenDataset.dataset("qa", 10, split)))
                .hasMessageContaining("drawing = \"cells\" shows mazes of squares alone, and split train has tiles");
    }

    @Test
    void aQuestionIsTheTemplateWithTheMaze() throws IOException {
        Split split = split(new Prompt("Short.", "{rows}x{columns} {start} {goal}:{maze}", Prompt.Drawing.WORDS, Prompt.Answer.DIRECTIONS, Prompt.DIRECTIONS, "{cell} {directions};"));
        WrittenDataset written = WrittenDataset.whole("chat", split);
        for (Row row : written.rows(split)) {
            String line = written.text("data/train-00000-of-00001.jsonl").lines().toList().get((int) row.number()).replace("\\n", " ");
            Map<String, Object> json = TinyJson.object(line);
            assertThat((List<?>) json.get("messages")).hasSize(3);
            assertThat(line).contains("{\"role\":\"system\",\"content\":\"Short.\"}");
            int rows = row.maze().grid().rows();
            int columns = row.maze().grid().columns();
            assertThat(line).contains("\"content\":\"" + rows + "x" + columns + " (");
            assertThat(line.split(";", -1)).hasSize((int) row.maze().grid().cells() + 1);
        }
    }
}
