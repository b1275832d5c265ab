package dev.mazewright.drawing.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.TinyJson;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps for table tops: walls compared with the maze segment by segment, and with their own picture. */
class UvttTest {
    private static Document document(String recipe, int corridor, int pixels) {
        Map<String, String> given = Map.of("corridor", "" + corridor, "square-pixels", "" + pixels);
        return Document.of(Recipe.parse(recipe).make()).in(Style.DEFAULT.with(Settings.of(Uvtt.FORMAT.own(), (Option<?> option) -> given.get(option.key()))));
    }

    private record Segment(long x, long y, boolean isDown) {}

    /** The segments of a square's length of all lines; none is there twice. */
    @SuppressWarnings("unchecked")
    private static Set<Segment> segments(Map<String, Object> map) {
        Set<Segment> all = new HashSet<>();
        for (List<Map<String, Long>> line : (List<List<Map<String, Long>>>) map.get("line_of_sight")) {
            for (int i = 1; i < line.size(); i++) {
                long x = line.get(i - 1).get("x");
                long y = line.get(i - 1).get("y");
                long toX = line.get(i).get("x");
                long toY = line.get(i).get("y");
                assertThat(x == toX).isNotEqualTo(y == toY);
                for (long j = 0; j < Math.abs(toX - x) + Math.abs(toY - y); j++) {
                    assertThat(all.add(new Segment(Math.min(x, toX) + (y == toY ? j : 0), Math.min(y, toY) + (x == toX ? j : 0), x == toX))).isTrue();
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @CsvSource({"1, 70", "3, 30", "2, 100", "1, 8"})
    void wallsAndPictureAreThoseOfTheMaze(int corridor, int pixels) throws IOException {
        Document document = document("rectangle:6x8/wilson/open:0,2.top/open:5,7.right/seed:4", corridor, pixels);
        Map<String, Object> map = TinyJson.object(Mazes.text("uvtt", document));
        Set<Segment> segments = segments(map);
        String[] drawn = Mazes.text("text", document).split("\n");
        long expected = 0;
        for (int row = 0; row <= 6; row++) {
            for (int column = 0; column < 8; column++) {
                boolean isWall = drawn[2 * row].charAt(4 * column + 2) == '-';
                expected += isWall ? corridor : 0;
                assertThat(segments.contains(new Segment((long) column * corridor, (long) row * corridor, false))).isEqualTo(isWall);
            }
        }
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column <= 8; column++) {
                boolean isWall = drawn[2 * row + 1].length() > 4 * column && drawn[2 * row + 1].charAt(4 * column) == '|';
                expected += isWall ? corridor : 0;
                assertThat(segments.contains(new Segment((long) column * corridor, (long) row * corridor, true))).isEqualTo(isWall);
            }
        }
        assertThat((long) segments.size()).isEqualTo(expected);
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode((String) map.get("image"))));
        assertThat(picture.getWidth()).isEqualTo(8 * corridor * pixels);
        assertThat(picture.getHeight()).isEqualTo(6 * corridor * pixels);
        for (Segment segment : segments) {
            long x = Math.min(picture.getWidth() - 1L, segment.x * pixels + (segment.isDown ? 0 : pixels / 2));
            long y = Math.min(picture.getHeight() - 1L, segment.y * pixels + (segment.isDown ? pixels / 2 : 0));
            assertThat(picture.getRGB((int) x, (int) y)).isEqualTo(0xFF374151);
        }
        assertThat(picture.getRGB(corridor * pixels / 2, corridor * pixels / 2)).isEqualTo(0xFFE9E2D3);
    }

