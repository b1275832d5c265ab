package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** Drawings are XML, and the lines in them are the walls of the maze, found one by one by another method. */
class SvgTest {
    private static final Style STYLE = Style.of(20, 4, 10);
    private static final Pattern COMMAND = Pattern.compile("([MLHVZmhv])([-0-9. ]*)|(\\s+)|(.)");

    @ParameterizedTest
    @CsvSource({"3", "7", "10"})
    void drawsEachWallOfSquaresOnce(int ofTen) throws Exception {
        MazeRandom random = new MazeRandom(ofTen);
        for (int i = 0; i < 40; i++) {
            int rows = 1 + (int) random.below(9);
            int columns = 1 + (int) random.below(9);
            Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(rows, columns,
                    Mazes.mask(rows, columns, ofTen, random)).grid()), random);
            Grid grid = maze.grid();
            List<Opening> openings = new ArrayList<>();
            long gap = random.cell(grid);
            for (int direction = 0; direction < 4; direction++) {
                if (!grid.leads(gap, direction)) {
                    openings.add(new Opening(gap, direction));
                }
            }
            Puzzle puzzle = new Puzzle(maze, new Ends(Grid.NONE, List.of(), openings), null);

            // Unit walls: "h column row" runs to the right from there, "v column row" downwards.
            Set<String> walls = new TreeSet<>();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int row = grid.row(cell);
                int column = grid.column(cell);
                String[] sides = {"h " + column + " " + row, "v " + (column + 1) + " " + row,
                        "h " + column + " " + (row + 1), "v " + column + " " + row};
                for (int direction = 0; direction < 4; direction++) {
                    if (!maze.isOpen(cell, direction) && !openings.contains(new Opening(cell, direction))) {
                        walls.add(sides[direction]);
                    }
                }
            }
            Element drawing = parse(Mazes.write("svg", new Document(puzzle, null, STYLE)));
            Set<String> drawn = new TreeSet<>();
            int runs = 0;
            for (double[] line : lines(group(drawing, "walls"))) {
                int x = cell(line[0]);
                int y = cell(line[1]);
                boolean across = line[1] == line[3];
                assertThat(across ? line[2] > line[0] : line[3] > line[1] && line[0] == line[2]).isTrue();
                int length = across ? cell(line[2]) - x : cell(line[3]) - y;
                for (int j = 0; j < length; j++) {
                    boolean isNew = drawn.add(across ? "h " + (x + j) + " " + y : "v " + x + " " + (y + j));
                    assertThat(isNew).as("drawn once").isTrue();
                }
                runs++;
            }
            assertThat(drawn).isEqualTo(walls);
            // Lines are as long as they can be: one for each wall that no wall of the same direction comes before.
            long longest = walls.stream().filter(wall -> !walls.contains(before(wall))).count();
            assertThat(runs).isEqualTo((int) longest);
        }
    }

    private static String before(String wall) {
        String[] parts = wall.split(" ", -1);
        int column = Integer.parseInt(parts[1]);
        int row = Integer.parseInt(parts[2]);
        return parts[0] + " " + (parts[0].equals("h") ? column - 1 : column) + " "
                + (parts[0].equals("h") ? row : row - 1);
    }

    /** The number of a line of the grid: margin 10 and half a wall, 2, then one every 20. */
    private static int cell(double at) {
        assertThat((at - 12) % 20).isZero();
        return (int) (at - 12) / 20;
    }

    static List<Shape> shapes() {
        MazeRandom random = new MazeRandom(9);
        return List.of(
                new Hexagon(1, 1, null), new Hexagon(6, 7, null), new Hexagon(6, 7, Hexagon.Top.FLAT, Hexagon.Shifted.ODD, null),
                new Hexagon(7, 6, Hexagon.Top.FLAT, Hexagon.Shifted.EVEN, Mazes.mask(7, 6, 6, random)), new Hexagon(6, 7, Mazes.mask(6, 7, 6, random)),
                new Triangle(1, 1, null), new Triangle(5, 9, null), new Triangle(5, 9, Mazes.mask(5, 9, 6, random)));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void drawsEachWallOfOtherShapes(Shape shape) throws Exception {
        MazeRandom random = new MazeRandom(2);
        for (int i = 0; i < 10; i++) {
            Maze maze = Mazes.openAtRandom(new Maze(shape.grid()), random);
            Grid grid = maze.grid();
            Set<String> walls = new TreeSet<>();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                List<Outline.Corner> corners = shape.outline(grid, cell).corners();
                for (int j = 0; j < corners.size(); j++) {
                    Outline.Corner from = corners.get(j);
                    Outline.Corner to = corners.get((j + 1) % corners.size());
                    if (!maze.isOpen(cell, from.direction())) {
                        walls.add(side(12 + 20 * from.x(), 12 + 20 * from.y(), 12 + 20 * to.x(), 12 + 20 * to.y()));
                    }
                }
            }
            Element drawing = parse(Mazes.write("svg", new Document(Puzzle.of(maze), null, STYLE)));
            Set<String> drawn = new TreeSet<>();
            for (double[] line : lines(group(drawing, "walls"))) {
                assertThat(drawn.add(side(line[0], line[1], line[2], line[3]))).as("drawn once").isTrue();
            }
            assertThat(drawn).isEqualTo(walls);
        }
    }

    /** A side by its middle, from corners in hundredths, as drawn: no two sides share it, whatever their direction. */
    private static String side(double x1, double y1, double x2, double y2) {
        return (Math.round(x1 * 100) + Math.round(x2 * 100)) + " " + (Math.round(y1 * 100) + Math.round(y2 * 100));
    }

    @Test
    void drawsTilesThatAreNoFloorAsBricks() throws Exception {
        MazeRandom random = new MazeRandom(3);
        Mask floor = Mazes.mask(8, 11, 5, random);
        Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
        Element drawing = parse(Mazes.write("svg", new Document(Puzzle.of(maze), null, STYLE)));
        assertThat(drawing.getAttribute("width")).isEqualTo("240");
        List<double[]> lines = lines(group(drawing, "walls"));
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 11; column++) {
                double x = 20 + 20 * column;
                double y = 20 + 20 * row;
                long around = lines.stream()
                        .filter(line -> line[0] == line[2] && line[0] > x && Math.min(line[1], line[3]) < y && Math.max(line[1], line[3]) > y)
                        .count();
                assertThat(around % 2 == 1).isEqualTo(!floor.contains(row, column));
            }
        }
    }

    @Test
    void drawsSolutionMarksAndSize() throws Exception {
        Puzzle puzzle = Recipe.parse("rectangle:10x14/wilson/start:2,3/goal:9,13/goal:9,0/seed:8").make();
        Document document = new Document(puzzle, Mazes.solved(puzzle).solution(), STYLE);
        Element drawing = parse(Mazes.write("svg", document));
        assertThat(drawing.getTagName()).isEqualTo("svg");
        assertThat(drawing.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        // 14 cells of 20, the last wall, 4, and two margins of 10.
        assertThat(drawing.getAttribute("viewBox")).isEqualTo("0 0 304 224");
        assertThat(drawing.getElementsByTagName("metadata").item(0).getTextContent()).isEqualTo(puzzle.recipe());

        Grid grid = puzzle.maze().grid();
        List<Long> path = new ArrayList<>();
        document.solution().forEach(path::add);
        List<Long> drawn = new ArrayList<>(List.of(path.getFirst()));
        for (double[] line : lines(group(drawing, "solution"))) {
            int steps = (int) (Math.abs(line[2] - line[0]) + Math.abs(line[3] - line[1])) / 20;
            for (int step = 1; step <= steps; step++) {
                double x = line[0] + (line[2] - line[0]) * step / steps;
                double y = line[1] + (line[3] - line[1]) * step / steps;
                drawn.add(grid.cell((long) ((y - 22) / 20), (long) ((x - 22) / 20)));
            }
        }
        assertThat(drawn).isEqualTo(path);

        // Discs of 0.8 of the room between walls, in two colours.
        Element start = (Element) group(drawing, "start").getElementsByTagName("circle").item(0);
        assertThat(((Element) group(drawing, "start").getParentNode()).getAttribute("id")).isEqualTo("marks");
        assertThat(start.getAttribute("cx") + "," + start.getAttribute("cy")).isEqualTo("82,62");
        assertThat(start.getAttribute("r")).isEqualTo("6.4");
        Element goal = (Element) group(drawing, "goal").getElementsByTagName("circle").item(0);
        assertThat(goal.getAttribute("cx") + "," + goal.getAttribute("cy")).isEqualTo("282,202");
        assertThat(group(drawing, "goal-2")).isNotNull();
        assertThat(start.getAttribute("fill")).isNotEqualTo(goal.getAttribute("fill"));

        Element plain = parse(Mazes.write("svg", new Document(Puzzle.of(puzzle.maze()), null, STYLE)));
        assertThat(group(plain, "solution")).isNull();
        assertThat(group(plain, "marks")).isNull();
        assertThat(plain.getElementsByTagName("metadata").getLength()).isZero();
        assertThat(group(plain, "walls").getElementsByTagName("path").getLength()).isEqualTo(1);
    }

    /** The page is the paper, lying where the maze is wider than high; cells are as large as whole points allow. */
    @ParameterizedTest
    @CsvSource({"a4, 30x40, 842, 595", "a4, 40x30, 595, 842", "letter, 10x10, 612, 792", "letter, 5x90, 792, 612"})
    void pagesHaveTheSizeOfThePaper(String paper, String size, int width, int height) throws Exception {
        Puzzle puzzle = Recipe.parse("rectangle:" + size + "/kruskal/seed:8").make();
        Grid grid = puzzle.maze().grid();
        Element drawing = parse(Mazes.write("svg", new Document(puzzle, null, STYLE.on(Paper.named(paper)))));
        assertThat(drawing.getAttribute("viewBox")).isEqualTo("0 0 " + width + " " + height);
        assertThat(drawing.getAttribute("width")).isEqualTo(width + "pt");
        int cell = Math.min((height - 4 - 20) / grid.rows(), (width - 4 - 20) / grid.columns());
        double[] box = {width, height, 0, 0};
        for (double[] line : lines(group(drawing, "walls"))) {
            box = new double[] {Math.min(box[0], line[0]), Math.min(box[1], line[1]), Math.max(box[2], line[2]),
                Math.max(box[3], line[3])};
        }
        assertThat(box[2] - box[0]).isEqualTo(cell * grid.columns());
        assertThat(box[3] - box[1]).isEqualTo(cell * grid.rows());
        assertThat(box[0] + box[2]).isEqualTo(width);
        assertThat(box[1] + box[3]).isEqualTo(height);
    }

    /** Where cells are small, so are walls: passages stay wider. */
    @Test
    void wallsOnPaperLeaveRoomForPassages() throws Exception {
        Puzzle puzzle = Recipe.parse("rectangle:300x300/binary-tree/seed:8").make();
        Element drawing = parse(Mazes.write("svg", new Document(puzzle, null, STYLE.on(Paper.A4))));
        Element path = (Element) group(drawing, "walls").getElementsByTagName("path").item(0);
        assertThat(path.getAttribute("stroke-width")).isEqualTo("0.6"); // cells of one point
    }

    @Test
    void whatDoesNotFitOnPaperIsRefused() {
        Puzzle puzzle = Recipe.parse("rectangle:900x900/binary-tree/seed:8").make();
        assertThatThrownBy(() -> Mazes.write("svg", new Document(puzzle, null, STYLE.on(Paper.A4))))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("900x900")
                .hasMessageContaining("A4");
    }

    @Test
    void coloursAreThoseOfTheTheme() throws Exception {
        Puzzle puzzle = Recipe.parse("hexagon:5x6/wilson/seed:8").make();
        for (Theme theme : Theme.ALL) {
            Document document = new Document(puzzle, Mazes.solved(puzzle).solution(), STYLE.with(theme)).annotated("a<b");
            Element drawing = parse(Mazes.write("svg", document));
            assertThat(colour(drawing, "background", "path", "fill")).isEqualTo(theme.paper());
            assertThat(colour(drawing, "walls", "path", "stroke")).isEqualTo(theme.wall());
            assertThat(colour(drawing, "solution", "path", "stroke")).isEqualTo(theme.solution());
            assertThat(colour(drawing, "start", "circle", "fill")).isEqualTo(theme.start());
            assertThat(colour(drawing, "goal", theme.goalMark() == Theme.Mark.DISC ? "circle" : "path", "fill"))
                    .isEqualTo(theme.goal());
            assertThat(colour(drawing, "annotation", "text", "fill")).isEqualTo(theme.ink());
            assertThat(group(drawing, "annotation").getTextContent().strip()).isEqualTo("a<b");
        }
    }

    private static int colour(Element drawing, String group, String element, String attribute) {
        Element first = (Element) group(drawing, group).getElementsByTagName(element).item(0);
        return Integer.parseInt(first.getAttribute(attribute).substring(1), 16);
    }

    @Test
    void textIsEscaped() throws Exception {
        String recipe = "</metadata><script>alert('&amp;\"')</script>]]>\u00e9\ud83d\ude00";
        Puzzle puzzle = new Puzzle(new Maze(new Rectangle(1, 1, null).grid()), Ends.NONE, recipe);
        Element drawing = parse(Mazes.write("svg", Document.of(puzzle)));
        assertThat(drawing.getElementsByTagName("script").getLength()).isZero();
        assertThat(drawing.getElementsByTagName("metadata").item(0).getTextContent()).isEqualTo(recipe);
    }

    @Test
    void aGraphHasALineForEachPassage() throws Exception {
        Maze maze = new Maze(new Graph(List.of(List.of(1, 2), List.of(0, 2), List.of(0, 1))).grid());
        assertThat(group(parse(Mazes.write("svg", Document.of(Puzzle.of(maze)))), "passages")).isNull();
        maze.carve(0, 0);
        maze.carve(1, 1);
        Element drawing = parse(Mazes.write("svg", Document.of(Puzzle.of(maze))));
        assertThat(lines(group(drawing, "passages"))).hasSize(2);
        assertThat(lines(group(drawing, "walls"))).hasSize(3 * 16);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "12,12", "-3,-3", "0.5,0.5", "-0.25,-0.25", "1.006,1.01", "2.999,3", "-0.001,0", "10.04,10.04",
            "1e9,1000000000"})
    void numbersAreWrittenShort(double number, String text) {
        assertThat(Decimals.number(number)).isEqualTo(text);
    }

    // ---- reading drawings

    private static Element parse(byte[] svg) throws ParserConfigurationException, IOException, SAXException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg)).getDocumentElement();
    }

    /** The element of this id, or null. */
    private static Element group(Element drawing, String id) {
        var all = drawing.getElementsByTagName("*");
        Element found = null;
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if (element.getAttribute("id").equals(id)) {
                assertThat(found).as("one of each id").isNull();
                found = element;
            }
        }
        return found;
    }

    /** The straight lines of all paths of a group. */
    private static List<double[]> lines(Element group) {
        List<double[]> lines = new ArrayList<>();
        if (group == null) {
            return lines; // nothing is drawn of it
        }
        var paths = group.getElementsByTagName("path");
        for (int i = 0; i < paths.getLength(); i++) {
            Matcher matcher = COMMAND.matcher(((Element) paths.item(i)).getAttribute("d"));
            double x = 0;
            double y = 0;
            double[] begin = {0, 0};
            while (matcher.find()) {
                assertThat(matcher.group(4)).as("what no path has").isNull();
                if (matcher.group(3) != null) {
                    continue;
                }
                String[] numbers = matcher.group(2).strip().split(" |(?<=.)(?=-)", -1);
                double nextX = x;
                double nextY = y;
                switch (matcher.group(1)) {
                    case "H" -> nextX = Double.parseDouble(numbers[0]);
                    case "V" -> nextY = Double.parseDouble(numbers[0]);
                    case "h" -> nextX = sum(x, numbers[0]);
                    case "v" -> nextY = sum(y, numbers[0]);
                    case "m" -> {
                        nextX = sum(x, numbers[0]);
                        nextY = sum(y, numbers[1]);
                    }
                    case "Z" -> {
                        nextX = begin[0];
                        nextY = begin[1];
                    }
                    default -> {
                        nextX = Double.parseDouble(numbers[0]);
                        nextY = Double.parseDouble(numbers[1]);
                    }
                }
                if (matcher.group(1).equalsIgnoreCase("M")) {
                    begin = new double[] {nextX, nextY};
                } else {
                    lines.add(new double[] {x, y, nextX, nextY});
                }
                x = nextX;
                y = nextY;
            }
        }
        return lines;
    }

    /** In hundredths, as numbers have them. */
    private static double sum(double from, String length) {
        return Math.round((from + Double.parseDouble(length)) * 100) / 100.0;
    }
}
