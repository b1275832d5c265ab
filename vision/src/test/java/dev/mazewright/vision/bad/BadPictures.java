package dev.mazewright.vision.bad;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.As;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The generator of bad pictures: simulated photographs, scans and screenshots of our own drawings. A number makes the same picture for
 * ever.
 *
 * <p>A picture to be read as cells shows squares, hexagons, triangles or rings in turn; one to be read as an area, in turn, these, bricks,
 * octagons, pentagons, Voronoi cells, tiles, masked shapes and words. It has 60 to 2000 pixels a side. Its strengths are uniform from 0 to
 * the limit of its grade, and so is the number of its defects; pixels a cell and the thickness of walls are uniform in their logarithms.
 */
public final class BadPictures {
    private static final double SHORTEST = 80;
    private static final double LONGEST = 2000;
    private static final double LARGEST_CELL = 40;
    private static final double LEAST_CORRIDOR = 5;
    private static final double LARGEST_CORRIDOR = 25;
    /** If the side is reduced below this factor, cells become smaller too. */
    private static final double SMALLEST = 0.4;
    /** One of six pictures of areas is drawn by hand. */
    private static final int LOOKS = 6;

    private static final double BEST_JPEG = 95;
    private static final double WORST_JPEG = 30;
    private static final double WIDEST_BLUR = 0.15;

    private BadPictures() {}

    /** A picture of mild defects. */
    public static BadPicture mild(int number, As as) {
        return of(Grade.MILD, number, as);
    }

    /** A picture of hard defects. */
    public static BadPicture hard(int number, As as) {
        return of(Grade.HARD, number, as);
    }

    /** A picture of a grade. */
    public static BadPicture of(Grade grade, int number, As as) {
        return of(grade, number, as, defects(grade, dice(grade, number, as).part("defects")));
    }

    /** The first numbers of pictures of at most about this number of pixels a side. */
    public static int[] small(Grade grade, As as, int side, int count) {
        return IntStream.iterate(0, number -> number + 1)
                .filter(number -> side(dice(grade, number, as).part("size")) <= side)
                .limit(count)
                .toArray();
    }

    private static Dice dice(Grade grade, int number, As as) {
        return new Dice(new MazeRandom(number).stream("bad " + grade + " " + as.label()));
    }

    private static double side(Dice size) {
        return size.betweenLog(SHORTEST, LONGEST);
    }

    /** The same picture with other defects. */
    static BadPicture of(Grade grade, int number, As as, Map<Defect, Double> defects) {
        Dice dice = dice(grade, number, as);
        return Layout.of(grade, number, as, defects, dice).picture(dice);
    }

    /** A drawing of a maze in a theme, with a number of pixels a cell and walls of a share of a cell, with defects of these strengths. */
    static BadPicture of(
            Subject subject, Theme theme, boolean isByHand, As as, Map<Defect, Double> defects, double cell, double share, Dice dice) {
        double scale = cell / subject.cell();
        double wall = Math.max(Grade.HARD.ink, share * cell);
        PageText page = new PageText(subject, defects.getOrDefault(Defect.TEXT, 0.0), wall / scale, 1 / scale, dice.part("page"));
        Sheet sheet = new Sheet(subject, theme, isByHand, wall / scale, page);
        Camera camera = Camera.of(sheet, scale, defects, dice.part("camera"));
        return new Layout(Grade.HARD, 0, as, defects, subject.shown(), sheet, camera, scale, wall).picture(dice);
    }

    private static Map<Defect, Double> defects(Grade grade, Dice dice) {
        List<Defect> left = new ArrayList<>(List.of(Defect.values()));
        Map<Defect, Double> chosen = new EnumMap<>(Defect.class);
        for (int count = 1 + dice.below(grade.defects); count > 0; count--) {
            Defect defect = left.remove(dice.below(left.size()));
            chosen.put(defect, defect.isGraded ? grade.limit(defect) * dice.share() : 1);
        }
        return chosen;
    }

