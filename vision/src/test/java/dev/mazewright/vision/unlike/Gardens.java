package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.bad.Grain;
import dev.mazewright.vision.picture.Spot;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.UnaryOperator;

/** Mazes whose corridors are drawn or bent: garden plans, fields from the air, curved corridors. */
final class Gardens {
    private Gardens() {}

    /** Corridors that bend as a child's maze does, between two openings. */
    static Drawn bent(Dice dice) {
        Plan plan = Mazes.through(Mazes.squares(6, 11, dice.between(0.7, 1.3), dice), dice);
        double cell = dice.between(26, 44);
        double margin = 2.4 * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Grain across = new Grain(dice.word());
        Grain down = new Grain(dice.word());
        double far = dice.between(0.5, 1.1);
        double wave = dice.between(1.6, 2.6);
        UnaryOperator<Spot> bend = spot -> new Spot(
                spot.x() + far * (across.at(spot.x() / wave, spot.y() / wave) - 0.5),
                spot.y() + far * (down.at(spot.x() / wave + 50, spot.y() / wave) - 0.5));
        Place place = new Place(page, plan, margin, margin, cell, bend);
        for (List<Spot> stroke : Strokes.of(plan.walls())) {
            page.wall(Page.path(Lines.fine(stroke, 0.08).stream().map(place::spot).toList()), Page.round(dice.between(0.07, 0.13) * cell), 0x101010);
        }
        if (dice.chance(0.5)) {
            Marks.picture(page, Marks.Picture.MOUSE, place.spot(plan.start().beyond(1.1)), cell * 1.2);
            Marks.picture(page, Marks.Picture.CHEESE, place.spot(plan.goal().beyond(1.1)), cell * 1.2);
        }
        return new Drawn(page, place.truth(), dice.chance(0.6) ? 85 : 0);
    }

    /** A plan with narrow pale paths on a wide dark ground, from the edge to a square in the middle. */
    static Drawn palePaths(Dice dice) {
        Plan plan = Plan.toMiddle(Mazes.squares(6, 10, dice.between(0.9, 1.3), dice), dice);
        double cell = dice.between(30, 46);
        double margin = 1.2 * cell;
        int ground = dice.one(List.of(0x3C6E3C, 0x5A7A50, 0x705838, 0x808890));
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0xFFFFFF);
        Place place = new Place(page, plan, margin, margin, cell);
        page.fill(new Rectangle2D.Double(margin, margin, plan.width() * cell, plan.height() * cell), ground);
        page.forbid(place.walls(), 0.1 * cell);
        Path2D paths = new Path2D.Double();
        plan.passages().forEach(passage -> paths.append(Page.path(place.line(passage)), false));
        int pale = dice.one(List.of(0xF0E8D0, 0xFFFFFF, 0xE8D8B0));
        double wide = dice.between(0.18, 0.32) * cell;
        page.line(paths, Page.round(wide), pale);
        double half = wide * 0.9;
        Spot goal = place.goal();
        page.fill(new Rectangle2D.Double(goal.x() - half, goal.y() - half, 2 * half, 2 * half), dice.one(List.of(0xC02020, 0x2040C0, 0xE0A020)));
        return new Drawn(page, place.truth(), dice.chance(0.7) ? 85 : 0);
    }

    /** A field of maize from the air: earthen paths in a green texture, without anything that shows ends. */
    static Drawn corn(Dice dice) {
        Plan plan = Mazes.within(Mazes.any(9, 14, dice), dice);
        double cell = dice.between(26, 38);
        double margin = dice.between(0.6, 2) * cell;
        Page page = new Page((int) (plan.width() * cell + 2 * margin), (int) (plan.height() * cell + 2 * margin), 0);
        page.fill(new Rectangle2D.Double(0, 0, page.width(), page.height()), Textures.leaves(dice.one(List.of(0x5A7A38, 0x6A8040, 0x487030)), 4, dice));
        page.turn(dice.between(-0.3, 0.3));
        Place place = new Place(page, plan, margin, margin, cell);
        Path2D paths = new Path2D.Double();
        plan.passages().forEach(passage -> paths.append(Page.path(place.line(passage)), false));
        Shape solid = Page.round(dice.between(0.25, 0.45) * cell).createStrokedShape(paths);
        page.fill(solid, Textures.specks(dice.one(List.of(0xB09868, 0xA08858, 0xC8B080)), 0.3, dice));
        return new Drawn(page, null, 80);
    }
}
