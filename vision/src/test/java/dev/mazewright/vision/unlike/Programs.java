package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** Mazes drawn by programs. */
final class Programs {
    private Programs() {}

    private record Sheet(Page page, Place place, double cell, double wall) {}

    private static Sheet sheet(Plan plan, double cell, double wall, int paper, int ink, Dice dice) {
        double margin = dice.between(0.6, 2) * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), paper);
        Place place = new Place(page, plan, margin, margin, cell);
        BasicStroke stroke = dice.chance(0.5) ? Page.round(wall) : Page.square(wall);
        place.walls(stroke, ink);
        return new Sheet(page, place, cell, wall);
    }

    /** Smooth lines in a few colours, of any shape of cells, with openings or two discs as ends. */
    static Drawn fewColours(Dice dice) {
        boolean isOpen = dice.chance(0.5);
        String recipe = Mazes.any(7, 16, dice);
        Plan plan = isOpen ? Mazes.through(recipe, dice) : Mazes.within(recipe, dice);
        double cell = dice.between(11, 30);
        Sheet sheet = sheet(plan, cell, dice.between(1, 2.6), 0xFFFFFF, dice.one(List.of(0x000000, 0x000000, 0x202060)), dice);
        if (!isOpen) {
            double radius = dice.between(0.22, 0.34) * cell * (plan.isOfTriangles() ? 0.6 : 1);
            sheet.page.fill(Page.disc(sheet.place.start(), radius), 0x20B040);
            sheet.page.fill(Page.disc(sheet.place.goal(), radius), 0xE03030);
        }
        posterise(sheet.page.image, dice.one(List.of(3, 5, 6, 9)));
        return new Drawn(sheet.page, sheet.place.truth(), 0);
    }

    /** Rounds each channel to one of a number of levels. */
    private static void posterise(BufferedImage image, int levels) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int rgb = 0;
                for (int shift = 16; shift >= 0; shift -= 8) {
                    int level = Math.round((image.getRGB(x, y) >> shift & 0xFF) * (levels - 1) / 255f);
                    rgb |= Math.round(level * 255f / (levels - 1)) << shift;
                }
                image.setRGB(x, y, rgb);
            }
        }
    }

    /** Two marks of one kind in the colour of the walls: discs, circles, squares, or blocks in a frame. */
    static Drawn marksInInk(Dice dice) {
        Plan plan = Mazes.within(Mazes.squares(6, 14, dice.between(0.8, 1.5), dice), dice);
        double cell = dice.between(18, 50);
        int ink = dice.one(List.of(0x000000, 0x202020, 0x203060));
        Sheet sheet = sheet(plan, cell, dice.between(0.06, 0.14) * cell, dice.one(List.of(0xFFFFFF, 0xF4F0E4)), ink, dice);
        int how = dice.below(4);
        double radius = dice.between(0.2, 0.3) * cell;
        for (Spot at : List.of(sheet.place.start(), sheet.place.goal())) {
            Rectangle2D square = new Rectangle2D.Double(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
            switch (how) {
                case 0 -> sheet.page.fill(Page.disc(at, radius), ink);
                case 1 -> sheet.page.line(Page.disc(at, radius), Page.round(sheet.wall), ink);
                case 2 -> sheet.page.fill(square, ink);
                default -> {
                    sheet.page.line(square, Page.square(Math.max(1, 0.2 * radius)), ink);
                    sheet.page.fill(Page.disc(at, 0.55 * radius), ink);
                }
            }
        }
        return new Drawn(sheet.page, sheet.place.truth(), dice.chance(0.5) ? 85 : 0);
    }

    /** A mark with a hue, and one that is grey or pale. */
    static Drawn oneMarkPale(Dice dice) {
        Plan plan = Mazes.within(Mazes.squares(6, 14, dice.between(0.8, 1.5), dice), dice);
        double cell = dice.between(18, 44);
        Sheet sheet = sheet(plan, cell, dice.between(0.06, 0.16) * cell, 0xFFFFFF, 0x000000, dice);
        boolean isFilled = dice.chance(0.5);
        mark(sheet, sheet.place.start(), isFilled, dice.one(List.of(0xE02020, 0x2060E0, 0x20B040)));
        mark(sheet, sheet.place.goal(), isFilled, dice.one(List.of(0x808080, 0xA0A0A0, 0x606060, 0xF0D0C8, 0xFFF0A0, 0xC0E8C8)));
        return new Drawn(sheet.page, sheet.place.truth(), dice.chance(0.5) ? 85 : 0);
    }

    private static void mark(Sheet sheet, Spot at, boolean isFilled, int colour) {
        double half = isFilled ? (sheet.cell - sheet.wall) / 2 - 1 : 0.28 * sheet.cell;
        sheet.page.fill(isFilled ? new Rectangle2D.Double(at.x() - half, at.y() - half, 2 * half, 2 * half)
                : new Ellipse2D.Double(at.x() - half, at.y() - half, 2 * half, 2 * half), colour);
    }
}
