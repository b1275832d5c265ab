package dev.mazewright.tools.training;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * What the build runs to fill the ahead-of-time cache of pictures: the classes that understand one, and the profiles of their
 * methods, with which the compiler need not watch them first. Not a command, and it leaves nothing behind but the cache.
 */
final class PictureTraining {
    /** The command lines that are run; the input of each is {@link #photograph}. */
    static final List<String> RUNS = List.of("solve - --as cells -o -", "solve - --as area -o -", "info -");

    /** How far the sheet is turned, in degrees: far enough that its walls lie on no rows of pixels. */
    private static final double TURN = 4;

    /** How much of the light is lost at the left edge, of 255. */
    private static final int DARKENING = 100;

    private PictureTraining() {}

    /** Runs them all and drops what they print. Should one fail, the cache knows less, and nothing else happens. */
    public static void main(String[] arguments) throws IOException {
        CommandTraining.run(RUNS, photograph());
    }

    /** A maze as a camera would see it: turned, on a wider sheet, in uneven light, as JPEG. */
    static byte[] photograph() throws IOException {
        byte[] drawn = CommandTraining.output("generate rectangle:20x20/wilson/seed:1 --format png --cell-size 30");
        BufferedImage maze = ImageIO.read(new ByteArrayInputStream(drawn));
        int margin = maze.getWidth() / 8;
        int side = maze.getWidth() + 2 * margin;
        BufferedImage sheet = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, side, side);
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.rotate(Math.toRadians(TURN), side / 2.0, side / 2.0);
        graphics.drawImage(maze, margin, margin, null);
        graphics.rotate(-Math.toRadians(TURN), side / 2.0, side / 2.0);
        graphics.setPaint(new GradientPaint(0, 0, new Color(0, 0, 0, DARKENING), side, 0, new Color(0, 0, 0, 0)));
        graphics.fillRect(0, 0, side, side);
        graphics.dispose();
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        ImageIO.write(sheet, "jpeg", jpeg);
        return jpeg.toByteArray();
    }
}
