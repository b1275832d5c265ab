package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Mazes whose walls are unusual: blocks, coloured, brighter than the ground, or with a solution drawn in. */
final class Walls {
    private static final List<Integer> VIVID = List.of(0xD03030, 0x3060D0, 0x209040, 0xE08010, 0x8030A0, 0x107878, 0x905020);

    private Walls() {}

    /** Blocks: walls from a third to three times as wide as corridors, between openings or coloured cells. */
    static Drawn blocks(Dice dice) {
        boolean isOpen = dice.chance(0.6);
        String recipe = Mazes.squares(5, 14, dice.between(0.7, 1.6), dice);
        Plan plan = isOpen ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double corridor = dice.between(5, 22);
        double wall = Math.max(4, corridor * Math.pow(3, dice.between(-1, 1)));
        double cell = corridor + wall;
        boolean hasFrame = dice.chance(0.6); // else the walls end where the picture ends
        double margin = hasFrame ? wall / 2 + dice.between(0.5, 2) * cell : wall / 2;
        int ink = dice.one(List.of(0x000000, 0x202020, 0x203060, 0x505050));
        int paper = dice.one(List.of(0xFFFFFF, 0xF0F0F0, 0xE8E0C8));
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), paper);
        Place place = new Place(page, plan, margin, margin, cell).walls(Page.square(wall), ink);
        if (!isOpen) {
            fillCell(place, place.start(), corridor, dice.chance(0.5) ? 0x20B040 : 0x2050E0);
            fillCell(place, place.goal(), corridor, 0xE02020);
        }
        return new Drawn(page, place.truth(), dice.between(40, 92));
    }

    private static void fillCell(Place place, Spot middle, double side, int colour) {
        place.page.fill(new Rectangle2D.Double(middle.x() - side / 2, middle.y() - side / 2, side, side), colour);
    }

    /** Each wall in a colour of its own, from a few, or all in one vivid colour; two openings. */
    static Drawn coloured(Dice dice) {
        Plan plan = Mazes.through(Mazes.any(7, 16, dice), dice);
        double cell = dice.between(16, 34);
        double margin = 2 * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Place place = new Place(page, plan, margin, margin, cell);
        int colours = 1 + dice.below(5);
        double wall = Math.max(2, dice.between(0.08, 0.25) * cell);
        int first = dice.below(VIVID.size());
        for (List<Spot> stroke : place.strokes()) {
            page.wall(Page.path(stroke), Page.round(wall), VIVID.get((first + dice.below(colours)) % VIVID.size()));
        }
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 80 : 0);
    }

    /** Walls brighter than the ground: a blackboard, a blueprint, a dark screen; openings, or spots at the ends. */
    static Drawn bright(Dice dice) {
        boolean isOpen = dice.chance(0.5);
        String recipe = Mazes.any(7, 15, dice);
        Plan plan = isOpen ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double cell = dice.between(18, 36);
        double margin = dice.between(1, 3) * cell;
        int ground = dice.one(List.of(0x101010, 0x183820, 0x123C7C, 0x20202C, 0x402010));
        int wall = dice.one(List.of(0xFFFFFF, 0xE0E0D8, 0xC0E0FF, 0xFFE060, 0x60FF80));
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), ground);
        Place place = new Place(page, plan, margin, margin, cell).walls(Page.round(Math.max(1.5, dice.between(0.06, 0.3) * cell)), wall);
        if (!isOpen) {
            double radius = Papers.smallest(place) * 0.25;
            page.fill(Page.disc(place.start(), radius), 0x30D050);
            page.fill(Page.disc(place.goal(), radius), 0xF03030);
        }
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 80 : 0);
    }

    /** Two openings, and the solution drawn in by a pen of another colour. */
    static Drawn solved(Dice dice) {
        Plan plan = Mazes.through(Mazes.squares(7, 14, dice.between(0.8, 1.3), dice), dice);
        double cell = dice.between(20, 34);
        double margin = 2.5 * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        int ink = dice.one(List.of(0x000000, 0x303030, 0x2040A0));
        Place place = new Place(page, plan, margin, margin, cell).walls(Page.square(dice.between(0.08, 0.16) * cell), ink);
        int colour = dice.one(List.of(0xE02020, 0x20A020, 0xF08000, 0xD020A0));
        List<Spot> path = place.line(plan.solution());
        if (dice.chance(0.5)) {
            page.line(Page.path(path), Page.round(dice.between(0.08, 0.4) * cell), colour);
        } else {
            new Pen(colour, dice.between(0.07, 0.15) * cell, 0.05 * cell, 0, 0, 0).stroke(page, path, dice);
        }
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 80 : 0);
    }

    /** Words START and END in two cells of a closed maze. */
    static Drawn wordsInside(Dice dice) {
        Plan plan = Mazes.within(Mazes.squares(5, 10, dice.between(0.8, 1.3), dice), dice);
        double cell = dice.between(44, 64);
        double margin = dice.between(0.6, 2) * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Place place = new Place(page, plan, margin, margin, cell).walls(Page.square(dice.between(0.04, 0.12) * cell), 0x000000);
        List<String> words = dice.one(List.of(List.of("START", "END"), List.of("IN", "OUT"), List.of("start", "exit"), List.of("S", "E"), List.of("START", "GOAL")));
        String font = dice.one(Words.FONTS);
        int colour = dice.one(List.of(0x000000, 0x000000, 0xC02020, 0x2040C0));
        double size = cell * (words.get(0).length() > 3 ? 0.24 : 0.4);
        Words.title(page, words.get(0), place.start().x(), place.start().y() + size / 3, size, colour, font);
        Words.title(page, words.get(1), place.goal().x(), place.goal().y() + size / 3, size, colour, font);
        return new Drawn(page, place.truth(), dice.chance(0.3) ? 85 : 0);
    }

    /** Walls drawn as outlines, as hollow tubes: two thin parallel lines; two openings. */
    static Drawn hollow(Dice dice) {
        Plan plan = Mazes.through(Mazes.squares(6, 11, dice.between(0.8, 1.4), dice), dice);
        double cell = dice.between(34, 52);
        double margin = 2 * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        double wide = dice.between(0.16, 0.34) * cell;
        double thin = dice.between(1.5, 2.5);
        Place place = new Place(page, plan, margin, margin, cell);
        Path2D walls = place.walls();
        place.walls(Page.square(wide), 0x000000);
        page.line(walls, Page.square(wide - 2 * thin), dice.one(List.of(0xFFFFFF, 0xF0D8B0, 0xD8E8D0)));
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 85 : 0);
    }

    /** A program's drawing: a faint line around each cell, coloured walls on it, two coloured cells or two openings. */
    static Drawn faintGrid(Dice dice) {
        boolean isOpen = dice.chance(0.5);
        String recipe = Mazes.squares(5, 12, dice.between(0.8, 1.8), dice);
        Plan plan = isOpen ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double cell = dice.between(20, 44);
        double margin = dice.between(0.5, 3) * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Place place = new Place(page, plan, margin, margin, cell);
        if (!isOpen) {
            fillCell(place, place.start(), cell, 0x50D070);
            fillCell(place, place.goal(), cell, 0xF06060);
        }
        page.line(place.floor(), Page.square(1), dice.one(List.of(0xC8C8C8, 0xD8D8E8, 0xB8B8B8)));
        place.walls(Page.square(dice.between(0.07, 0.16) * cell), dice.one(List.of(0x000000, 0x5A9050, 0x2040A0, 0x802828)));
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 85 : 0);
    }

    /** A closed maze with one spot alone, or with many spots of one colour. */
    static Drawn spots(Dice dice) {
        Plan plan = Mazes.within(Mazes.squares(6, 11, dice.between(0.8, 1.4), dice), dice);
        double cell = dice.between(24, 40);
        Page page = new Page((int) ((plan.width() + 2) * cell), (int) ((plan.height() + 2) * cell), 0xFFFFFF);
        Place place = new Place(page, plan, cell, cell, cell).walls(Page.square(dice.between(0.06, 0.2) * cell), 0x000000);
        int colour = dice.one(VIVID);
        page.fill(Page.disc(place.start(), 0.25 * cell), colour);
        List<Spot> others = plan.others();
        int more = dice.chance(0.5) ? 0 : 2 + dice.below(7);
        int stride = others.size() / (more + 1);
        for (int i = 0; i < more; i++) {
            page.fill(Page.disc(place.spot(others.get(i * stride + dice.below(stride))), 0.25 * cell), colour);
        }
        return new Drawn(page, null, dice.chance(0.5) ? 85 : 0);
    }

    /** A closed maze without anything that shows ends. */
    static Drawn closed(Dice dice) {
        Plan plan = Mazes.within(Mazes.any(7, 15, dice), dice);
        double cell = dice.between(16, 32);
        double margin = dice.between(0.6, 3) * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        new Place(page, plan, margin, margin, cell).walls(Page.square(Math.max(1.5, dice.between(0.06, 0.25) * cell)), 0x000000);
        return new Drawn(page, null, dice.chance(0.5) ? 80 : 0);
    }
}
