package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/**
 * A pen in a hand: lines waver, are now wider and now thinner, leave small gaps and go beyond where they ought to end.
 *
 * @param colour of the ink
 * @param width in pixels
 * @param waver how far a line strays, in pixels
 * @param overshoot how far a line goes beyond its end at most, in pixels; less if negative
 * @param gap how long gaps are, in pixels
 * @param gaps the probability of a gap in a stroke
 */
record Pen(int colour, double width, double waver, double overshoot, double gap, double gaps) {
    private static final double STEP = 3;
    /** The number of pixels over which a hand corrects itself. */
    private static final double SMOOTH = 30;

    /** Draws a stroke that no path crosses, gaps included. */
    void wall(Page page, List<Spot> stroke, Dice dice) {
        List<Spot> line = wavering(stroke, dice);
        page.forbid(Page.path(line), width);
        draw(page, line, dice);
    }

    /** Draws a stroke. */
    void stroke(Page page, List<Spot> stroke, Dice dice) {
        draw(page, wavering(stroke, dice), dice);
    }

    private void draw(Page page, List<Spot> line, Dice dice) {
        int missing = dice.chance(gaps) ? dice.below(line.size()) : Integer.MAX_VALUE;
        int steps = (int) Math.ceil(gap / STEP);
        double wide = width;
        for (int i = 1; i < line.size(); i++) {
            wide = Math.clamp(wide + 0.06 * width * dice.normal(), 0.7 * width, 1.35 * width);
            if (i < missing || i > missing + steps) {
                page.line(Page.path(line.subList(i - 1, i + 1)), Page.round(wide), colour);
            }
        }
    }

    private List<Spot> wavering(List<Spot> stroke, Dice dice) {
        List<Spot> fine = Lines.fine(extended(stroke, dice), STEP);
        List<Spot> line = new ArrayList<>();
        double keep = Math.exp(-STEP / SMOOTH);
        double stir = Math.sqrt(1 - keep * keep) * waver;
        double dx = waver * dice.normal() / 2;
        double dy = waver * dice.normal() / 2;
        for (Spot spot : fine) {
            dx = Math.clamp(dx * keep + stir * dice.normal(), -2 * waver, 2 * waver);
            dy = Math.clamp(dy * keep + stir * dice.normal(), -2 * waver, 2 * waver);
            line.add(new Spot(spot.x() + dx, spot.y() + dy));
        }
        return line;
    }

    private List<Spot> extended(List<Spot> stroke, Dice dice) {
        List<Spot> longer = new ArrayList<>(stroke);
        longer.set(0, beyond(stroke.get(1), stroke.getFirst(), overshoot * dice.share()));
        longer.set(longer.size() - 1, beyond(stroke.get(stroke.size() - 2), stroke.getLast(), overshoot * dice.share()));
        return longer;
    }

    private static Spot beyond(Spot from, Spot to, double length) {
        double share = length / Math.max(1e-9, from.distance(to));
        return new Spot(to.x() + (to.x() - from.x()) * share, to.y() + (to.y() - from.y()) * share);
    }
}
