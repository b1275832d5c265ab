package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** What shows the ends of a maze: words, arrows, spots and pictures. */
final class Marks {
    private static final List<String> STARTS = List.of("START", "Start", "start", "IN", "In", "ENTER", "BEGIN", "S", "Start here!");
    private static final List<String> GOALS = List.of("FINISH", "Finish", "finish", "OUT", "Out", "EXIT", "END", "F", "The end");

    private Marks() {}

    /** A pair of words. */
    static List<String> words(Dice dice) {
        int which = dice.below(STARTS.size());
        return List.of(STARTS.get(which), GOALS.get(which));
    }

    /** A word beside an opening, beyond it by some cells. */
    static void word(Place place, Plan.End end, String word, double cells, double size, int colour, String font) {
        Spot opening = place.spot(end.at());
        Spot at = place.spot(end.beyond(cells));
        Page page = place.page;
        page.pen.setFont(new Font(font, Font.BOLD, 1).deriveFont((float) size));
        page.pen.setColor(new Color(colour));
        FontMetrics metrics = page.pen.getFontMetrics();
        double width = metrics.stringWidth(word);
        double length = Math.max(1e-9, at.distance(opening));
        double x = at.x() + (at.x() - opening.x()) / length * width / 2 - width / 2;
        double y = at.y() + (at.y() - opening.y()) / length * size / 3 + size * 0.36;
        page.pen.drawString(word, (float) Math.clamp(x, 2, page.width() - 2 - width), (float) Math.clamp(y, size, page.height() - 2.0));
    }

    /** An arrow beside an opening, into the maze or out of it. */
    static void arrow(Place place, Plan.End end, boolean isInwards, double length, int colour, boolean isSolid) {
        Spot near = place.spot(end.beyond(0.35));
        Spot far = place.spot(end.beyond(0.35 + length));
        Spot tail = isInwards ? far : near;
        Spot tip = isInwards ? near : far;
        double along = tail.distance(tip);
        AffineTransform turn = new AffineTransform(
                (tip.x() - tail.x()) / along, (tip.y() - tail.y()) / along, -(tip.y() - tail.y()) / along, (tip.x() - tail.x()) / along,
                tail.x(), tail.y());
        Path2D arrow = new Path2D.Double();
        double wide = place.cell * 0.12;
        double head = Math.min(along * 0.5, place.cell * 0.5);
        if (isSolid) {
            arrow.moveTo(0, -wide);
            arrow.lineTo(along - head, -wide);
            arrow.lineTo(along - head, -2.4 * wide);
            arrow.lineTo(along, 0);
            arrow.lineTo(along - head, 2.4 * wide);
            arrow.lineTo(along - head, wide);
            arrow.lineTo(0, wide);
            arrow.closePath();
            place.page.fill(turn.createTransformedShape(arrow), colour);
        } else {
            arrow.moveTo(0, 0);
            arrow.lineTo(along, 0);
            arrow.moveTo(along - head, -head * 0.6);
            arrow.lineTo(along, 0);
            arrow.lineTo(along - head, head * 0.6);
            place.page.line(turn.createTransformedShape(arrow), Page.round(Math.max(1.5, place.cell * 0.08)), colour);
        }
    }

    /** A small picture about a point. */
    static void picture(Page page, Picture picture, Spot middle, double size) {
        picture.draw(page, middle.x(), middle.y(), size / 2);
    }

