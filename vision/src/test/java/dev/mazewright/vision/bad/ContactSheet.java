package dev.mazewright.vision.bad;

import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.vision.picture.As;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.File;
import java.io.IOException;
import java.util.Locale;
import javax.imageio.ImageIO;

/** Writes bad pictures side by side, with their numbers: {@code mild|hard cells|area FROM TO FILE.png [PIXELS EACH]}. */
public final class ContactSheet {
    private static final int COLUMNS = 5;
    private static final int GAP = 8;

    private ContactSheet() {}

    /** Runs. */
    public static void main(String[] args) throws IOException {
        Grade grade = Grade.valueOf(args[0].toUpperCase(Locale.ROOT));
        As as = As.valueOf(args[1].toUpperCase(Locale.ROOT));
        int from = Integer.parseInt(args[2]);
        int count = Integer.parseInt(args[3]) - from;
        int side = args.length > 5 ? Integer.parseInt(args[5]) : 380;
        int rows = (count + COLUMNS - 1) / COLUMNS;
        int pitch = side + GAP;
        BufferedImage sheet = new BufferedImage(Math.min(count, COLUMNS) * pitch + GAP, rows * (pitch + 14) + GAP, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        graphics.setColor(new Color(0x224466));
        graphics.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        int[] colours = ((DataBufferInt) sheet.getRaster().getDataBuffer()).getData();
        PixelCanvas canvas = new PixelCanvas(new Strip(sheet.getWidth(), sheet.getHeight(), false, colours), 0, 0);
        for (int i = 0; i < count; i++) {
            BadPicture picture = BadPictures.of(grade, from + i, as);
            BufferedImage image = picture.image();
            System.out.println(picture);
            int x = GAP + i % COLUMNS * pitch;
            int y = GAP + i / COLUMNS * (pitch + 14);
            // Large pictures are cut, not reduced, so that it is seen how bad they are.
            int width = Math.min(side, image.getWidth());
            int height = Math.min(side, image.getHeight());
            graphics.drawImage(image.getSubimage((image.getWidth() - width) / 2, 0, width, height), x, y + 14, null);
            canvas.text(x, y + 11, 11, 0xFFFFFF, picture.number() + ": " + picture.defectsText());
        }
        graphics.dispose();
        ImageIO.write(sheet, "png", new File(args[4]));
    }
}
