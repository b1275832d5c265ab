package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.bad.Grain;
import dev.mazewright.vision.bad.Homography;
import dev.mazewright.vision.picture.Spot;
import java.awt.image.BufferedImage;
import java.util.List;

/** A page photographed on a table: seen from the side, in uneven light, with grain. */
final class Photo {
    /** The camera's tilt and turn at most, in radians. */
    private static final double TILT = 0.35;

    private static final double TURN = 0.2;

    private Photo() {}

    /** A photograph of a drawn page. */
    static Drawn of(Drawn drawn, Dice dice) {
        Page page = drawn.page();
        double diagonal = Math.hypot(page.width(), page.height());
        double axis = dice.between(0, 2 * Math.PI);
        Homography view = Homography.scaled(1, -page.width() / 2.0, -page.height() / 2.0)
                .then(Homography.turned(dice.between(-TURN, TURN) - axis))
                .then(Homography.tilted(dice.between(0.1, TILT), diagonal))
                .then(Homography.turned(axis));
        List<Spot> corners = List.of(view.map(0, 0), view.map(page.width(), 0), view.map(0, page.height()), view.map(page.width(), page.height()));
        double left = corners.stream().mapToDouble(Spot::x).min().orElseThrow() - 40;
        double top = corners.stream().mapToDouble(Spot::y).min().orElseThrow() - 40;
        int width = (int) (corners.stream().mapToDouble(Spot::x).max().orElseThrow() + 40 - left);
        int height = (int) (corners.stream().mapToDouble(Spot::y).max().orElseThrow() + 40 - top);
        Homography to = view.then(Homography.scaled(1, -left, -top));
        Page photo = new Page(width, height, 0);
        take(page, photo, to.inverse(), dice);
        Truth truth = drawn.truth();
        return new Drawn(photo, truth == null ? null : new Truth(
                to.map(truth.start().x(), truth.start().y()), to.map(truth.goal().x(), truth.goal().y()),
                truth.reach() * to.greatestScale(page.width() / 2.0, page.height() / 2.0),
                truth.path().stream().map(spot -> to.map(spot.x(), spot.y())).toList(), photo.walls, photo.outside), dice.between(60, 92));
    }

    private static void take(Page page, Page photo, Homography back, Dice dice) {
        Page.Texture table = Textures.wood(dice.one(List.of(0x8A5A34, 0x504840, 0xB89060)), dice.chance(0.5), dice);
        Grain light = new Grain(dice.word());
        double uneven = dice.between(0.1, 0.5);
        double noise = dice.between(2, 7);
        int large = Math.max(photo.width(), photo.height());
        for (int y = 0; y < photo.height(); y++) {
            for (int x = 0; x < photo.width(); x++) {
                Spot from = back.map(x + 0.5, y + 0.5);
                boolean isOn = from.x() >= 0.5 && from.y() >= 0.5 && from.x() < page.width() - 1.5 && from.y() < page.height() - 1.5;
                int seen = isOn ? smooth(page.image, from.x() - 0.5, from.y() - 0.5) : table.at(x, y);
                double lit = 1 - uneven * light.at(1.4 * x / large, 1.4 * y / large) + noise * dice.normal() / 255;
                photo.image.setRGB(x, y, Tint.lit(seen, lit));
                photo.walls.getRaster().setSample(x, y, 0, isOn ? page.walls.getRaster().getSample((int) from.x(), (int) from.y(), 0) : 0);
                photo.outside.getRaster().setSample(x, y, 0, isOn ? page.outside.getRaster().getSample((int) from.x(), (int) from.y(), 0) : 255);
            }
        }
    }

    private static int smooth(BufferedImage image, double x, double y) {
        int left = (int) x;
        int top = (int) y;
        int above = Tint.mixed(image.getRGB(left, top), image.getRGB(left + 1, top), x - left);
        int below = Tint.mixed(image.getRGB(left, top + 1), image.getRGB(left + 1, top + 1), x - left);
        return Tint.mixed(above, below, y - top);
    }
}