    /** A small picture that people draw at the ends of a maze. */
    enum Picture {
        /** A round face with eyes and a mouth. */
        FACE {
            @Override
            void draw(Page page, double x, double y, double r) {
                page.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r), 0xFFD83A);
                page.line(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r), Page.round(Math.max(1, r * 0.1)), 0x403000);
                page.fill(new Ellipse2D.Double(x - 0.5 * r, y - 0.4 * r, 0.25 * r, 0.3 * r), 0x202020);
                page.fill(new Ellipse2D.Double(x + 0.25 * r, y - 0.4 * r, 0.25 * r, 0.3 * r), 0x202020);
                page.line(new Arc2D.Double(x - 0.5 * r, y - 0.4 * r, r, r, 200, 140, Arc2D.OPEN), Page.round(Math.max(1, r * 0.12)), 0x202020);
            }
        },
        /** A house with a door. */
        HOUSE {
            @Override
            void draw(Page page, double x, double y, double r) {
                page.fill(new Rectangle2D.Double(x - 0.75 * r, y - 0.2 * r, 1.5 * r, 1.2 * r), 0xE8C890);
                page.fill(polygon(x, y, r, -1, -0.2, 0, -1, 1, -0.2), 0xB03020);
                page.fill(new Rectangle2D.Double(x - 0.2 * r, y + 0.3 * r, 0.4 * r, 0.7 * r), 0x604020);
            }
        },
        /** A door with a knob. */
        DOOR {
            @Override
            void draw(Page page, double x, double y, double r) {
                page.fill(new Rectangle2D.Double(x - 0.6 * r, y - r, 1.2 * r, 2 * r), 0x7A4A20);
                page.line(new Rectangle2D.Double(x - 0.45 * r, y - 0.85 * r, 0.9 * r, 1.7 * r), Page.square(Math.max(1, r * 0.08)), 0x4A2A10);
                page.fill(new Ellipse2D.Double(x + 0.2 * r, y, 0.2 * r, 0.2 * r), 0xF0D040);
            }
        },
        /** A flag on a pole. */
        FLAG {
            @Override
            void draw(Page page, double x, double y, double r) {
                page.fill(new Rectangle2D.Double(x - 0.5 * r, y - r, 0.15 * r, 2 * r), 0x505050);
                page.fill(polygon(x, y, r, -0.4, -1, 0.8, -0.55, -0.4, -0.1), 0x20A040);
            }
        },
        /** A mouse from the side. */
        MOUSE {
            @Override
            void draw(Page page, double x, double y, double r) {
                page.fill(new Ellipse2D.Double(x - 0.8 * r, y - 0.45 * r, 1.5 * r, r), 0x9090A0);
                page.fill(new Ellipse2D.Double(x + 0.2 * r, y - 0.8 * r, 0.5 * r, 0.5 * r), 0xD0A0A8);
                page.fill(new Ellipse2D.Double(x + 0.42 * r, y - 0.2 * r, 0.15 * r, 0.15 * r), 0x101010);
                page.line(new Arc2D.Double(x - 1.2 * r, y - 0.4 * r, 0.8 * r, 0.8 * r, 90, 140, Arc2D.OPEN), Page.round(Math.max(1, r * 0.1)), 0x806070);
            }
        },
        /** A wedge of cheese with holes. */
        CHEESE {
            @Override
            void draw(Page page, double x, double y, double r) {
                page.fill(polygon(x, y, r, -0.9, 0.5, 0.9, -0.5, 0.9, 0.6, -0.9, 0.7), 0xF4C020);
                page.fill(new Ellipse2D.Double(x + 0.1 * r, y, 0.35 * r, 0.35 * r), 0xC08810);
                page.fill(new Ellipse2D.Double(x + 0.55 * r, y - 0.2 * r, 0.2 * r, 0.2 * r), 0xC08810);
            }
        },
        /** A star. */
        STAR {
            @Override
            void draw(Page page, double x, double y, double r) {
                Path2D star = new Path2D.Double();
                for (int i = 0; i < 10; i++) {
                    double angle = Math.PI * i / 5 - Math.PI / 2;
                    double radius = i % 2 == 0 ? r : 0.42 * r;
                    if (i == 0) {
                        star.moveTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
                    } else {
                        star.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
                    }
                }
                star.closePath();
                page.fill(star, 0xE84080);
            }
        },
        /** A chest. */
        CHEST {
            @Override
            void draw(Page page, double x, double y, double r) {
                page.fill(new Rectangle2D.Double(x - 0.9 * r, y - 0.5 * r, 1.8 * r, 1.2 * r), 0x8A5A28);
                page.fill(new Rectangle2D.Double(x - 0.9 * r, y - 0.1 * r, 1.8 * r, 0.15 * r), 0x4A2A08);
                page.fill(new Rectangle2D.Double(x - 0.2 * r, y - 0.25 * r, 0.4 * r, 0.45 * r), 0xF0D040);
            }
        };

        abstract void draw(Page page, double x, double y, double r);

        private static Shape polygon(double x, double y, double r, double... points) {
            Path2D path = new Path2D.Double();
            path.moveTo(x + r * points[0], y + r * points[1]);
            for (int i = 2; i < points.length; i += 2) {
                path.lineTo(x + r * points[i], y + r * points[i + 1]);
            }
            path.closePath();
            return path;
        }
    }
}
