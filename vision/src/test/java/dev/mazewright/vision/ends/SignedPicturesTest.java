package dev.mazewright.vision.ends;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.run.Context;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Letters, arrows, a mouse and a cheese, as people draw them into mazes or beside them. */
@Tag("thorough")
class SignedPicturesTest {
    private static final Color INK = new Color(0x1A1A1A);
    private static final Color GREEN = new Color(0x00A000);
    private static final Color RED = new Color(0xE00000);
    private static final Color YELLOW = new Color(0xF5B700);
    private static final String CLOSED = "rectangle:8x8/wilson/open:none/seed:3";
    private static final String WEST_EAST = "rectangle:8x8/wilson/open:start.left/open:goal.right/seed:3";
    private static final String NORTH_SOUTH = "rectangle:8x8/wilson/open:start.top/open:goal.bottom/seed:3";
    private static final List<As> ALL = List.of(As.CELLS, As.AREA);

    private static Reading read(SignedMaze maze, @Nullable As as) throws Exception {
        return PictureUnderstanding.of(maze.picture(), ReadingRequest.ANY.as(as), Context.standard());
    }

    /** Reads it as cells and as an area: from the start to the goal, with all walls, and without a doubt. */
    private static void requireRead(SignedMaze maze) throws Exception {
        for (As as : ALL) {
            Reading reading = read(maze, as);
            requireEnds(reading, maze.start(), maze.goal(), maze);
            assertThat(reading.doubts()).as("doubts as %s", as).isEmpty();
            if (reading.puzzle() != null) {
                assertThat(Digest.of(reading.puzzle().maze())).as("maze as %s", as).isEqualTo(Digest.of(maze.puzzle().maze()));
            }
        }
    }

    private static void requireEnds(Reading reading, Spot start, Spot goal, SignedMaze maze) {
        double cell = 0.75 * maze.cell();
        List<Spot> path = reading.path(Context.standard());
        assertThat(path.getFirst().distance(start)).as("start of %s", reading).isLessThan(cell);
        assertThat(path.getLast().distance(goal)).as("goal of %s", reading).isLessThan(cell);
    }

    private static String joined(Reading reading) {
        return String.join("; ", reading.notes());
    }

    @ParameterizedTest
    @CsvSource({"S, E", "S, G", "S, F", "A, B", "1, 2"})
    void lettersInTheInkOfWallsAreEnds(String start, String goal) throws Exception {
        for (int cell : new int[] {16, 30}) {
            SignedMaze maze = new SignedMaze(CLOSED, cell, cell / 10)
                    .start(INK, Painters.text(start, 0.55))
                    .goal(INK, Painters.text(goal, 0.55));
            requireRead(maze);
            assertThat(joined(read(maze, As.CELLS))).contains("start at the ", " " + start + " at ", "goal at the ", " " + goal + " at ");
        }
    }

    /** Both are red: that one is nearer to red says nothing. */
    @ParameterizedTest
    @ValueSource(strings = {CLOSED, "hexagon:6x6/wilson/open:none/seed:3", "polar:4x6/wilson/open:none/seed:3"})
    void lettersInAnotherColourAreEnds(String recipe) throws Exception {
        requireRead(new SignedMaze(recipe, 24, 2).start(RED, Painters.text("S", 0.5)).goal(RED, Painters.text("E", 0.5)));
        requireRead(new SignedMaze(recipe, 40, 4).start(RED, Painters.text("S", 0.5)).goal(GREEN, Painters.text("E", 0.5)));
    }

    /** Without a word on how, it is cells. */
    @Test
    void cellsWithLettersAreSure() throws Exception {
        SignedMaze maze = new SignedMaze(CLOSED, 20, 2).start(INK, Painters.text("S", 0.55)).goal(INK, Painters.text("E", 0.55));
        Reading reading = read(maze, null);
        assertThat(reading.as()).isEqualTo(As.CELLS);
        requireEnds(reading, maze.start(), maze.goal(), maze);
        assertThat(reading.layers()).extracting(layer -> layer.name()).containsExactly("ink", "walls", "ends", "straightened");
    }

