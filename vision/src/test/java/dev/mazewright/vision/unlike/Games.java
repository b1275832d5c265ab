package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/** Screens of games. */
final class Games {
    private Games() {}

    /** A game of square tiles seen from above: walls of bricks, hedge or stone, floor of earth, a player and a goal, coins now and then. */
    static Drawn tiles(Dice dice) {
        int tile = 18 + dice.below(18);
        Plan plan = Mazes.within(Mazes.squares(4 + dice.below(5), 6 + dice.below(6), dice), dice);
        double cell = 2 * tile;
        boolean hasScore = dice.chance(0.5);
        int bar = hasScore ? 2 * tile : 0;
        Page page = new Page((int) (plan.width() * cell) + tile, (int) (plan.height() * cell) + tile + bar, 0x181828);
        Shape field = new Rectangle2D.Double(0, bar, page.width(), page.height() - bar);
        page.fill(field, Textures.specks(dice.one(List.of(0xC8A878, 0x9ACD70, 0xD8D0C0, 0x706860, 0xE0C090)), 0.16, dice));
        Place place = new Place(page, plan, tile / 2.0, bar + tile / 2.0, cell);
        Shape walls = Page.square(tile).createStrokedShape(place.walls());
        page.forbid(place.walls(), tile);
        page.fill(walls, switch (dice.below(4)) {
            case 0 -> Textures.bricks(0xA04830, 0x502418, tile / 3);
            case 1 -> Textures.leaves(0x2C6A28, 5, dice);
            case 2 -> Textures.bricks(0x707888, 0x404450, tile / 2);
            default -> Textures.tiles(0x3850A0, 0x203060, tile, dice);
        });
        if (hasScore) {
            Words.title(page, "SCORE " + dice.below(9) + "50   LEVEL " + (1 + dice.below(9)), page.width() / 2.0, bar * 0.7, tile * 0.9, 0xFFFFFF, "DejaVu Sans");
        }
        if (dice.chance(0.5)) {
            for (Spot other : plan.others()) {
                if (dice.chance(0.12)) {
                    coin(page, place.spot(other), tile * 0.22);
                }
            }
        }
        player(page, place.start(), tile * 0.42, dice);
        Marks.picture(page, dice.one(List.of(Marks.Picture.FLAG, Marks.Picture.CHEST, Marks.Picture.STAR, Marks.Picture.DOOR)), place.goal(), tile * 0.84);
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 85 : 0);
    }

    private static void coin(Page page, Spot at, double radius) {
        page.fill(Page.disc(at, radius), 0xF0C020);
        page.line(Page.disc(at, radius * 0.8), Page.round(1), 0x906010);
    }

    private static void player(Page page, Spot at, double r, Dice dice) {
        int shirt = dice.one(List.of(0xE02828, 0x2868E0, 0xF08020, 0x8038C0));
        page.fill(new RoundRectangle2D.Double(at.x() - 0.6 * r, at.y() - 0.1 * r, 1.2 * r, 1.1 * r, r / 2, r / 2), shirt);
        page.fill(new Ellipse2D.Double(at.x() - 0.5 * r, at.y() - r, r, r), 0xF4C8A0);
        page.fill(new Ellipse2D.Double(at.x() + 0.1 * r, at.y() - 0.65 * r, 0.2 * r, 0.25 * r), 0x202020);
    }

    /** A program's window or a phone's screen: bars and buttons around a maze with coloured cells as ends. */
    static Drawn screen(Dice dice) {
        boolean isPhone = dice.chance(0.5);
        boolean isDark = dice.chance(0.5);
        int ground = isDark ? 0x1E1E26 : 0xF2F4F7;
        int ink = isDark ? 0xD8DCE8 : 0x202430;
        Plan plan = Mazes.within(Mazes.squares(isPhone ? 10 : 8 + dice.below(6), isPhone ? 8 : 10 + dice.below(8), dice), dice);
        double cell = dice.between(26, 40);
        double left = isPhone ? 20 : 30 + dice.below(2) * 170.0;
        double top = isPhone ? 150 : 100;
        Page page = new Page((int) (left + plan.width() * cell + (isPhone ? 20 : 40)), (int) (top + plan.height() * cell + (isPhone ? 230 : 90)), ground);
        int accent = dice.one(List.of(0x3F6FE0, 0x0F9D76, 0xB0433F, 0x6A4FB8));
        page.fill(new Rectangle2D.Double(0, 0, page.width(), isPhone ? 96 : 56), accent);
        Words.title(page, dice.one(List.of("Maze Runner", "Labyrinth Pro", "Path Finder 2.1", "MAZE")), page.width() / 2.0, isPhone ? 66 : 37, 24, 0xFFFFFF, "DejaVu Sans");
        List<String> buttons = List.of("New", "Solve", "Clear", "Size", "Help", "Save");
        double y = page.height() - (isPhone ? 170 : 62);
        for (int i = 0; i < (isPhone ? 3 : 4); i++) {
            double wide = (page.width() - 40.0) / (isPhone ? 3 : 4) - 10;
            double x = 20 + i * (wide + 10);
            page.fill(new RoundRectangle2D.Double(x, y, wide, 40, 12, 12), Tint.mixed(accent, ground, 0.25));
            Words.title(page, buttons.get(i), x + wide / 2, y + 27, 17, isDark ? 0xFFFFFF : ink, "DejaVu Sans");
        }
        if (left > 150) {
            for (int i = 0; i < 6; i++) {
                Words.title(page, buttons.get(i), 80, top + 30 + 46 * i, 16, ink, "DejaVu Sans");
                page.line(new Rectangle2D.Double(20, top + 4 + 46 * i, 120, 36), Page.square(1), Tint.mixed(ink, ground, 0.5));
            }
        }
        Place place = new Place(page, plan, left, top, cell);
        double inset = dice.between(0, 0.18) * cell;
        cell(place, place.start(), inset, 0x30B050);
        cell(place, place.goal(), inset, 0xE04040);
        place.walls(Page.square(dice.between(2, 4)), ink);
        return new Drawn(page, place.truth(), dice.chance(0.4) ? 85 : 0);
    }

    private static void cell(Place place, Spot middle, double inset, int colour) {
        double half = place.cell / 2 - inset;
        place.page.fill(new Rectangle2D.Double(middle.x() - half, middle.y() - half, 2 * half, 2 * half), colour);
    }

    /** A game with things to pick up, all alike, in many cells, one player, and a bar of another colour outside of the only opening. */
    static Drawn pickUps(Dice dice) {
        Plan plan = Plan.of(Mazes.squares(6, 10, dice.between(0.9, 1.4), dice), Plan.EndKind.CELL, Plan.EndKind.OPENING, dice);
        double cell = dice.between(30, 46);
        double margin = 1.5 * cell;
        boolean isDark = dice.chance(0.5);
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), isDark ? 0x101018 : 0xFFFFFF);
        Place place = new Place(page, plan, margin, margin, cell).walls(Page.square(dice.between(0.08, 0.25) * cell), isDark ? 0x4060F0 : 0x202020);
        int thing = dice.one(List.of(0x20A040, 0xF0C020, 0x30A0E0));
        for (Spot other : plan.others()) {
            if (dice.chance(0.25)) {
                page.fill(Page.disc(place.spot(other), 0.16 * cell), thing);
            }
        }
        page.fill(new Rectangle2D.Double(place.start().x() - 0.25 * cell, place.start().y() - 0.25 * cell, cell / 2, cell / 2), 0xE02828);
        page.line(Page.path(List.of(place.spot(plan.goal().beyond(0.45)), place.spot(plan.goal().beyond(0.75)))), Page.square(0.3 * cell), 0xE040C0);
        return new Drawn(page, place.truth(), dice.chance(0.6) ? 85 : 0);
    }

    /** A worksheet for children: a frame of colours with figures, a white field, pictures at the two openings. */
    static Drawn worksheet(Dice dice) {
        Plan plan = Mazes.through(Mazes.squares(7, 12, dice.between(0.7, 1.2), dice), dice);
        double cell = dice.between(26, 40);
        double frame = dice.between(50, 90);
        double margin = frame + 2.6 * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin + 70), dice.one(List.of(0xF0A8C0, 0x70C8E8, 0xF8D060, 0x90D890)));
        for (int i = 0; i < 60; i++) {
            double x = dice.between(10, page.width() - 10.0);
            double y = dice.between(10, page.height() - 10.0);
            Marks.picture(page, dice.one(List.of(Marks.Picture.values())), new Spot(x, y), dice.between(0.35, 0.7) * frame);
        }
        page.fill(new RoundRectangle2D.Double(frame, frame, page.width() - 2 * frame, page.height() - 2 * frame, 40, 40), 0xFFFFFF);
        Words.title(page, Words.title(dice), page.width() / 2.0, frame + 44, 30, dice.one(List.of(0xD03080, 0x2060C0, 0x208040)), dice.one(Words.FONTS));
        Place place = new Place(page, plan, margin, margin + 60, cell)
                .walls(Page.round(dice.between(0.07, 0.16) * cell), dice.one(List.of(0x101010, 0x303030, 0x204080)));
        List<Marks.Picture> pictures = List.of(Marks.Picture.values());
        Marks.picture(page, dice.one(pictures), place.spot(plan.start().beyond(1.1)), cell * 1.4);
        Marks.picture(page, dice.one(pictures), place.spot(plan.goal().beyond(1.1)), cell * 1.4);
        return new Drawn(page, place.truth(), dice.chance(0.7) ? 85 : 0);
    }
}