    /** No door stands in a wall, and each where it was asked for, as wide as its corridor. */
    @ParameterizedTest
    @ValueSource(strings = {"none", "openings", "dead-ends"})
    @SuppressWarnings("unchecked")
    void doorsStandWhereTheyAreAskedFor(String doors) throws IOException {
        String recipe = "rectangle:6x8/wilson/open:0,2.top/open:5,7.right/seed:4";
        Map<String, String> given = Map.of("corridor", "3", "square-pixels", "8", "doors", doors);
        Document document = Document.of(Recipe.parse(recipe).make()).in(Style.DEFAULT.with(Settings.of(Uvtt.FORMAT.own(), (Option<?> option) -> given.get(option.key()))));
        Map<String, Object> map = TinyJson.object(Mazes.text("uvtt", document));
        Set<Segment> walls = segments(map);
        Set<List<Long>> seen = new HashSet<>();
        for (Map<String, Object> door : (List<Map<String, Object>>) map.get("portals")) {
            List<Map<String, Long>> bounds = (List<Map<String, Long>>) door.get("bounds");
            long x = bounds.get(0).get("x");
            long y = bounds.get(0).get("y");
            boolean isUpright = x == bounds.get(1).get("x");
            assertThat(bounds.get(1)).isEqualTo(Map.of("x", isUpright ? x : x + 3, "y", isUpright ? y + 3 : y));
            Map<String, Number> middle = (Map<String, Number>) door.get("position");
            assertThat(middle.get("x").doubleValue()).isEqualTo(isUpright ? x : x + 1.5);
            assertThat(middle.get("y").doubleValue()).isEqualTo(isUpright ? y + 1.5 : y);
            assertThat(((Number) door.get("rotation")).doubleValue()).isEqualTo(isUpright ? Math.PI / 2 : 0);
            assertThat(door).containsEntry("closed", true).containsEntry("freestanding", false);
            for (long i = 0; i < 3; i++) {
                assertThat(walls).doesNotContain(new Segment(isUpright ? x : x + i, isUpright ? y + i : y, isUpright));
            }
            assertThat(seen.add(List.of(x, y, isUpright ? 1L : 0L))).isTrue();
        }
        Set<List<Long>> expected = new HashSet<>();
        if (doors.equals("openings")) {
            expected.addAll(List.of(List.of(6L, 0L, 0L), List.of(24L, 15L, 1L)));
        } else if (doors.equals("dead-ends")) {
            Maze maze = document.puzzle().maze();
            for (int row = 0; row < 6; row++) {
                for (int column = 0; column < 8; column++) {
                    int open = maze.open(maze.grid().cell(row, column));
                    if (Integer.bitCount(open) == 1 && !(row == 0 && column == 2) && !(row == 5 && column == 7)) {
                        expected.add(List.of(3L * column + (open == 2 ? 3 : 0), 3L * row + (open == 4 ? 3 : 0), open == 2 || open == 8 ? 1L : 0L));
                    }
                }
            }
        }
        assertThat(seen).isEqualTo(expected);
    }

    @Test
    void doorsInOpeningsNeedOpenings() {
        Settings own = Settings.of(Uvtt.FORMAT.own(), (Option<?> option) -> option.key().equals("doors") ? "openings" : null);
        Document document = Document.of(Recipe.parse("rectangle:6x8/wilson/seed:4").make()).in(Style.DEFAULT.with(own));
        assertThatThrownBy(() -> Mazes.text("uvtt", document)).isInstanceOf(UsageException.class)
                .hasMessageContaining("no openings in which a door could stand").hasMessageContaining("doors dead-ends");
    }

    /** Euler: half the points of odd degree in each connected part, and one line where it has none. */
    @Test
    @SuppressWarnings("unchecked")
    void linesAreAsFewAsCanBe() throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            Map<String, Object> map = TinyJson.object(Mazes.text("uvtt", document("rectangle:9x7/kruskal/open:0,2.top/open:8,6.right/seed:" + seed, 1, 8)));
            Map<String, Integer> degrees = new HashMap<>();
            Map<String, String> parts = new HashMap<>();
            for (Segment segment : segments(map)) {
                String from = segment.x + "," + segment.y;
                String to = (segment.x + (segment.isDown ? 0 : 1)) + "," + (segment.y + (segment.isDown ? 1 : 0));
                degrees.merge(from, 1, Integer::sum);
                degrees.merge(to, 1, Integer::sum);
                parts.put(root(parts, from), root(parts, to));
            }
            Map<String, Integer> odd = new HashMap<>();
            degrees.forEach((point, degree) -> odd.merge(root(parts, point), degree % 2, Integer::sum));
            int fewest = odd.values().stream().mapToInt(count -> Math.max(1, count / 2)).sum();
            assertThat((List<Object>) map.get("line_of_sight")).hasSize(fewest);
        }
    }

    private static String root(Map<String, String> parts, String point) {
        String at = point;
        while (!Objects.requireNonNull(parts.computeIfAbsent(at, same -> same)).equals(at)) {
            at = parts.get(at);
        }
        return at;
    }

    @Test
    @SuppressWarnings("unchecked")
    void mapsHaveTheKeysThatImportersAskFor() throws IOException {
        Map<String, Object> map = TinyJson.object(Mazes.text("uvtt", document("rectangle:100x90/wilson/seed:1", 1, 70)));
        assertThat(new ArrayList<>(map.keySet()))
                .containsExactly("format", "resolution", "line_of_sight", "objects_line_of_sight", "portals", "environment", "lights", "image");
        Map<String, Object> resolution = (Map<String, Object>) map.get("resolution");
        assertThat(resolution.get("map_origin")).isEqualTo(Map.of("x", 0L, "y", 0L));
        assertThat(resolution.get("map_size")).isEqualTo(Map.of("x", 90L, "y", 100L));
        assertThat(resolution.get("pixels_per_grid")).isEqualTo(40L);
    }

    @Test
    void aCorridorOfTooManyPixelsIsRefused() {
        assertThatThrownBy(() -> Mazes.write("uvtt", document("rectangle:3x3/wilson/seed:1", 20, 100)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("20 squares of 68 pixels are 1360");
    }
}