    @Test
    void lettersInOtherCellsAreEnds() throws Exception {
        for (String recipe : List.of("hexagon:6x6/wilson/open:none/seed:3", "polar:4x6/wilson/open:none/seed:3")) {
            requireRead(new SignedMaze(recipe, 30, 2).start(INK, Painters.text("S", 0.5)).goal(INK, Painters.text("G", 0.5)));
        }
        requireRead(new SignedMaze("triangle:6x9/wilson/open:none/seed:3", 60, 3)
                .start(INK, Painters.text("S", 0.25)).goal(INK, Painters.text("E", 0.25)));
    }

    /** The goal is at the top left: letters beside openings say so. */
    @Test
    void lettersBesideOpeningsAreEnds() throws Exception {
        for (int cell : new int[] {16, 30}) {
            SignedMaze maze = new SignedMaze(NORTH_SOUTH, cell, cell / 10);
            maze.at(moved(maze.start(), 0, -1.1 * cell), INK, Painters.text("E", 0.6));
            maze.at(moved(maze.goal(), 0, 1.1 * cell), INK, Painters.text("S", 0.6));
            for (As as : ALL) {
                requireEnds(read(maze, as), maze.goal(), maze.start(), maze);
            }
        }
    }

    /** The start is at the bottom right: words say so, also where the picture is turned. */
    @ParameterizedTest
    @CsvSource({"START, END", "START, GOAL", "START, EXIT", "IN, OUT"})
    void wordsAreEnds(String start, String goal) throws Exception {
        for (int quarters = 0; quarters < 4; quarters++) {
            SignedMaze inside = new SignedMaze(CLOSED, 56, 3);
            double turn = Math.toRadians(90 * quarters);
            inside.at(inside.goal(), INK, graphics -> word(graphics, start, turn)).at(inside.start(), INK, graphics -> word(graphics, goal, turn));
            SignedMaze beside = new SignedMaze(NORTH_SOUTH, 48, 3);
            beside.at(moved(beside.goal(), 0, 48), INK, graphics -> word(graphics, start, turn));
            beside.at(moved(beside.start(), 0, -48), INK, graphics -> word(graphics, goal, turn));
            for (As as : ALL) {
                requireEnds(read(inside, as), inside.goal(), inside.start(), inside);
                requireEnds(read(beside, as), beside.goal(), beside.start(), beside);
            }
        }
    }

