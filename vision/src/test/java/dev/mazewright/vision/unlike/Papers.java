package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Pages of books and worksheets. */
final class Papers {
    private Papers() {}

    /** A page with a title, text above and below, now and then a frame around the page, and a maze between two openings. */
    static Drawn page(Dice dice) {
        String font = dice.one(Words.FONTS);
        int paper = dice.one(List.of(0xFFFFFF, 0xFBF8EE, 0xF4EEDC, 0xFFFFFF));
        int ink = dice.one(List.of(0x000000, 0x202028, 0x303030));
        Plan plan = Mazes.through(Mazes.any(8, 20, dice), dice);
        double cell = dice.between(14, 30);
        double width = plan.width() * cell;
        double height = plan.height() * cell;
        double margin = Math.max(110, 4 * cell);
        double size = dice.between(11, 18);
        double text = dice.chance(0.7) ? dice.between(3, 8) * size * 1.3 : 0;
        Page page = new Page((int) (width + 2 * margin), (int) (height + 2 * margin + 60 + 2 * text), paper);
        double top = margin + 60 + text;
        if (dice.chance(0.5)) {
            double inset = dice.between(8, 26);
            page.line(
                    new Rectangle2D.Double(inset, inset, page.width() - 2 * inset, page.height() - 2 * inset), Page.square(dice.between(1, 5)),
                    dice.chance(0.7) ? ink : 0x3060A0);
        }
        Words.title(page, Words.title(dice), page.width() / 2.0, 62, dice.between(20, 34), ink, font);
        Words.paragraph(page, 45, 78, page.width() - 90, 78 + text, size, ink, font, dice);
        Words.paragraph(page, 45, top + height + margin - 20, page.width() - 90, page.height() - 40, size, ink, font, dice);
        Place place = new Place(page, plan, margin, top, cell).walls(Page.square(Math.max(1.2, dice.between(0.06, 0.18) * cell)), ink);
        if (dice.chance(0.6)) {
            ends(place, dice, ink, font);
        }
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 80 : 0);
    }

    /** Words or arrows, or both, beside the openings. */
    private static void ends(Place place, Dice dice, int ink, String font) {
        List<String> words = Marks.words(dice);
        boolean isSolid = dice.chance(0.5);
        boolean hasArrows = dice.chance(0.5);
        if (hasArrows) {
            Marks.arrow(place, place.plan.start(), true, 1.3, ink, isSolid);
            Marks.arrow(place, place.plan.goal(), false, 1.3, ink, isSolid);
        }
        if (!hasArrows || dice.chance(0.5)) {
            double size = Math.max(12, place.cell * dice.between(0.6, 0.9));
            Marks.word(place, place.plan.start(), words.get(0), hasArrows ? 2 : 0.8, size, ink, font);
            Marks.word(place, place.plan.goal(), words.get(1), hasArrows ? 2 : 0.8, size, ink, font);
        }
    }

    /** Pictures at both ends of a maze, outside of its openings or within its cells: a mouse, a house, a door. */
    static Drawn pictures(Dice dice) {
        boolean isOutside = dice.chance(0.5);
        String recipe = Mazes.any(7, 13, dice);
        Plan plan = isOutside ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double cell = dice.between(26, 44);
        double margin = 2.6 * cell;
        Page page = new Page(
                (int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin),
                dice.one(List.of(0xFFFFFF, 0xFFFFFF, 0xFFF6E0, 0xE8F6FF)));
        Place place = new Place(page, plan, margin, margin, cell)
                .walls(Page.round(dice.between(0.07, 0.2) * cell), dice.one(List.of(0x101010, 0x204080, 0x803020, 0x206030)));
        List<Marks.Picture> all = List.of(Marks.Picture.values());
        Marks.Picture one = dice.one(all);
        Marks.Picture other = dice.one(all.stream().filter(picture -> picture != one).toList());
        double size = isOutside ? dice.between(1.2, 1.7) * cell : smallest(place) * dice.between(0.55, 0.7);
        Spot start = place.spot(plan.start().beyond(isOutside ? 1.15 : 0));
        Spot goal = place.spot(plan.goal().beyond(isOutside ? 1.15 : 0));
        Marks.picture(page, one, start, size);
        Marks.picture(page, other, goal, size);
        return new Drawn(page, place.truth(), dice.chance(0.5) ? 85 : 0);
    }

    /** A length that fits in cells, in pixels: cells of triangles have little room. */
    static double smallest(Place place) {
        return place.cell * (place.plan.isOfTriangles() ? 0.55 : 0.85);
    }

    /** A sheet with several mazes. */
    static Drawn several(Dice dice) {
        int across = 1 + dice.below(3);
        int down = across == 1 ? 2 + dice.below(2) : 1 + dice.below(3);
        String recipe = Mazes.squares(6, 12, 1, dice);
        double cell = dice.between(12, 24);
        Plan first = Mazes.through(recipe, dice);
        double pitchX = first.width() * cell + Math.max(50, 3 * cell);
        double pitchY = first.height() * cell + Math.max(60, 3 * cell);
        Page page = new Page((int) (across * pitchX + 70), (int) (down * pitchY + 90), 0xFFFFFF);
        Words.title(page, "Mazes", page.width() / 2.0, 40, 26, 0, Words.FONTS.getFirst());
        double wall = Math.max(1.5, dice.between(0.08, 0.2) * cell);
        boolean isNumbered = dice.chance(0.5);
        for (int i = 0; i < across * down; i++) {
            double left = 35 + i % across * pitchX + 25;
            double top = 70 + i / across * pitchY + 25;
            new Place(page, Mazes.through(recipe, dice), left, top, cell).walls(Page.square(wall), 0x000000);
            if (isNumbered) {
                Words.title(page, (i + 1) + ".", left - 14, top + 4, 15, 0, Words.FONTS.getFirst());
            }
        }
        return new Drawn(page, null, dice.chance(0.5) ? 80 : 0);
    }
}
