package dev.mazewright.vision.bad;

import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.letters.Lettering;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What stands around a maze on its page, in units of the maze's drawing: a title, words at the openings, paragraphs, a page number. */
final class PageText {
    private static final List<String> TITLES =
            List.of("Find the way", "Maze No. 17", "Help the mouse!", "PUZZLE PAGE", "Labyrinth 4 - medium", "Can you get out?");
    private static final List<String> WORDS = List.of(
            "the", "maze", "in", "old", "garden", "was", "planted", "by", "a", "king", "who", "liked", "hedges", "and", "every", "child",
            "finds", "its", "middle", "after", "an", "hour", "of", "walking", "between", "tall", "green", "walls", "without", "map",
            "turn", "left", "at", "once,", "then", "right.", "Keep", "one", "hand", "on", "wall.");
    private static final double LEAST_LETTER = 7;

    private record Line(double x, double y, double size, String text) {}

    private record Arrow(double x, double tail, double tip) {}

    private final List<Line> lines = new ArrayList<>();
    private final List<Arrow> arrows = new ArrayList<>();
    private final double margin;
    private double above;
    private double below;

    /**
     * A page around a maze.
     *
     * @param strength 0 for no text
     * @param wall how thick walls are
     * @param pixel the length of a pixel
     */
    PageText(Subject subject, double strength, double wall, double pixel, Dice dice) {
        double cell = subject.cell();
        margin = wall / 2 + cell * dice.betweenLog(0.35, 2.5);
        above = margin;
        below = margin;
        if (strength == 0) {
            return;
        }
        double width = subject.width();
        double gap = wall / 2 + cell * (1.6 - 1.1 * strength);
        double letter = Math.max(LEAST_LETTER * pixel, width * dice.between(0.018, 0.03));
        above = gap;
        below = gap;
        if (subject.shown() != Shown.MARKS && strength > 0.2) {
            words(subject.puzzle(), wall, cell, letter);
        }
        double title = Math.max(1.3 * letter, width * dice.between(0.04, 0.08));
        String text = dice.one(TITLES);
        title = Math.min(title, width / Lettering.width(text, 1));
        centred(text, width / 2, -above - 0.25 * title, title);
        above += 1.2 * title;
        for (int i = strength > 0.35 ? 1 + dice.below((int) (8 * strength)) : 0; i > 0; i--) {
            below += 1.3 * letter;
            lines.add(new Line(0, subject.height() + below, letter, sentence(width, letter, dice)));
        }
        below += 2 * letter;
        centred(Integer.toString(1 + dice.below(300)), width / 2, subject.height() + below, letter);
        below += margin;
        above += margin;
    }

    private void centred(String text, double x, double y, double size) {
        lines.add(new Line(x - Lettering.width(text, size) / 2, y, size, text));
    }

    private static String sentence(double width, double size, Dice dice) {
        StringBuilder line = new StringBuilder();
        while (true) {
            String word = dice.one(WORDS);
            if (Lettering.width(line + word, size) > width) {
                return line.toString().strip();
            }
            line.append(word).append(' ');
        }
    }

    /** START and END at openings in the top and bottom edges, each with an arrow. */
    private void words(Puzzle puzzle, double wall, double cell, double letter) {
        double height = puzzle.grid().shape().height();
        for (Opening opening : puzzle.openings()) {
            Outline outline = puzzle.grid().shape().outline(puzzle.grid(), opening.cell());
            Outline.Corner middle = outline.middle(outline.side(opening.direction()));
            boolean isTop = middle.y() < height / 2;
            double from = wall / 2 + 0.45 * cell;
            double to = from + 1.2 * cell;
            if (isTop && middle.y() < cell) {
                arrows.add(new Arrow(middle.x(), -to, -from));
                centred("START", middle.x(), -to - 0.3 * letter, letter);
                above = Math.max(above, to + 1.6 * letter);
            } else if (!isTop && middle.y() > height - cell) {
                arrows.add(new Arrow(middle.x(), height + from, height + to));
                centred("END", middle.x(), height + to + 1.1 * letter, letter);
                below = Math.max(below, to + 1.6 * letter);
            }
        }
    }

    /** At the left and the right of the maze. */
    double margin() {
        return margin;
    }

    double above() {
        return above;
    }

    double below() {
        return below;
    }

    void draw(Canvas canvas, int ink, double zero) throws IOException {
        for (Line line : lines) {
            canvas.text(zero + line.x * Sheet.CELL, zero + line.y * Sheet.CELL, line.size * Sheet.CELL, ink, line.text);
        }
        for (Arrow arrow : arrows) {
            double length = (arrow.tip - arrow.tail) * Sheet.CELL;
            double x = zero + arrow.x * Sheet.CELL;
            double tip = zero + arrow.tip * Sheet.CELL;
            canvas.stroke(ink, 0.12 * length, Canvas.Cap.ROUND);
            canvas.move(x, zero + arrow.tail * Sheet.CELL);
            canvas.line(x, tip);
            canvas.move(x - 0.25 * length, tip - 0.35 * length);
            canvas.line(x, tip);
            canvas.line(x + 0.25 * length, tip - 0.35 * length);
            canvas.paint();
        }
    }
}
