package dev.mazewright.cli.process;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The second screen of a terminal, for an animation that leaves no trace: pictures come one after the other until it is
 * closed, or the user presses q. However the program ends, short of being killed, the terminal is as it was before.
 */
public final class Screen implements AutoCloseable {
    private static final String ESCAPE = "\u001b[";
    /** To the second screen, without cursor, and without going on in the next line where one is too long. */
    private static final String ENTER = ESCAPE + "?1049h" + ESCAPE + "?25l" + ESCAPE + "?7l" + ESCAPE + "2J";

    private static final String LEAVE = ESCAPE + "0m" + ESCAPE + "?7h" + ESCAPE + "?25h" + ESCAPE + "?1049l";

    private static final long MILLIS_PER_PICTURE = 30;
    /** The window's size is asked for again about once a second. */
    private static final int PICTURES_PER_SIZE = 32;
    /** Longer than a picture takes to be written, and short enough for a user who has pressed Ctrl-C. */
    private static final long MOST_WAIT_MILLIS = 500;

    private final Terminal terminal;
    /** Held while a picture is written; and for ever, once the program is being stopped. */
    private final Semaphore writing = new Semaphore(1);

    private final Thread hook = new Thread(this::stop, "screen");
    private final Keyboard keyboard;

    private TerminalSize window = TerminalSize.USUAL;
    private int pictures;

    /**
     * Opens the second screen of a terminal that {@link Terminal#isInteractive}.
     *
     * @throws IllegalStateException if the program is being stopped
     */
    public Screen(Terminal terminal) throws IOException {
        this.terminal = terminal;
        keyboard = new Keyboard();
        Runtime.getRuntime().addShutdownHook(hook); // before there is anything to restore
        keyboard.watch();
        write(ENTER);
    }

    /**
     * Shows a picture in place of the one before, for as long as it takes to be seen.
     *
     * @return false if q was pressed
     */
    public boolean show(String picture) throws IOException {
        if (pictures++ % PICTURES_PER_SIZE == 0) {
            window = Objects.requireNonNullElse(Keyboard.window(), TerminalSize.USUAL);
        }
        write(fit(picture, window.rows(), window.columns()));
        try {
            Thread.sleep(MILLIS_PER_PICTURE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        return !isQuit();
    }

    private void write(String text) throws IOException {
        writing.acquireUninterruptibly();
        try {
            terminal.out().write(text.getBytes(StandardCharsets.UTF_8));
            terminal.out().flush();
        } finally {
            writing.release();
        }
    }

    /** Whether q was among the keys pressed; takes them all, so that the shell gets none of them. */
    private boolean isQuit() throws IOException {
        boolean quit = false;
        while (terminal.in().available() > 0) {
            int key = terminal.in().read();
            quit |= key == 'q' || key == 'Q';
        }
        return quit;
    }

    /** What draws a picture from the top left corner, and clears the rest; lines are cut where the window ends. */
    public static String fit(String picture, int rows, int columns) {
        StringBuilder text = new StringBuilder(picture.length() + 16 * rows);
        int row = 0;
        for (String line : picture.split("\n", -1)) {
            if (row++ == rows) {
                break;
            }
            text.append(ESCAPE).append(row).append(";1H");
            cut(line, columns, text);
            text.append(ESCAPE).append("0m").append(ESCAPE).append('K');
        }
        return text.append(ESCAPE).append('J').toString();
    }

    /** A line's first characters, and all that sets colours: ESC [ ... up to a letter. */
    private static void cut(String line, int columns, StringBuilder text) {
        int width = 0;
        for (int i = 0; i < line.length(); ) {
            int from = i;
            int c = line.codePointAt(i);
            i += Character.charCount(c);
            boolean isColour = c == '\u001b' && i < line.length() && line.charAt(i) == '[';
            if (isColour) {
                do {
                    i++;
                } while (i < line.length() && (line.charAt(i) < '@' || line.charAt(i) > '~'));
                i = Math.min(i + 1, line.length());
            }
            if (isColour || width++ < columns) {
                text.append(line, from, i);
            }
        }
    }

    /** Back to the first screen. */
    @Override
    public void close() throws IOException {
        try {
            isQuit();
            write(LEAVE);
        } finally {
            keyboard.restore();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // the program is being stopped
            }
        }
    }

    /** The program is being stopped: the last word is ours. */
    private void stop() {
        try {
            // Never released: later writers wait for the end.
            boolean alone = writing.tryAcquire(MOST_WAIT_MILLIS, TimeUnit.MILLISECONDS);
            try (OutputStream tty = new FileOutputStream(Keyboard.TTY)) {
                tty.write(((alone ? "" : "\u0018") + LEAVE).getBytes(StandardCharsets.US_ASCII));
            }
        } catch (IOException | InterruptedException e) {
            // the terminal is gone
        }
        keyboard.restore();
    }
}
