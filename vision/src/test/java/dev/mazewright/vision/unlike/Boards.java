package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Mazes of wood, stone, tape and hedges. */
final class Boards {
    private Boards() {}

    /** A wooden or marble board with raised walls and their shadows; a steel ball at the start, a hole or a painted spot at the goal. */
    static Drawn board(Dice dice) {
        Plan plan = Mazes.within(Mazes.squares(5, 9, dice.between(0.9, 1.4), dice), dice);
        double cell = dice.between(44, 70);
        double margin = dice.between(1, 2) * cell;
        boolean isMarble = dice.chance(0.3);
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0x404040);
        Shape all = new Rectangle2D.Double(0, 0, page.width(), page.height());
        boolean isAcross = dice.chance(0.5);
        int floor = isMarble ? 0xE4E2DC : dice.one(List.of(0xDDB880, 0xC89858, 0xE8D0A0));
        page.fill(all, isMarble ? Textures.specks(floor, 0.12, dice) : Textures.wood(floor, isAcross, dice));
        page.turn(dice.between(-0.06, 0.06));
        Place place = new Place(page, plan, margin, margin, cell);
        double wall = dice.between(0.14, 0.3) * cell;
        Path2D walls = place.walls();
        page.forbid(walls, wall);
        BasicStroke stroke = Page.square(wall);
        double shade = dice.between(0.06, 0.14) * cell;
        AffineTransform below = AffineTransform.getTranslateInstance(shade, shade);
        Shape solid = stroke.createStrokedShape(walls);
        page.fill(below.createTransformedShape(solid), (Page.Texture) (x, y) -> Tint.lit(page.image.getRGB(x, y), 0.72));
        int timber = isMarble ? 0x6A625C : dice.one(List.of(0x7A4A24, 0x5C3418, 0x945A2C));
        page.fill(solid, isMarble ? Textures.specks(timber, 0.2, dice) : Textures.wood(timber, !isAcross, dice));
        double r = 0.2 * cell;
        page.fill(Page.disc(place.start(), r), 0x9098A0);
        page.fill(Page.disc(new Spot(place.start().x() - 0.3 * r, place.start().y() - 0.3 * r), 0.4 * r), 0xE8ECF0);
        if (dice.chance(0.5)) {
            page.fill(Page.disc(place.goal(), 1.1 * r), 0x18100C);
        } else {
            page.fill(Page.disc(place.goal(), 1.1 * r), dice.one(List.of(0xD02020, 0x20A040, 0x2050D0)));
        }
        return new Drawn(page, place.truth(), 85);
    }

    /** Tape on a floor: strips of one colour, which end a little early or late; two openings, or coloured sheets of paper as ends. */
    static Drawn tape(Dice dice) {
        boolean isOpen = dice.chance(0.5);
        String recipe = Mazes.squares(4, 7, dice.between(0.9, 1.4), dice);
        Plan plan = isOpen ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double cell = dice.between(60, 100);
        double margin = dice.between(0.8, 1.6) * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0);
        Shape all = new Rectangle2D.Double(0, 0, page.width(), page.height());
        boolean isDark = dice.chance(0.5);
        int floor = isDark ? dice.one(List.of(0x605A54, 0x4A5058, 0x704830)) : dice.one(List.of(0xD8D2C4, 0xC8C8CC, 0xD4B48C));
        page.fill(all, switch (dice.below(3)) {
            case 0 -> Textures.tiles(floor, Tint.lit(floor, 0.88), (int) (cell * dice.between(1.2, 2)), dice);
            case 1 -> Textures.wood(floor, dice.chance(0.5), dice);
            default -> Textures.specks(floor, 0.2, dice);
        });
        page.turn(dice.between(-0.1, 0.1));
        Place place = new Place(page, plan, margin, margin, cell);
        int tape = isDark ? dice.one(List.of(0xF0F0EC, 0xF0E060, 0x80C0F0)) : dice.one(List.of(0x202020, 0x2850B0, 0xB02828));
        double wide = dice.between(0.07, 0.15) * cell;
        for (List<Spot> stroke : place.strokes()) {
            double stray = 0.03 * cell;
            List<Spot> strip = stroke.stream().map(spot -> new Spot(spot.x() + stray * dice.normal(), spot.y() + stray * dice.normal())).toList();
            page.wall(Page.path(List.of(strip.getFirst(), strip.getLast())), Page.square(wide), tape);
        }
        if (!isOpen) {
            sheet(page, place.start(), 0.24 * cell, 0x28A848);
            sheet(page, place.goal(), 0.24 * cell, 0xD83030);
        }
        return new Drawn(page, place.truth(), 85);
    }

    private static void sheet(Page page, Spot middle, double half, int colour) {
        page.fill(new Rectangle2D.Double(middle.x() - half, middle.y() - half, 2 * half, 2 * half), colour);
    }

    /** A hedge maze from above: wide leafy hedges, paths of gravel or grass, an opening, and a place with a red roof or a pond as goal. */
    static Drawn hedges(Dice dice) {
        boolean isRound = dice.chance(0.3);
        String recipe = isRound ? "polar:" + (4 + dice.below(3)) + "x6/wilson" : Mazes.squares(6, 10, dice.between(0.9, 1.4), dice);
        Plan plan = Plan.toMiddle(recipe, dice);
        double cell = dice.between(34, 52);
        double margin = dice.between(1.2, 2.5) * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0);
        int path = dice.one(List.of(0xC8B490, 0xD8CCB0, 0xB09068, 0xB8B4AC));
        page.fill(new Rectangle2D.Double(0, 0, page.width(), page.height()), Textures.specks(path, 0.25, dice));
        page.turn(dice.between(-0.15, 0.15));
        Place place = new Place(page, plan, margin, margin, cell);
        double wide = dice.between(0.3, 0.5) * cell;
        Path2D walls = place.walls();
        page.forbid(walls, wide);
        Shape solid = Page.round(wide).createStrokedShape(walls);
        double shade = dice.between(0.04, 0.12) * cell;
        page.fill(AffineTransform.getTranslateInstance(shade, shade).createTransformedShape(solid), (Page.Texture) (x, y) -> Tint.lit(page.image.getRGB(x, y), 0.6));
        page.fill(solid, Textures.leaves(dice.one(List.of(0x2C5A22, 0x3A6A2C, 0x28481C)), 6, dice));
        page.fill(Page.disc(place.goal(), 0.2 * cell), dice.one(List.of(0xC03828, 0x3868B0, 0xF0E8E0)));
        return new Drawn(page, place.truth(), 82);
    }
}
