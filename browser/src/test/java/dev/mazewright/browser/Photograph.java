package dev.mazewright.browser;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.imageio.ImageIO;

/** A sheet with a maze as a camera may see it: in perspective, on a darker table, darker to the right. */
record Photograph(BufferedImage image, List<Double> corners, String moves) {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 900;
    /** Paper around the drawing, in its pixels. */
    private static final int PAPER = 14;
    /** Rays a pixel, along each axis. */
    private static final int RAYS = 3;

    /** A photograph of an instance of the corpora on a sheet whose corners lie at these points, clockwise from the top left one. */
    static Photograph of(String id, double... corners) throws IOException {
        BufferedImage sheet = sheet(ImageIO.read(Corpus.file(id).toFile()));
        BufferedImage photo = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        double[] matrix = matrix(sheet.getWidth(), sheet.getHeight(), corners);
        double[] inverse = inverse(matrix);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                double grey = 0;
                for (int ray = 0; ray < RAYS * RAYS; ray++) {
                    int row = ray / RAYS;
                    grey += grey(sheet, inverse, x + (ray % RAYS + 0.5) / RAYS, y + (row + 0.5) / RAYS);
                }
                int value = (int) (grey / (RAYS * RAYS) * (1 - 0.45 * x / WIDTH));
                photo.setRGB(x, y, new Color(value, value, value).getRGB());
            }
        }
        return new Photograph(photo, cornersOfMaze(matrix, sheet), Corpus.truth(id).get("moves").getAsString());
    }

    /** Our own drawing of a recipe's maze on a grey table, turned by some degrees, without what the file says of it. */
    static BufferedImage ofDrawing(String recipe, double degrees) throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        Formats.named("png").writer().write(Document.of(Recipe.parse(recipe).make()), png);
        BufferedImage drawing = ImageIO.read(new ByteArrayInputStream(png.toByteArray()));
        int wide = drawing.getWidth() + 80;
        int high = drawing.getHeight() + 80;
        BufferedImage photo = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = photo.createGraphics();
        graphics.setColor(new Color(0xC8C4BC));
        graphics.fillRect(0, 0, wide, high);
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.rotate(Math.toRadians(degrees), wide / 2.0, high / 2.0);
        graphics.drawImage(drawing, 40, 40, null);
        graphics.dispose();
        return photo;
    }

    /** A photograph as JPEG, stored on its side, whose EXIF data say how to turn it. */
    static byte[] turned(BufferedImage upright) throws IOException {
        BufferedImage side = new BufferedImage(upright.getHeight(), upright.getWidth(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < upright.getHeight(); y++) {
            for (int x = 0; x < upright.getWidth(); x++) {
                side.setRGB(y, upright.getWidth() - 1 - x, upright.getRGB(x, y));
            }
        }
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        ImageIO.write(side, "jpg", jpeg);
        byte[] whole = jpeg.toByteArray();
        // APP1: Exif, a big-endian TIFF header, a directory of one entry: tag 274, a short, 6 (to be turned clockwise).
        byte[] exif = HexFormat.of().parseHex("ffe1002245786966000" + "04d4d002a00000008" + "0001011200030000000100060000" + "00000000");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(whole, 0, 2);
        out.writeBytes(exif);
        out.write(whole, 2, whole.length - 2);
        return out.toByteArray();
    }

    /** Where a corner lies in the picture. */
    double[] corner(int index) {
        return new double[] {corners.get(2 * index), corners.get(2 * index + 1)};
    }

    private static double grey(BufferedImage sheet, double[] inverse, double x, double y) {
        double w = inverse[6] * x + inverse[7] * y + inverse[8];
        double u = (inverse[0] * x + inverse[1] * y + inverse[2]) / w;
        double v = (inverse[3] * x + inverse[4] * y + inverse[5]) / w;
        boolean isOn = u >= 0 && v >= 0 && u < sheet.getWidth() && v < sheet.getHeight();
        return isOn ? new Color(sheet.getRGB((int) u, (int) v)).getRed() * 0.8 + 40 : 150;
    }

    /** A drawing with more paper around it. */
    private static BufferedImage sheet(BufferedImage drawing) {
        BufferedImage sheet = new BufferedImage(drawing.getWidth() + 2 * PAPER, drawing.getHeight() + 2 * PAPER, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        graphics.drawImage(drawing, PAPER, PAPER, null);
        graphics.dispose();
        return sheet;
    }

    private static List<Double> cornersOfMaze(double[] m, BufferedImage sheet) {
        List<Double> corners = new ArrayList<>();
        for (int corner = 0; corner < 4; corner++) {
            double u = corner == 0 || corner == 3 ? PAPER : sheet.getWidth() - PAPER;
            double v = corner < 2 ? PAPER : sheet.getHeight() - PAPER;
            double w = m[6] * u + m[7] * v + m[8];
            corners.add((m[0] * u + m[1] * v + m[2]) / w);
            corners.add((m[3] * u + m[4] * v + m[5]) / w);
        }
        return corners;
    }

    /** The matrix from the sheet to the picture (Heckbert, 1989). */
    private static double[] matrix(double width, double height, double... c) {
        double dx1 = c[2] - c[4];
        double dx2 = c[6] - c[4];
        double dx3 = c[0] - c[2] + c[4] - c[6];
        double dy1 = c[3] - c[5];
        double dy2 = c[7] - c[5];
        double dy3 = c[1] - c[3] + c[5] - c[7];
        double area = dx1 * dy2 - dx2 * dy1;
        double g = (dx3 * dy2 - dx2 * dy3) / area;
        double h = (dx1 * dy3 - dx3 * dy1) / area;
        return new double[] {
            (c[2] - c[0] + g * c[2]) / width, (c[6] - c[0] + h * c[6]) / height, c[0],
            (c[3] - c[1] + g * c[3]) / width, (c[7] - c[1] + h * c[7]) / height, c[1],
            g / width, h / height, 1
        };
    }

    /** That back: its adjugate. */
    private static double[] inverse(double[] m) {
        return new double[] {
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]
        };
    }
}
