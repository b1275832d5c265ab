package dev.mazewright.vision.unlike;

import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;

/**
 * Reads pictures and prints what comes of each, and a table: {@code draw|alone|given KIND|all FROM TO [FOLDER]}. {@code draw} only
 * draws them. With a folder, each picture is written there, and the same with the right path (green) and the path that was found (red).
 */
final class UnlikeRun {
    private UnlikeRun() {}

    /** Runs. */
    public static void main(String[] args) throws IOException {
        UnlikeTally tally = new UnlikeTally();
        Path folder = args.length > 4 ? Files.createDirectories(Path.of(args[4])) : null;
        for (Kind kind : Kind.values()) {
            if (!args[1].equals("all") && !kind.label().matches(args[1])) {
                continue;
            }
            for (int number = Integer.parseInt(args[2]); number < Integer.parseInt(args[3]); number++) {
                Unlike picture = kind.picture(number);
                List<Spot> path = List.of();
                if (!args[0].equals("draw") && (args[0].equals("alone") || picture.truth() != null)) {
                    Outcome outcome = Outcome.of(picture, args[0].equals("given"));
                    tally.add(kind, outcome);
                    path = outcome.path();
                    System.out.printf(Locale.ROOT, "%-8s %s %s%n", outcome.kind(), picture, outcome.text());
                }
                if (folder != null) {
                    Files.write(folder.resolve(picture.name()), picture.file());
                    ImageIO.write(shown(picture, path), "png", folder.resolve(picture.name() + ".shown.png").toFile());
                }
            }
        }
        System.out.print(tally);
    }

    private static BufferedImage shown(Unlike picture, List<Spot> path) {
        BufferedImage shown = new BufferedImage(picture.image().getWidth(), picture.image().getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = shown.createGraphics();
        graphics.drawImage(picture.image(), 0, 0, null);
        graphics.setStroke(new BasicStroke(5));
        graphics.setColor(new Color(0x60C080));
        if (picture.truth() != null) {
            graphics.draw(Page.path(picture.truth().path()));
        }
        graphics.setStroke(new BasicStroke(2));
        graphics.setColor(Color.RED);
        if (!path.isEmpty()) {
            graphics.draw(Page.path(path));
        }
        graphics.dispose();
        return shown;
    }
}