    /** Words and letters of a usual size beside a fine maze are larger than its cells; bold letters touch each other. */
    @ParameterizedTest
    @CsvSource({"enter, exit", "start, finish", "S, E"})
    void signsBesideAFineMaze(String start, String goal) throws Exception {
        SignedMaze maze = new SignedMaze("rectangle:30x30/wilson/open:start.left/open:goal.right/seed:3", 8, 1);
        int margin = 80;
        BufferedImage image = new BufferedImage(maze.image().getWidth() + 2 * margin, maze.image().getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.drawImage(maze.image(), margin, 0, null);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 2 * maze.cell()));
        graphics.setColor(new Color(0xB0204F));
        graphics.drawString(start, (float) maze.goal().x() + margin + maze.cell(), (float) maze.goal().y() + 5);
        graphics.setColor(new Color(0x2A93A0));
        double length = graphics.getFontMetrics().getStringBounds(goal, graphics).getWidth();
        graphics.drawString(goal, (float) (maze.start().x() + margin - maze.cell() - length), (float) maze.start().y() + 5);
        graphics.dispose();
        for (As as : ALL) {
            List<Spot> path = PictureUnderstanding.of(Picture.of(image), ReadingRequest.ANY.as(as), Context.standard()).path(Context.standard());
            assertThat(path.getFirst().distance(new Spot(maze.goal().x() + margin, maze.goal().y()))).as("start as %s", as).isLessThan(maze.cell());
            assertThat(path.getLast().distance(new Spot(maze.start().x() + margin, maze.start().y()))).as("goal as %s", as).isLessThan(maze.cell());
        }
    }

    /** With one opening, a room without walls is where the path leads; that is not sure. */
    @Test
    void theOnlyRoomIsAnEnd() throws Exception {
        SignedMaze maze = new SignedMaze("rectangle:12x12/wilson/open:start.left/seed:3", 24, 3);
        Spot room = moved(maze.start(), 5.5 * maze.cell(), 5.5 * maze.cell());
        maze.at(room, Color.WHITE, graphics -> graphics.fill(new Rectangle2D.Double(-1.9, -1.9, 3.8, 3.8)));
        Reading reading = read(maze, As.CELLS);
        List<Spot> path = reading.path(Context.standard());
        assertThat(path.getFirst().distance(maze.start())).isLessThan(0.5 * maze.cell());
        assertThat(path.getLast().distance(room)).isLessThan(maze.cell());
        assertThat(reading.doubts()).anyMatch(doubt -> doubt.contains("the other is the room"));
    }

    /** So is the middle of rings. */
    @Test
    void theMiddleOfRingsIsAnEnd() throws Exception {
        SignedMaze maze = new SignedMaze("polar:5x6/wilson/open:goal.outward/seed:3", 24, 3);
        Reading reading = read(maze, As.CELLS);
        List<Spot> path = reading.path(Context.standard());
        assertThat(path.getFirst().distance(maze.goal())).isLessThan(0.5 * maze.cell());
        assertThat(path.getLast()).matches(end -> end.distance(new Spot(maze.image().getWidth() / 2.0, maze.image().getHeight() / 2.0)) < maze.cell());
    }

    /** A word that is as long as most of a cell. */
    private static void word(Graphics2D graphics, String word, double turn) {
        graphics.rotate(turn);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 1).deriveFont(0.5f));
        double length = graphics.getFontMetrics().getStringBounds(word, graphics).getWidth();
        graphics.scale(Math.min(1, 0.75 / length), Math.min(1, 0.75 / length));
        graphics.drawString(word, (float) (-length / 2), 0.18f);
    }

    /** Out at the left, and in at the right, and the other way round. */
    @ParameterizedTest
    @ValueSource(ints = {0, 180})
    void arrowsBesideOpeningsLeadInAndOut(int degrees) throws Exception {
        for (int cell : new int[] {16, 30}) {
            SignedMaze maze = new SignedMaze(WEST_EAST, cell, cell / 10);
            maze.at(moved(maze.start(), -1.1 * cell, 0), INK, Painters.arrow(degrees, 0.65));
            maze.at(moved(maze.goal(), 1.1 * cell, 0), INK, Painters.solidArrow(degrees, 0.65));
            Spot start = degrees == 0 ? maze.start() : maze.goal();
            Spot goal = degrees == 0 ? maze.goal() : maze.start();
            for (As as : ALL) {
                Reading reading = read(maze, as);
                requireEnds(reading, start, goal, maze);
                assertThat(joined(reading)).contains("start at an arrow that leads in at ", "goal at an arrow that leads out at ");
            }
        }
    }

    /** Scraps of walls may look like arrows. */
    @Test
    void anArrowInAMazeWithTwoOpeningsSaysNothing() throws Exception {
        SignedMaze maze = new SignedMaze(NORTH_SOUTH, 30, 3);
        requireRead(maze.at(maze.middle(35), INK, Painters.arrow(90, 0.5)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"808080", "8B5A2B"})
    void theMouseWantsTheCheese(String mouse) throws Exception {
        for (boolean hasHoles : new boolean[] {false, true}) {
            SignedMaze maze = new SignedMaze(CLOSED, 24, 2)
                    .start(new Color(Integer.parseInt(mouse, 16)), Painters.mouse())
                    .goal(YELLOW, Painters.cheese(hasHoles));
            requireRead(maze);
            assertThat(joined(read(maze, As.CELLS))).contains("goal at a wedge of cheese at ");
        }
    }

    @Test
    void greenIsTheStartAndRedTheGoal() throws Exception {
        for (Color other : List.of(RED, Color.BLUE, YELLOW)) {
            requireRead(new SignedMaze(CLOSED, 20, 2).start(GREEN, Painters.block(0.6)).goal(other, Painters.block(0.6)));
        }
    }

    /** Letters on blocks of one colour. */
    @Test
    void lettersOnBlocksSayWhichIsWhich() throws Exception {
        Color block = new Color(0xFFE060);
        requireRead(new SignedMaze(CLOSED, 30, 2)
                .start(block, Painters.on(Painters.block(0.8), Painters.text("S", 0.5), INK))
                .goal(block, Painters.on(Painters.block(0.8), Painters.text("E", 0.5), INK)));
    }

    /** Words in blocks and beside them; the block counts. */
    @Test
    void wordsAtBlocksAreIgnored() throws Exception {
        for (int cell : new int[] {20, 40}) {
            requireRead(new SignedMaze(CLOSED, cell, 2)
                    .start(new Color(0x20B040), Painters.on(Painters.block(0.8), Painters.text("START", 0.18), INK))
                    .goal(new Color(0xFF5050), Painters.on(Painters.block(0.8), Painters.text("END", 0.2), INK)));
            SignedMaze maze = new SignedMaze(CLOSED, cell, 2).start(GREEN, Painters.block(0.7)).goal(RED, Painters.block(0.7));
            maze.at(moved(maze.start(), -2.1 * cell, 0), INK, Painters.text("START", 0.5));
            maze.at(moved(maze.goal(), 1.8 * cell, 0), INK, Painters.text("FINISH", 0.4));
            requireRead(maze);
        }
    }

    /** As near to the outline as words stand. */
    @Test
    void wordsBesideOpeningsAreIgnored() throws Exception {
        for (int cell : new int[] {16, 30}) {
            SignedMaze maze = new SignedMaze(NORTH_SOUTH, cell, cell / 10);
            maze.at(moved(maze.start(), 0, -0.95 * cell), INK, Painters.text("START", 0.5));
            maze.at(moved(maze.goal(), 0, 0.95 * cell), INK, Painters.text("END", 0.5));
            requireRead(maze);
        }
    }

    @Test
    void aLetterAndASpotAreEnds() throws Exception {
        requireRead(new SignedMaze(CLOSED, 20, 2).start(INK, Painters.text("S", 0.55)).goal(Color.BLUE, Painters.block(0.6)));
        requireRead(new SignedMaze(CLOSED, 20, 2).start(RED, Painters.block(0.6)).goal(INK, Painters.text("E", 0.55)));
    }

    @Test
    void twoLettersThatSayTheSameAreDoubted() throws Exception {
        SignedMaze maze = new SignedMaze(CLOSED, 24, 2).start(INK, Painters.text("S", 0.55)).goal(INK, Painters.text("S", 0.55));
        for (As as : ALL) {
            assertThat(read(maze, as).doubts()).anyMatch(doubt -> doubt.matches("2 signs say start: the letter S at \\d+,\\d+, the letter S at \\d+,\\d+"));
        }
    }

    /** Of a page, in the paper's distance: a text beside a maze has all letters, and none is an end. */
    @Test
    void lettersOfATextAreNoEnds() throws Exception {
        SignedMaze maze = new SignedMaze(WEST_EAST, 20, 2);
        maze.at(moved(maze.start(), 3.5 * 20, -1.6 * 20), INK, Painters.text("SEE THE MAZE", 0.6));
        requireRead(maze);
        assertThat(joined(read(maze, As.CELLS))).doesNotContain("letter");
    }

    private static Spot moved(Spot spot, double x, double y) {
        return new Spot(spot.x() + x, spot.y() + y);
    }
}
