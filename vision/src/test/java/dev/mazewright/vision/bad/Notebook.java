package dev.mazewright.vision.bad;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;

/** Dots, squares or lines of a notebook's paper, fainter than walls. */
final class Notebook implements Sheet.Rules {
    private static final double DARKEST = 0.35;

    private enum Kind {
        DOTS,
        SQUARES,
        LINES
    }

    private final Kind kind;
    private final double pitch;
    private final double thickness;
    private final double darkness;
    private final double phaseX;
    private final double phaseY;

    /**
     * Rules.
     *
     * @param pixel the length of a pixel in units
     * @param wall pixels that a wall is thick
     */
    Notebook(double strength, double cell, double pixel, double wall, Dice dice) {
        kind = Kind.values()[dice.below(Kind.values().length)];
        pitch = Math.max(5 * pixel, cell * dice.between(0.6, 2.2));
        thickness = Math.max(0.6 * pixel, pitch * dice.between(0.02, 0.05)) * (kind == Kind.DOTS ? 2 : 1);
        darkness = DARKEST * strength * Math.min(1, wall);
        phaseX = dice.share() * pitch;
        phaseY = dice.share() * pitch;
    }

    @Override
    public void draw(Canvas canvas, Sheet sheet, double zero) throws IOException {
        Theme theme = sheet.theme();
        int colour = Colours.mixed(theme.paper(), theme.wall(), darkness);
        double across = sheet.right() - sheet.left();
        double down = sheet.bottom() - sheet.top();
        double left = zero + sheet.left() * Sheet.CELL;
        double top = zero + sheet.top() * Sheet.CELL;
        for (double y = phaseY; y < down; y += pitch) {
            if (kind != Kind.DOTS) {
                canvas.rectangle(left, top + y * Sheet.CELL, left + across * Sheet.CELL, top + (y + thickness) * Sheet.CELL, colour);
                continue;
            }
            for (double x = phaseX; x < across; x += pitch) {
                canvas.disc(left + x * Sheet.CELL, top + y * Sheet.CELL, thickness * Sheet.CELL, colour);
            }
        }
        for (double x = phaseX; kind == Kind.SQUARES && x < across; x += pitch) {
            canvas.rectangle(left + x * Sheet.CELL, top, left + (x + thickness) * Sheet.CELL, top + down * Sheet.CELL, colour);
        }
    }
}