    /** What is drawn, and how large. */
    private record Layout(
            Grade grade, int number, As as, Map<Defect, Double> defects, Shown shown, Sheet sheet, Camera camera, double scale, double wall) {
        static Layout of(Grade grade, int number, As as, Map<Defect, Double> defects, Dice dice) {
            String kind = Subjects.kind(as, number);
            boolean isByHand = as == As.AREA && number / LOOKS % LOOKS == 0;
            Dice size = dice.part("size");
            double side = side(size);
            double wanted = as == As.CELLS
                    ? size.betweenLog(grade.cell, LARGEST_CELL)
                    : size.betweenLog(LEAST_CORRIDOR, LARGEST_CORRIDOR);
            double share = size.betweenLog(grade.thinnest, grade.thickest);
            double narrow = size.between(0.65, 1);
            boolean isWide = size.chance(0.5);
            for (double less = 1; ; less *= 0.9) {
                if (less < SMALLEST) { // few cells that are too large
                    wanted = Math.max(as == As.CELLS ? grade.cell : LEAST_CORRIDOR, 0.9 * wanted);
                    share = Math.max(grade.thinnest, 0.9 * share);
                }
                Subject probe = Subjects.probe(kind);
                if (isByHand) {
                    share = Math.min(share, probe.byHand().gap() / probe.cell() / 2);
                }
                double pixels = pixels(grade, as, isByHand ? probe.byHand() : probe, wanted, share);
                double units = 0.9 * less * side / pixels;
                Subject drawn = Subjects.of(kind, isWide ? units : units * narrow, isWide ? units * narrow : units, dice.part("maze"));
                Subject subject = isByHand ? drawn.byHand() : drawn;
                double scale = pixels(grade, as, subject, wanted, share);
                double wall = wall(grade, subject, share, scale);
                Sheet sheet = sheet(isByHand, defects, subject, scale, wall / scale, dice);
                Camera camera = Camera.of(sheet, scale, defects, dice.part("camera"));
                if (Math.max(camera.width(), camera.height()) <= LONGEST) {
                    return new Layout(grade, number, as, defects, subject.shown(), sheet, camera, scale, wall);
                }
            }
        }

        /** Pixels a unit. */
        private static double pixels(Grade grade, As as, Subject subject, double wanted, double share) {
            if (as == As.CELLS) {
                return wanted / subject.cell();
            }
            return Math.max(wanted / (subject.gap() - share * subject.cell()), (wanted + grade.ink) / subject.gap());
        }

        private static double wall(Grade grade, Subject subject, double share, double scale) {
            return Math.max(share * subject.cell() * scale, grade.ink);
        }

        private static Sheet sheet(
                boolean isByHand, Map<Defect, Double> defects, Subject subject, double scale, double wall, Dice dice) {
            Dice look = dice.part("look");
            Theme theme = isByHand ? Theme.PLAIN : look.one(Theme.ALL);
            if (defects.containsKey(Defect.COLOURED)) {
                theme = Colours.coloured(theme, defects.get(Defect.COLOURED), look);
            }
            if (defects.containsKey(Defect.INVERTED)) {
                theme = Colours.negative(theme);
            }
            if (subject.shown() == Shown.OPENINGS) {
                theme = Colours.unmarked(theme);
            }
            PageText page = new PageText(subject, defects.getOrDefault(Defect.TEXT, 0.0), wall, 1 / scale, dice.part("page"));
            return new Sheet(subject, theme, isByHand, wall, page);
        }

        BadPicture picture(Dice dice) {
            Subject subject = sheet.subject();
            double cell = subject.cell() * scale;
            Sheet.Rules rules = defects.containsKey(Defect.DOTTED)
                    ? new Notebook(defects.get(Defect.DOTTED), subject.cell(), 1 / scale, wall, dice.part("notebook"))
                    : Sheet.Rules.NONE;
            Dice around = dice.part("table");
            boolean isOnTable = defects.containsKey(Defect.PERSPECTIVE) || around.chance(0.5);
            Table table = new Table(sheet.theme().paper(), isOnTable, Math.max(camera.width(), camera.height()), around);
            int[] pixels = Warp.picture(sheet, rules, camera, table);
            new Shade(defects, subject, 1 / scale, dice.part("shade")).on(pixels, camera);
            if (defects.containsKey(Defect.BLUR)) {
                double widest = Math.max(0.5, Math.min(WIDEST_BLUR * cell, wall));
                Lens.blur(pixels, camera.width(), camera.height(), Math.max(0.05, defects.get(Defect.BLUR) * widest));
            }
            if (defects.containsKey(Defect.NOISE)) {
                Lens.noise(pixels, defects.get(Defect.NOISE), dice.part("noise"));
            }
            int quarters = defects.containsKey(Defect.QUARTER_TURN) ? 1 + dice.part("turn").below(3) : 0;
            BufferedImage image = image(pixels, camera.width(), camera.height());
            Homography where = camera.view();
            for (int i = 0; i < quarters; i++) {
                where = where.then(new Homography(0, -1, image.getHeight(), 1, 0, 0, 0, 0, 1));
                image = turned(image);
            }
            if (defects.containsKey(Defect.JPEG)) {
                image = Jpeg.pressed(image, BEST_JPEG - (BEST_JPEG - WORST_JPEG) * defects.get(Defect.JPEG));
            }
            return new BadPicture(
                    number, grade, as, image, subject.puzzle(), sheet.isByHand() ? "hand-drawn" : sheet.theme().name(), shown, defects, where,
                    cell, subject.gap() * scale - wall, wall, sheet.isByHand() ? sheet.walls() : List.of());
        }

        private static BufferedImage image(int[] pixels, int width, int height) {
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            System.arraycopy(pixels, 0, ((DataBufferInt) image.getRaster().getDataBuffer()).getData(), 0, pixels.length);
            return image;
        }

        /** Turned clockwise by a quarter. */
        private static BufferedImage turned(BufferedImage image) {
            int width = image.getHeight();
            int height = image.getWidth();
            int[] from = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
            int[] to = new int[from.length];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    to[y * width + x] = from[(width - 1 - x) * height + y];
                }
            }
            return image(to, width, height);
        }
    }
}
