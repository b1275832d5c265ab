package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Mazes whose ends are spots: in a robot's arena, outside of openings, in shapes; and obstacles without corridors. */
final class Tables {
    private Tables() {}

    /** A robot's arena from above: a white sheet in a dark frame on a table, thick walls some of which end free, discs at two corners. */
    static Drawn arena(Dice dice) {
        Plan plan = Mazes.corners(4 + dice.below(3), 4 + dice.below(4), dice);
        double cell = dice.between(60, 110);
        double frame = dice.between(0.5, 1.5) * cell;
        double around = dice.between(0.5, 2) * cell;
        double margin = frame + around;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0);
        page.fill(new Rectangle2D.Double(0, 0, page.width(), page.height()), Textures.wood(dice.one(List.of(0x8A5A34, 0xA87848)), true, dice));
        page.turn(dice.between(-0.05, 0.05));
        page.fill(new Rectangle2D.Double(around, around, page.width() - 2 * around, page.height() - 2 * around), 0x18181A);
        Words.title(page, "Camera Zone", page.width() / 2.0, around + frame * 0.6, frame * 0.4, 0xE8E8E8, "DejaVu Sans");
        Place place = new Place(page, plan, margin, margin, cell);
        page.fill(place.floor(), Textures.specks(0xE8EAEA, 0.06, dice));
        place.walls(Page.square(dice.between(0.08, 0.16) * cell), 0x202024);
        page.fill(Page.disc(place.start(), 0.3 * cell), dice.one(List.of(0x1C5A30, 0x2050B0)));
        page.fill(Page.disc(place.goal(), 0.3 * cell), 0xE05038);
        return new Drawn(page, place.truth(), 88);
    }

    /** A green and a red spot outside of the two openings, often at the edge of the picture, between strokes of a broad brush. */
    static Drawn sleeves(Dice dice) {
        Plan plan = Mazes.through(Mazes.squares(5, 12, dice.between(0.8, 1.3), dice), dice);
        double cell = dice.between(24, 60);
        double margin = 1.7 * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Place place = new Place(page, plan, margin, margin, cell).walls(Page.square(dice.between(0.06, 0.14) * cell), 0x000000);
        boolean hasSleeve = dice.chance(0.6);
        for (Plan.End end : List.of(plan.start(), plan.goal())) {
            if (hasSleeve) {
                sleeve(place, end, 0.34 * cell);
            }
            page.fill(Page.disc(place.spot(end.beyond(1.2)), 0.3 * cell), end == plan.start() ? 0x10F020 : 0xF01010);
        }
        return new Drawn(page, place.truth(), 90);
    }

    private static void sleeve(Place place, Plan.End end, double wide) {
        Spot near = place.spot(end.beyond(0.15));
        Spot far = place.spot(end.beyond(1.6));
        double across = (far.y() - near.y()) / near.distance(far) * (place.cell / 2 + wide / 2);
        double down = (near.x() - far.x()) / near.distance(far) * (place.cell / 2 + wide / 2);
        for (int side : new int[] {-1, 1}) {
            place.page.wall(Page.path(List.of(
                    new Spot(near.x() + side * across, near.y() + side * down), new Spot(far.x() + side * across, far.y() + side * down))),
                    Page.round(wide), 0x000000);
        }
    }

    /** The shape of a heart, a star or a disc with a spot in two of its cells, or small arrows and the words enter and exit at openings. */
    static Drawn shape(Dice dice) {
        boolean isOpen = dice.chance(0.5);
        String recipe = "rectangle:" + (16 + dice.below(14)) + "x" + (16 + dice.below(14)) + ",mask=" + dice.one(List.of("heart", "star", "circle", "diamond"))
                + "/" + dice.one(List.of("wilson", "kruskal", "recursive-backtracker"));
        Plan plan = isOpen ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double cell = dice.between(12, 20);
        double margin = 70;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Place place = new Place(page, plan, margin, margin, cell).walls(Page.square(dice.between(1.2, 2.5)), 0x000000);
        if (isOpen) {
            Marks.word(place, plan.start(), "enter", 0.5, 13, 0xC81848, "DejaVu Sans");
            Marks.word(place, plan.goal(), "exit", 0.5, 13, 0x2088B8, "DejaVu Sans");
        } else {
            page.fill(Page.disc(place.start(), 0.32 * cell), 0x18A030);
            page.fill(Page.disc(place.goal(), 0.32 * cell), 0xE01818);
        }
        return new Drawn(page, place.truth(), dice.chance(0.6) ? 88 : 0);
    }

    /** Dark obstacles of odd shapes without corridors, and a green and a red spot: for a robot that plans its path. */
    static Drawn obstacles(Dice dice) {
        int side = 400 + dice.below(240);
        Page page = new Page(side, side, 0xFFFFFF);
        page.open(new Rectangle2D.Double(0, 0, side, side));
        Spot start = new Spot(dice.between(30, 70), dice.between(30, side - 30.0));
        Spot goal = new Spot(side - dice.between(30, 70), dice.between(30, side - 30.0));
        double cell = side / 5.0;
        Spot bend = new Spot(dice.between(0.3, 0.7) * side, dice.between(0.1, 0.9) * side);
        List<Spot> free = Lines.fine(List.of(start, bend, goal), 6);
        List<Rectangle2D> placed = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            double wide = dice.between(0.5, 1.4) * cell;
            double high = dice.between(0.5, 1.4) * cell;
            double x = dice.between(-20, side - wide + 20);
            double y = dice.between(-20, side - high + 20);
            boolean isRound = dice.chance(0.3);
            Rectangle2D around = new Rectangle2D.Double(x - 24, y - 24, wide + 48, high + 48);
            boolean isClear = free.stream().noneMatch(spot -> around.contains(spot.x(), spot.y())) && placed.stream().noneMatch(around::intersects);
            if (isClear) {
                placed.add(new Rectangle2D.Double(x, y, wide, high));
                Shape shape = isRound ? new Ellipse2D.Double(x, y, wide, high) : new Rectangle2D.Double(x, y, wide, high);
                page.fill(shape, 0x000000);
                page.forbidArea(shape);
            }
        }
        page.fill(Page.disc(start, 11), 0x10E010);
        page.fill(Page.disc(goal, 11), 0xF01010);
        return new Drawn(page, new Truth(start, goal, 20, List.of(start, bend, goal), page.walls, page.outside), dice.chance(0.5) ? 88 : 0);
    }

    /** A program's window in which two large coloured letters stand in the cells at the ends, and the solution may be drawn. */
    static Drawn letters(Dice dice) {
        Plan plan = Mazes.corners(8 + dice.below(5), 8 + dice.below(5), dice);
        double cell = dice.between(34, 46);
        Page page = new Page((int) (plan.width() * cell + 260), (int) (plan.height() * cell + 150), 0xF6F6F6);
        page.fill(new Rectangle2D.Double(0, 0, page.width(), 34), 0xDADADA);
        Words.title(page, "MAZE", page.width() / 2.0, 25, 18, 0x202020, "DejaVu Sans");
        Place place = new Place(page, plan, 26, 66, cell);
        page.fill(place.floor(), dice.one(List.of(0xC0C0C0, 0xFFFFFF, 0xE8E0D0)));
        place.walls(Page.square(1.6), 0x000000);
        if (dice.chance(0.5)) {
            page.line(Page.path(place.line(plan.solution())), Page.square(2), 0xE02020);
        }
        Words.title(page, "A", place.start().x(), place.start().y() + cell * 0.3, cell * 0.8, 0x1030F0, "DejaVu Sans");
        Words.title(page, "B", place.goal().x(), place.goal().y() + cell * 0.3, cell * 0.8, 0xF01010, "DejaVu Sans");
        double right = 60 + plan.width() * cell;
        Words.paragraph(page, right, 100, 180, 260, 17, 0x202020, "DejaVu Sans", dice);
        for (int i = 0; i < 2; i++) {
            page.line(new Rectangle2D.Double(right + 95 * i, page.height() - 60.0, 85, 32), Page.square(1), 0x707070);
            Words.title(page, i == 0 ? "Load" : "Save", right + 42 + 95 * i, page.height() - 38.0, 15, 0x202020, "DejaVu Sans");
        }
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 85 : 0);
    }
}
