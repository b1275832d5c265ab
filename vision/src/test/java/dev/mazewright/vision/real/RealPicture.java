package dev.mazewright.vision.real;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A picture with what a person reads in it.
 *
 * @param file the picture
 * @param start where a path begins; null if the picture shows no ends, or several mazes
 * @param goal where it ends; null as the start
 * @param path a right path; empty if only its ends are known
 */
record RealPicture(Path file, @Nullable Spot start, @Nullable Spot goal, List<Spot> path) {
    private static final Pattern NAME = Pattern.compile("\"([^\"]+\\.[a-z]{3})\":\\s*\\{");
    private static final Pattern POINT = Pattern.compile("\\[\\s*(\\d+),\\s*(\\d+)\\s*\\]");
    private static final Pattern PATH = Pattern.compile("\"path\":\\s*\\[(?=\\s*\\[)");
    private static final Pattern END = Pattern.compile("\\]\\s*\\]");

    /** The pictures of a folder, by a file of answers in it; skips the test if they are not there. */
    static List<RealPicture> all(String folder, String answers) throws IOException {
        Path at = Path.of(System.getProperty("mazewright.shared", "../../shared")).resolve(folder);
        assumeTrue(Files.isDirectory(at), "the shared pictures are not there: " + at);
        String json = Files.readString(at.resolve(answers));
        List<MatchResult> names = NAME.matcher(json).results().toList();
        List<RealPicture> all = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String text = json.substring(names.get(i).end(), i + 1 < names.size() ? names.get(i + 1).start() : json.length());
            Path file = at.resolve(names.get(i).group(1));
            all.add(new RealPicture(file, point("start", text), point("goal", text), path(text)));
        }
        return all;
    }

    private static @Nullable Spot point(String name, String text) {
        Matcher at = Pattern.compile("\"" + name + "\":\\s*" + POINT.pattern()).matcher(text);
        return at.find() ? spot(at.toMatchResult()) : null;
    }

    private static List<Spot> path(String text) {
        Matcher from = PATH.matcher(text);
        Matcher to = END.matcher(text);
        boolean isThere = from.find() && to.find(from.end());
        return isThere ? POINT.matcher(text.substring(from.end(), to.start() + 1)).results().map(RealPicture::spot).toList() : List.of();
    }

    private static Spot spot(MatchResult point) {
        return new Spot(Integer.parseInt(point.group(1)) + 0.5, Integer.parseInt(point.group(2)) + 0.5);
    }

    /** Whether a person can name both ends. */
    boolean hasAnswer() {
        return start != null && goal != null;
    }

    /** The name of its file. */
    String name() {
        return file.getFileName().toString();
    }
}
