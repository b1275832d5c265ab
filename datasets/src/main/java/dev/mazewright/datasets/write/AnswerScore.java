package dev.mazewright.datasets.write;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Judges answers of language models: lines of the formats {@code chat} and {@code qa}, each with the text {@code response} beside what stands
 * there. Lines without one are judged by their own answer.
 */
public final class AnswerScore {
    private static final String RESPONSE = "response";

    private final Map<PathWords.Verdict, Long> counts = new EnumMap<>(PathWords.Verdict.class);
    private long lines;

    /**
     * Judges all lines.
     *
     * @param source its name in messages
     * @throws BadDataException if a line is no such object; with its number
     */
    public void read(BufferedReader reader, String source) throws IOException {
        long number = 0;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            number++;
            CancelledException.check();
            if (!line.isBlank()) {
                add(number == 1 && line.startsWith("\ufeff") ? line.substring(1) : line, source + ", line " + number);
            }
        }
    }

    private void add(String line, String where) throws BadDataException {
        JsonObject json = JsonObject.parse(line, where);
        Prompt usual = Prompt.DEFAULT;
        try {
            Prompt prompt = new Prompt("", "", usual.drawing(), Prompt.named(Prompt.Answer.class, json.text("answer_as")),
                    List.of(json.text("directions").split(" ", -1)), "");
            PathWords.Verdict verdict = PathWords.judge(Recipe.parse(json.text("recipe")).make(), prompt, answer(json));
            counts.merge(verdict, 1L, Long::sum);
            lines++;
        } catch (UsageException e) {
            throw new BadDataException(where, "", String.valueOf(e.getMessage()), "a line of the formats chat and qa");
        }
    }

    private static String answer(JsonObject json) throws BadDataException {
        List<String> names = json.names();
        if (names.contains(RESPONSE)) {
            return json.text(RESPONSE);
        }
        if (!names.contains("messages")) {
            return json.text("answer");
        }
        List<JsonObject> messages = json.objects("messages");
        if (messages.isEmpty()) {
            throw new UsageException("messages is empty");
        }
        return messages.getLast().text("content");
    }

    /** How many answers have a verdict. */
    public long count(PathWords.Verdict verdict) {
        return counts.getOrDefault(verdict, 0L);
    }

    /** A line for each verdict: its number, and its part of all in per cent. */
    public List<String> text() {
        List<String> text = new ArrayList<>();
        for (PathWords.Verdict verdict : PathWords.Verdict.values()) {
            text.add(String.format(Locale.ROOT, "%-15s %d of %d, %.1f %%", verdict + ":", count(verdict), lines, lines == 0 ? 0 : 100.0 * count(verdict) / lines));
        }
        return text;
    }
}
