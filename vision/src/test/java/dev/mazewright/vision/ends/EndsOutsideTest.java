package dev.mazewright.vision.ends;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.QuadCurve2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Marks that no outline encloses, outlines that are not seen, and what looks like an end beside the outline. */
@Tag("thorough")
class EndsOutsideTest {
    private static final Color GREEN = new Color(0x22B14C);
    private static final Color RED = new Color(0xED1C24);
    private static final String ONE_OPENING = "rectangle:8x8/wilson/open:start.left/seed:3";
    private static final String NORTH_SOUTH = "rectangle:8x8/wilson/open:start.top/open:goal.bottom/seed:3";

    private static SignedMaze.Painter disc(double size) {
        return graphics -> graphics.fill(new Ellipse2D.Double(-size / 2, -size / 2, size, size));
    }

    private static Reading read(Picture picture, @Nullable As as) throws Exception {
        return PictureUnderstanding.of(picture, ReadingRequest.ANY.as(as), Context.standard());
    }

    /** Requires a path between two points, in either direction, that crosses no wall; the edges of walls are mixed with paper. */
    private static Reading requirePath(Picture picture, @Nullable As as, Spot one, Spot other, double near) throws Exception {
        Reading reading = read(picture, as);
        List<Spot> path = reading.path(Context.standard());
        boolean isForward = path.getFirst().distance(one) < path.getLast().distance(one);
        assertThat((isForward ? path.getFirst() : path.getLast()).distance(one)).as("one end of %s", reading).isLessThan(near);
        assertThat((isForward ? path.getLast() : path.getFirst()).distance(other)).as("the other end of %s", reading).isLessThan(near);
        for (int i = 1; i < path.size(); i++) {
            int steps = (int) Math.ceil(2 * path.get(i).distance(path.get(i - 1)));
            for (int step = 0; step < steps; step++) {
                double share = (double) step / steps;
                int x = (int) (path.get(i - 1).x() + share * (path.get(i).x() - path.get(i - 1).x()));
                int y = (int) (path.get(i - 1).y() + share * (path.get(i).y() - path.get(i - 1).y()));
                int rgb = picture.rgb(Math.clamp(x, 0, picture.width() - 1), Math.clamp(y, 0, picture.height() - 1));
                assertThat(Math.max(rgb >> 16, Math.max(rgb >> 8 & 0xFF, rgb & 0xFF))).as("brightness at %d,%d", x, y).isGreaterThan(0x38);
            }
        }
        return reading;
    }

