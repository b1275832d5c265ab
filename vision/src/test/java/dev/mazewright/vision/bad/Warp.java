package dev.mazewright.vision.bad;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/** Takes pictures of sheets. */
final class Warp {
    /** Samples a side of a pixel. */
    private static final int FINE = 2;

    /** Pixels of the sheet's image for one of the picture. */
    private static final double DETAIL = 1.6;

    /** The most pixels a side of the sheet's image. */
    private static final double MOST = 4200;

    private final Sheet sheet;
    private final Camera camera;
    private final Table table;
    private final double scale;
    private final int[] source;
    private final int sourceWidth;
    private final int sourceHeight;

    private Warp(Sheet sheet, Sheet.Rules rules, Camera camera, Table table) {
        this.sheet = sheet;
        this.camera = camera;
        this.table = table;
        double most = MOST / Math.max(sheet.right() - sheet.left(), sheet.bottom() - sheet.top());
        scale = Math.min(DETAIL * camera.greatestScale(sheet), most);
        BufferedImage image = sheet.image(scale, rules);
        source = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        sourceWidth = image.getWidth();
        sourceHeight = image.getHeight();
    }

    /** A picture of a sheet on a table. */
    static int[] picture(Sheet sheet, Sheet.Rules rules, Camera camera, Table table) {
        Homography view = camera.view();
        boolean isFlat = view.b() == 0 && view.d() == 0 && view.g() == 0 && view.h() == 0;
        if (!isFlat) {
            return new Warp(sheet, rules, camera, table).pixels();
        }
        BufferedImage image = sheet.image(view.a() / view.i(), rules);
        BufferedImage whole = new BufferedImage(camera.width(), camera.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = whole.createGraphics();
        graphics.setColor(new Color(sheet.theme().paper()));
        graphics.fillRect(0, 0, camera.width(), camera.height());
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
        return ((DataBufferInt) whole.getRaster().getDataBuffer()).getData();
    }

    private int[] pixels() {
        Homography back = camera.view().inverse().then(Homography.scaled(scale, -sheet.left() * scale, -sheet.top() * scale));
        int[] pixels = new int[camera.width() * camera.height()];
        int all = FINE * FINE;
        for (int y = 0; y < camera.height(); y++) {
            for (int x = 0; x < camera.width(); x++) {
                double w = 1 / (back.g() * (x + 0.5) + back.h() * (y + 0.5) + back.i());
                double u = (back.a() * (x + 0.5) + back.b() * (y + 0.5) + back.c()) * w;
                double v = (back.d() * (x + 0.5) + back.e() * (y + 0.5) + back.f()) * w;
                double uRight = (back.a() - back.g() * u) * w; // within a pixel the map is linear
                double uDown = (back.b() - back.h() * u) * w;
                double vRight = (back.d() - back.g() * v) * w;
                double vDown = (back.e() - back.h() * v) * w;
                int red = all / 2;
                int green = all / 2;
                int blue = all / 2;
                for (int i = 0; i < all; i++) {
                    double right = (i % FINE + 0.5) / FINE - 0.5;
                    double down = (i / FINE + 0.5) / FINE - 0.5;
                    int rgb = sample(u + right * uRight + down * uDown, v + right * vRight + down * vDown, x, y);
                    red += rgb >> 16 & 0xFF;
                    green += rgb >> 8 & 0xFF;
                    blue += rgb & 0xFF;
                }
                pixels[y * camera.width() + x] = red / all << 16 | green / all << 8 | blue / all;
            }
        }
        return pixels;
    }

    /** Bilinear between the middles of pixels; off the sheet, the table. */
    private int sample(double atX, double atY, int px, int py) {
        if (atX < 0 || atY < 0 || atX >= sourceWidth || atY >= sourceHeight) {
            return table.colour(px, py);
        }
        int u = (int) (atX * 256) - 128;
        int v = (int) (atY * 256) - 128;
        int x = u >> 8;
        int y = v >> 8;
        int right = u & 0xFF;
        int down = v & 0xFF;
        int top = Math.max(y, 0) * sourceWidth;
        int bottom = Math.min(y + 1, sourceHeight - 1) * sourceWidth;
        int west = Math.max(x, 0);
        int east = Math.min(x + 1, sourceWidth - 1);
        return blend(blend(source[top + west], source[top + east], right), blend(source[bottom + west], source[bottom + east], right), down);
    }

    /** Red and blue at once, then green. */
    private static int blend(int one, int other, int share) {
        int redBlue = (one & 0xFF00FF) * (256 - share) + (other & 0xFF00FF) * share >>> 8 & 0xFF00FF;
        int green = (one & 0xFF00) * (256 - share) + (other & 0xFF00) * share >>> 8 & 0xFF00;
        return redBlue | green;
    }
}
