package dev.mazewright.vision.bad;

import dev.mazewright.vision.picture.As;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import javax.imageio.ImageIO;

/**
 * Reads bad pictures and prints what comes of each, and a table: {@code mild|hard cells|area FROM TO [save FOLDER]}. With a folder, the
 * pictures that are not right are written there. Times are processor times.
 */
public final class BadRun {
    private BadRun() {}

    /** The processor time of this thread in nanoseconds: other programs do not change it. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Runs. */
    public static void main(String[] args) throws IOException {
        Grade grade = Grade.valueOf(args[0].toUpperCase(Locale.ROOT));
        As as = As.valueOf(args[1].toUpperCase(Locale.ROOT));
        int to = Integer.parseInt(args[3]);
        Tally tally = new Tally();
        long making = 0;
        long reading = 0;
        for (int number = Integer.parseInt(args[2]); number < to; number++) {
            long begin = cpu();
            BadPicture picture = BadPictures.of(grade, number, as);
            long made = cpu();
            Outcome outcome;
            try {
                outcome = Outcome.of(picture);
            } catch (RuntimeException e) {
                e.printStackTrace(System.out);
                outcome = new Outcome(Outcome.Kind.WRONG, e.toString());
            }
            long end = cpu();
            making += made - begin;
            reading += end - made;
            tally.add(picture, outcome);
            System.out.printf(
                    "%-7s %s; %d + %d ms%s%n", outcome.kind(), picture, (made - begin) / 1_000_000, (end - made) / 1_000_000,
                    outcome.text().isEmpty() ? "" : "; " + outcome.text());
            if (args.length > 5 && !outcome.kind().isRight()) {
                new File(args[5]).mkdirs();
                ImageIO.write(picture.image(), "png", new File(args[5], args[0] + "-" + args[1] + "-" + number + ".png"));
            }
        }
        System.out.println(tally);
        System.out.printf("%d ms of processor time making, %d ms reading%n", making / 1_000_000, reading / 1_000_000);
    }
}