    /** Strokes of a brush that enclose nothing, as people paint them for a program that finds ways. */
    @Test
    void strokesThatEncloseNothing() throws Exception {
        BufferedImage image = new BufferedImage(320, 260, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.setColor(Color.BLACK);
        graphics.setStroke(new BasicStroke(12, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.draw(new QuadCurve2D.Double(0, 90, 90, 90, 70, 20));
        graphics.draw(new QuadCurve2D.Double(40, 150, 140, 140, 110, 0));
        graphics.draw(new QuadCurve2D.Double(0, 190, 170, 190, 160, 40));
        graphics.draw(new QuadCurve2D.Double(60, 230, 240, 220, 200, 0));
        graphics.draw(new QuadCurve2D.Double(100, 260, 270, 240, 240, 60));
        graphics.setColor(GREEN);
        graphics.fill(new Ellipse2D.Double(20, 30, 18, 18));
        graphics.setColor(RED);
        graphics.fill(new Ellipse2D.Double(280, 210, 18, 18));
        graphics.dispose();
        Reading reading = requirePath(Picture.of(image), null, new Spot(29, 39), new Spot(289, 219), 14);
        assertThat(reading.doubts()).anyMatch(doubt -> doubt.startsWith("the outline: "));
    }

    /** One mark before the opening of a closed maze, the other within. */
    @Test
    void aMarkBeforeTheOpening() throws Exception {
        SignedMaze maze = new SignedMaze(ONE_OPENING, 24, 4);
        Spot before = new Spot(maze.start().x() - 1.6 * maze.cell(), maze.start().y());
        maze.at(before, RED, disc(0.5)).goal(GREEN, disc(0.5));
        requirePath(maze.picture(), As.AREA, maze.goal(), before, 14);
    }

    /** A drawing cut at its outermost walls: what is left of them ends at the edge. */
    @Test
    void wallsCutByTheEdge() throws Exception {
        SignedMaze maze = new SignedMaze("rectangle:10x10/wilson/open:none/seed:5", 24, 4);
        maze.start(GREEN, Painters.block(0.7)).goal(RED, Painters.block(0.7));
        int cut = 2 * maze.cell() + 3;
        int side = 10 * maze.cell() - 5;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        image.createGraphics().drawImage(maze.image(), -cut, -cut, null);
        requirePath(Picture.of(image), null, new Spot(maze.start().x() - cut, maze.start().y() - cut), new Spot(maze.goal().x() - cut, maze.goal().y() - cut), 14);
    }

    /** A page whose edge is seen on two sides: the way between it and the outline is none through the maze. */
    @Test
    void theEdgeOfAScannedPage() throws Exception {
        SignedMaze maze = new SignedMaze("rectangle:8x6/wilson/open:start.left/open:goal.bottom/seed:3", 60, 8);
        double left = maze.middle(0).x() - 0.5 * maze.cell() - 22;
        double bottom = maze.image().getHeight() - 2 * maze.cell() + 22;
        Graphics2D graphics = maze.image().createGraphics();
        graphics.setColor(Color.BLACK);
        graphics.setStroke(new BasicStroke(3));
        graphics.draw(new Line2D.Double(left, 2 * maze.cell() - 30, left, bottom));
        graphics.draw(new Line2D.Double(left, bottom, maze.image().getWidth() - 2 * maze.cell() + 30, bottom));
        graphics.dispose();
        Reading reading = read(maze.picture(), null);
        List<Spot> path = reading.path(Context.standard());
        boolean isThrough = path.getFirst().distance(maze.start()) < 2 * maze.cell() && path.stream().anyMatch(spot -> spot.distance(maze.goal()) < maze.cell());
        assertThat(isThrough || !reading.doubts().isEmpty()).as("%s, %s", path, reading).isTrue();
    }

    /** Coloured letters of a word that is no sign are no ends, but parts of one thing. */
    @Test
    void aColouredWordBesideTheOpening() throws Exception {
        SignedMaze maze = new SignedMaze(NORTH_SOUTH, 24, 3);
        maze.at(new Spot(maze.start().x() + 1.1 * maze.cell(), maze.start().y() - 0.9 * maze.cell()), new Color(0xA4355D), Painters.text("ab", 0.5));
        requirePath(maze.picture(), null, maze.start(), maze.goal(), maze.cell());
    }

    /** A board on a table that is as dark as its walls: the outermost walls are one with the table. */
    @Test
    void aBoardOnADarkTable() throws Exception {
        SignedMaze maze = new SignedMaze("rectangle:5x5/wilson/open:start.top/open:goal.bottom/seed:4", 60, 10);
        maze.start(RED, disc(0.4)).goal(new Color(0x2A8A80), disc(0.4));
        int cut = 2 * maze.cell();
        int side = maze.image().getWidth() - 2 * cut;
        int table = 110;
        BufferedImage image = new BufferedImage(side + 2 * table, side + 2 * table, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(new Color(0x0A0A0C));
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.drawImage(maze.image().getSubimage(cut, cut, side, side), table, table, null);
        graphics.dispose();
        int moved = table - cut;
        requirePath(Picture.of(image), As.AREA, new Spot(maze.start().x() + moved, maze.start().y() + moved),
                new Spot(maze.goal().x() + moved, maze.goal().y() + moved), 25);
    }

    /** A board on a dark mat with words that takes up a part of the picture, among wood: the mat does not reach along the picture's edge. */
    @Test
    void aBoardOnADarkMatAmongWood() throws Exception {
        SignedMaze maze = new SignedMaze("rectangle:4x4/wilson/open:start.top/open:goal.bottom/seed:2", 90, 16);
        maze.start(new Color(0x12462F), disc(0.4)).goal(new Color(0xD77769), disc(0.4));
        int cut = 2 * maze.cell() + 8;
        int side = maze.image().getWidth() - 2 * cut;
        BufferedImage image = new BufferedImage(1000, 560, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(new Color(0x0C0C10));
        graphics.fillRect(0, 0, 1000, 560);
        graphics.setColor(new Color(0x9A6238));
        for (int i = 0; i < 4; i++) {
            graphics.fillRect(i % 2 * 760, i / 2 * 330, 240, 230);
        }
        graphics.setColor(Color.WHITE);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 24));
        graphics.drawString("Camera Zone", 420, 500);
        for (int i = 0; i < 6; i++) {
            graphics.drawString("Bin " + (char) ('A' + i), 20 + 165 * i, 300);
        }
        graphics.drawImage(maze.image().getSubimage(cut, cut, side, side), 340, 100, null);
        graphics.dispose();
        requirePath(Picture.of(image), null, new Spot(maze.start().x() + 340 - cut, maze.start().y() + 100 - cut),
                new Spot(maze.goal().x() + 340 - cut, maze.goal().y() + 100 - cut), 40);
    }

    /** A sheet of paper on a dark table, which is told from the paper around the maze: nothing about its outline is in doubt. */
    @Test
    void aSheetOnADarkTable() throws Exception {
        SignedMaze maze = new SignedMaze(NORTH_SOUTH, 40, 5);
        int table = 90;
        BufferedImage image = new BufferedImage(maze.image().getWidth() + 2 * table, maze.image().getHeight() + 2 * table, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(new Color(0x1A1410));
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.drawImage(maze.image(), table, table, null);
        graphics.dispose();
        Reading reading = requirePath(Picture.of(image), As.AREA, new Spot(maze.start().x() + table, maze.start().y() + table),
                new Spot(maze.goal().x() + table, maze.goal().y() + table), 40);
        assertThat(reading.doubts()).isEmpty();
    }

    /** A window of a program that finds ways: corridors a block wide among large walls, with lines between all blocks. */
    @Test
    void corridorsAmongLargeWalls() throws Exception {
        String[] rows = {
            "###############", "##.....########", "##.###.########", "##.###......###", "##.######.#.###", "##....###.#.###", "#####.###.#.###",
            "##........#.###", "##.######.#####", "##.######.....#", "##.######.###.#", "##........###.#", "#########.###.#", "#########.....#", "###############"};
        int block = 50;
        BufferedImage image = new BufferedImage(15 * block, 15 * block + 24, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), 24);
        for (int i = 0; i < 225; i++) {
            int row = Math.floorDiv(i, 15);
            graphics.setColor(rows[row].charAt(i % 15) == '#' ? Color.BLACK : Color.WHITE);
            graphics.fillRect(i % 15 * block, 24 + row * block, block, block);
        }
        graphics.setColor(RED);
        graphics.fillRect(2 * block, 24 + 3 * block, block, block);
        graphics.setColor(GREEN);
        graphics.fillRect(13 * block, 24 + 11 * block, block, block);
        graphics.setColor(new Color(0x808080));
        for (int i = 0; i <= 15; i++) {
            graphics.drawLine(i * block, 24, i * block, image.getHeight());
            graphics.drawLine(0, 24 + i * block, image.getWidth(), 24 + i * block);
        }
        graphics.dispose();
        requirePath(Picture.of(image), null, new Spot(2.5 * block, 24 + 3.5 * block), new Spot(13.5 * block, 24 + 11.5 * block), 40);
    }
}
