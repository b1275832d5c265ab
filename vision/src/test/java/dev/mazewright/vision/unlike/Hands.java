package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;

/** Mazes drawn by hand. */
final class Hands {
    private static final List<Integer> INKS = List.of(0x101010, 0x1A2A6A, 0x3A3A3A, 0x6A1A1A, 0x184828);

    private Hands() {}

    private static Pen pen(double cell, Dice dice) {
        return new Pen(
                dice.one(INKS), Math.max(1.5, dice.between(0.05, 0.15) * cell), dice.between(0.02, 0.06) * cell,
                dice.between(-0.06, 0.2) * cell, dice.between(0.08, 0.16) * cell, dice.chance(0.5) ? 0.12 : 0);
    }

    /** A maze in pen on paper, with openings, circles, crosses, letters or words as ends. */
    static Drawn pen(Dice dice) {
        int how = dice.below(4);
        String recipe = Mazes.squares(5, 11, dice.between(0.8, 1.5), dice);
        Plan plan = how < 2 ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double cell = dice.between(34, 60);
        Page page = new Page((int) (plan.width() * cell + 5 * cell), (int) (plan.height() * cell + 5 * cell), dice.one(List.of(0xFFFFFF, 0xF6F2E6, 0xEEF2F4)));
        if (dice.chance(0.4)) {
            rules(page, dice);
        }
        page.turn(dice.between(-0.05, 0.05));
        Pen pen = pen(cell, dice);
        Place place = new Place(page, plan, 2.5 * cell, 2.5 * cell, cell);
        place.strokes().forEach(stroke -> pen.wall(page, stroke, dice));
        if (how == 1) {
            write(place, plan.start(), "START", pen, dice);
            write(place, plan.goal(), "FINISH", pen, dice);
        } else if (how == 2) {
            circle(page, place.start(), 0.22 * cell, pen, dice);
            circle(page, place.goal(), 0.22 * cell, pen, dice);
        } else if (how == 3) {
            Pen red = new Pen(0xC01818, pen.width() * 1.2, pen.waver(), 0, 0, 0);
            Pen green = new Pen(0x108030, pen.width() * 1.2, pen.waver(), 0, 0, 0);
            circle(page, place.start(), 0.22 * cell, green, dice);
            cross(page, place.goal(), 0.22 * cell, red, dice);
        }
        return new Drawn(page, place.truth(), dice.chance(0.7) ? 85 : 0);
    }

    private static void rules(Page page, Dice dice) {
        double pitch = dice.between(22, 40);
        boolean isSquared = dice.chance(0.5);
        for (double y = pitch; y < page.height(); y += pitch) {
            page.line(new Line2D.Double(0, y, page.width(), y), Page.square(1), 0xB8CCE4);
        }
        for (double x = pitch; isSquared && x < page.width(); x += pitch) {
            page.line(new Line2D.Double(x, 0, x, page.height()), Page.square(1), 0xB8CCE4);
        }
        if (!isSquared) {
            page.line(new Line2D.Double(60, 0, 60, page.height()), Page.square(1.5), 0xE89090);
        }
    }

    private static void write(Place place, Plan.End end, String word, Pen pen, Dice dice) {
        Marks.word(place, end, word, 0.9, place.cell * dice.between(0.4, 0.6), pen.colour(), dice.one(List.of("Z003", "URW Chancery L", "DejaVu Sans")));
    }

    private static void circle(Page page, Spot middle, double radius, Pen pen, Dice dice) {
        List<Spot> round = new ArrayList<>();
        double from = dice.between(0, 6);
        for (int i = 0; i <= 26; i++) {
            double angle = from + i * Math.PI / 12.5;
            round.add(new Spot(middle.x() + radius * Math.cos(angle), middle.y() + radius * Math.sin(angle)));
        }
        new Pen(pen.colour(), pen.width(), Math.min(pen.waver(), radius / 8), 0, 0, 0).stroke(page, round, dice);
    }

    private static void cross(Page page, Spot middle, double radius, Pen pen, Dice dice) {
        pen.stroke(page, List.of(new Spot(middle.x() - radius, middle.y() - radius), new Spot(middle.x() + radius, middle.y() + radius)), dice);
        pen.stroke(page, List.of(new Spot(middle.x() - radius, middle.y() + radius), new Spot(middle.x() + radius, middle.y() - radius)), dice);
    }

