package dev.mazewright.vision.unlike;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.vision.bad.Dice;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Pictures that look a little like a maze and are none. */
final class Nothing {
    private Nothing() {}

    private static Drawn none(Page page, Dice dice) {
        return new Drawn(page, null, dice.chance(0.5) ? 80 : 0);
    }

    /** A crossword puzzle with black squares and numbers. */
    static Drawn crossword(Dice dice) {
        int size = 9 + dice.below(7);
        int side = 24 + dice.below(16);
        Page page = new Page(size * side + 80, size * side + 80, 0xFFFFFF);
        int number = 1;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                Rectangle2D square = new Rectangle2D.Double(40 + column * side, 40 + row * side, side, side);
                if (dice.chance(0.2)) {
                    page.fill(square, 0x000000);
                } else if (dice.chance(0.3)) {
                    Words.title(page, String.valueOf(number++), 47 + column * side, 50 + row * side, 9, 0, "DejaVu Sans");
                }
                page.line(square, Page.square(1.5), 0x000000);
            }
        }
        return none(page, dice);
    }

    /** Dark and bright modules like a code of two dimensions, with three eyes. */
    static Drawn code(Dice dice) {
        int size = 21 + 4 * dice.below(4);
        int side = 6 + dice.below(8);
        Page page = new Page((size + 8) * side, (size + 8) * side, 0xFFFFFF);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (dice.chance(0.5)) {
                    module(page, row, column, 1, side, 0x000000);
                }
            }
        }
        for (int[] eye : new int[][] {{0, 0}, {0, size - 7}, {size - 7, 0}}) {
            module(page, eye[0] - 1, eye[1] - 1, 9, side, 0xFFFFFF);
            module(page, eye[0], eye[1], 7, side, 0x000000);
            module(page, eye[0] + 1, eye[1] + 1, 5, side, 0xFFFFFF);
            module(page, eye[0] + 2, eye[1] + 2, 3, side, 0x000000);
        }
        return none(page, dice);
    }

    private static void module(Page page, int row, int column, int modules, int side, int colour) {
        page.fill(new Rectangle2D.Double((column + 4.0) * side, (row + 4.0) * side, (double) modules * side, (double) modules * side), colour);
    }

    /** Bars of a code of one dimension, with digits. */
    static Drawn bars(Dice dice) {
        int unit = 2 + dice.below(3);
        Page page = new Page(95 * unit + 80, 60 * unit + 80, 0xFFFFFF);
        for (int i = 0; i < 95; i++) {
            if (dice.chance(0.5)) {
                page.fill(new Rectangle2D.Double(40 + i * unit, 30, unit, 60.0 * unit), 0x000000);
            }
        }
        Words.title(page, "4 006381 333931", page.width() / 2.0, page.height() - 22, 20, 0, "DejaVu Sans Mono");
        return none(page, dice);
    }

    /** A page of text in two columns with a table. */
    static Drawn text(Dice dice) {
        Page page = new Page(720, 960, dice.chance(0.5) ? 0xFFFFFF : 0xF4EEDC);
        Words.title(page, Words.title(dice), 360, 70, 30, 0x101010, Words.FONTS.getFirst());
        double size = dice.between(12, 16);
        Words.paragraph(page, 50, 100, 300, 560, size, 0x101010, Words.FONTS.getFirst(), dice);
        Words.paragraph(page, 380, 100, 290, 900, size, 0x101010, Words.FONTS.getFirst(), dice);
        int rows = 5 + dice.below(5);
        double pitch = 320.0 / rows;
        for (int i = 0; i <= rows; i++) {
            page.line(new Line2D.Double(50, 580 + i * pitch, 340, 580 + i * pitch), Page.square(1.5), 0x101010);
        }
        for (int i = 0; i <= 3; i++) {
            page.line(new Line2D.Double(50 + i * 290 / 3.0, 580, 50 + i * 290 / 3.0, 900), Page.square(1.5), 0x101010);
        }
        for (int i = 0; i < 3 * rows; i++) {
            Words.title(page, String.valueOf(dice.below(1000)), 98 + i % 3 * 290 / 3.0, 580 + (i / 3 + 0.65) * pitch, 14, 0x101010, "DejaVu Sans");
        }
        return none(page, dice);
    }

    /** A street plan: bright streets between blocks of houses, with names. */
    static Drawn streets(Dice dice) {
        Page page = new Page(760, 640, 0xE4DED0);
        page.turn(dice.between(-0.4, 0.4));
        for (int pass = 0; pass < 2; pass++) {
            Dice same = new Dice(new MazeRandom(dice.below(1 << 20)));
            for (double at = -300; at < 1100; at += same.between(50, 130)) {
                double lean = same.between(-60, 60);
                Line2D street = pass == 0 ? new Line2D.Double(at, -300, at + lean, 950) : new Line2D.Double(-300, at, 1100, at + lean);
                double wide = same.between(9, 20);
                page.line(street, Page.round(wide + 3), 0xB0A898);
                page.line(street, Page.round(wide), same.chance(0.15) ? 0xF8D878 : 0xFFFFFF);
            }
        }
        for (int i = 0; i < 12; i++) {
            Words.title(page, Words.title(dice), dice.between(80, 680), dice.between(40, 600), 11, 0x505050, "DejaVu Sans");
        }
        return none(page, dice);
    }

    /** The plan of an electric circuit: boxes with pins, and wires that bend at right angles. */
    static Drawn circuit(Dice dice) {
        Page page = new Page(820, 560, 0xFFFFFF);
        for (int i = 0; i < 7; i++) {
            double x = 70 + i % 4 * 190 + dice.between(-20, 20);
            double y = 80 + i / 4 * 240 + dice.between(-20, 20);
            page.line(new Rectangle2D.Double(x, y, 90, 120), Page.square(2), 0x802020);
            Words.title(page, "U" + (i + 1), x + 45, y - 6, 14, 0x202080, "DejaVu Sans");
            for (int pin = 0; pin < 6; pin++) {
                double at = y + 12 + pin * 19;
                page.line(new Line2D.Double(x - 18, at, x, at), Page.square(1.5), 0x802020);
                double to = x + 108 + dice.between(0, 60);
                page.line(new Line2D.Double(x + 90, at, to, at), Page.square(1.5), 0x208020);
                page.line(new Line2D.Double(to, at, to, at + dice.between(-120, 120)), Page.square(1.5), 0x208020);
            }
        }
        return none(page, dice);
    }

    /** The plan of a flat: rooms with doors, names and furniture. */
    static Drawn floorPlan(Dice dice) {
        Page page = new Page(760, 600, 0xFFFFFF);
        double[] across = {60, dice.between(200, 280), dice.between(400, 500), 700};
        double[] down = {60, dice.between(180, 260), dice.between(340, 420), 540};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                double left = across[column];
                double top = down[row];
                double wide = across[column + 1] - left;
                double high = down[row + 1] - top;
                page.line(new Rectangle2D.Double(left, top, wide, high), Page.square(7), 0x202020);
                Words.title(page, dice.one(List.of("Kitchen", "Bath", "Bedroom", "Hall", "Living room")), left + wide / 2, top + high / 2, 15, 0x202020, "DejaVu Sans");
                page.line(new Rectangle2D.Double(left + 14, top + 14, wide * 0.3, high * 0.2), Page.square(1.5), 0x707070);
            }
        }
        for (int i = 1; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                double at = down[j] + (down[j + 1] - down[j]) * 0.7;
                page.line(new Line2D.Double(across[i], at, across[i], at + 28), Page.square(10), 0xFFFFFF);
                double other = across[j] + (across[j + 1] - across[j]) * 0.6;
                page.line(new Line2D.Double(other, down[i], other + 28, down[i]), Page.square(10), 0xFFFFFF);
            }
        }
        return none(page, dice);
    }

    /** A sudoku: a square of nine by nine with digits. */
    static Drawn sudoku(Dice dice) {
        int side = 34 + dice.below(20);
        Page page = new Page(9 * side + 90, 9 * side + 90, 0xFFFFFF);
        for (int i = 0; i <= 9; i++) {
            double wide = i % 3 == 0 ? 3.5 : 1.2;
            page.line(new Line2D.Double(45 + i * side, 45, 45 + i * side, 45 + 9 * side), Page.square(wide), 0x101010);
            page.line(new Line2D.Double(45, 45 + i * side, 45 + 9 * side, 45 + i * side), Page.square(wide), 0x101010);
        }
        for (int i = 0; i < 81; i++) {
            if (dice.chance(0.4)) {
                Words.title(page, String.valueOf(1 + dice.below(9)), 45 + (i % 9 + 0.5) * side, 45 + (i / 9 + 0.72) * side, side * 0.6, 0x101010, Words.FONTS.getFirst());
            }
        }
        return none(page, dice);
    }
}