    /** Drawn by mouse in a program, one pixel wide and without grey: corridors with crooked walls from one coloured figure to another. */
    static Drawn mouse(Dice dice) {
        Plan plan = Mazes.within(Mazes.squares(4, 7, dice.between(1, 1.5), dice), dice);
        double cell = dice.between(70, 100);
        Page page = new Page((int) ((plan.width() + 1) * cell), (int) ((plan.height() + 1) * cell), 0xFFFFFF);
        page.pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        double width = 1 + dice.below(2);
        Pen pen = new Pen(0x000000, width, 0.03 * cell, 0.08 * cell, 0, 0);
        Place place = new Place(page, plan, cell / 2, cell / 2, cell);
        place.strokes().forEach(stroke -> pen.wall(page, stroke, dice));
        square(page, place.start(), 0.22 * cell, new Pen(0x0000FF, width, 0.02 * cell, 0, 0, 0), dice);
        if (dice.chance(0.5)) {
            square(page, place.goal(), 0.22 * cell, new Pen(0xFF0000, width, 0.02 * cell, 0, 0, 0), dice);
        } else {
            cross(page, place.goal(), 0.22 * cell, new Pen(0xFF0000, width, 0.02 * cell, 0, 0, 0), dice);
        }
        return new Drawn(page, place.truth(), 0);
    }

    private static void square(Page page, Spot middle, double half, Pen pen, Dice dice) {
        pen.stroke(page, List.of(
                new Spot(middle.x() - half, middle.y() - half), new Spot(middle.x() + half, middle.y() - half),
                new Spot(middle.x() + half, middle.y() + half), new Spot(middle.x() - half, middle.y() + half),
                new Spot(middle.x() - half, middle.y() - half)), dice);
    }

    /** A maze in pen between two openings, with doodles all around: spirals, stars, flowers, suns and scribbles. */
    static Drawn doodles(Dice dice) {
        Plan plan = Mazes.through(Mazes.squares(6, 11, dice.between(0.8, 1.4), dice), dice);
        double cell = dice.between(28, 44);
        double margin = 6 * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Pen pen = pen(cell, dice);
        Place place = new Place(page, plan, margin, margin, cell);
        place.strokes().forEach(stroke -> pen.wall(page, stroke, dice));
        for (int i = 0; i < 10 + dice.below(14); i++) {
            Spot at = new Spot(dice.between(1.5 * cell, page.width() - 1.5 * cell), dice.between(1.5 * cell, page.height() - 1.5 * cell));
            double beside = Math.max(
                    Math.max(margin - at.x(), at.x() - page.width() + margin), Math.max(margin - at.y(), at.y() - page.height() + margin));
            if (beside > 2.6 * cell) {
                Pen other = dice.chance(0.5) ? pen : new Pen(dice.one(List.of(0xD03030, 0x3060D0, 0x20A050, 0xE0A010)), pen.width(), pen.waver(), 0, 0, 0);
                doodle(page, at, dice.between(0.7, 1.4) * cell, other, dice);
            }
        }
        return new Drawn(page, place.truth(), dice.chance(0.7) ? 85 : 0);
    }

    private static void doodle(Page page, Spot at, double r, Pen pen, Dice dice) {
        switch (dice.below(4)) {
            case 0 -> {
                List<Spot> spiral = new ArrayList<>();
                for (double angle = 0.5; angle < 16; angle += 0.3) {
                    spiral.add(new Spot(at.x() + r * angle / 16 * Math.cos(angle), at.y() + r * angle / 16 * Math.sin(angle)));
                }
                pen.stroke(page, spiral, dice);
            }
            case 1 -> {
                List<Spot> star = new ArrayList<>();
                for (int i = 0; i <= 5; i++) {
                    double angle = i * Math.PI * 0.8 - Math.PI / 2;
                    star.add(new Spot(at.x() + r * Math.cos(angle), at.y() + r * Math.sin(angle)));
                }
                pen.stroke(page, star, dice);
            }
            case 2 -> {
                circle(page, at, r * 0.4, pen, dice);
                for (int i = 0; i < 8; i++) {
                    double angle = i * Math.PI / 4;
                    double x = at.x() + r * 0.7 * Math.cos(angle);
                    double y = at.y() + r * 0.7 * Math.sin(angle);
                    if (dice.chance(0.5)) {
                        circle(page, new Spot(x, y), r * 0.22, pen, dice);
                    } else {
                        pen.stroke(page, List.of(new Spot(x, y), new Spot(at.x() + r * Math.cos(angle), at.y() + r * Math.sin(angle))), dice);
                    }
                }
            }
            default -> page.line(new Ellipse2D.Double(at.x() - r, at.y() - r * 0.6, 2 * r, 1.2 * r), Page.round(pen.width()), pen.colour());
        }
    }
}
