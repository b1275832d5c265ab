package dev.mazewright.cli.process;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a run reads from and writes to: the result goes to {@link #out}, all else is said to the user. */
public final class Terminal {
    private static final int IN = 0;
    private static final int OUT = 1;
    private static final int ERR = 2;
    /** To the line's begin, and nothing to the right of it. */
    private static final String CLEAR = "\r\u001b[K";

    private final InputStream in;
    private final Sink out;
    private final OutputStream err;
    /** Whether these are the process's own streams, of which the system knows more. */
    private final boolean own;
    /** Whether a line of progress stands where the next words would come. */
    private volatile boolean showing;
    private boolean isDebugged;

    private Terminal(InputStream in, Sink out, OutputStream err, boolean own) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.own = own;
    }

    /** The process's own streams. Never System.out, which swallows failures. */
    public static Terminal own() {
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                new Sink("standard output", new FileOutputStream(FileDescriptor.out), () -> isPipe(OUT)),
                new FileOutputStream(FileDescriptor.err),
                true);
    }

    /** Other streams, none of them a terminal. */
    public static Terminal of(InputStream in, OutputStream out, OutputStream err) {
        return new Terminal(in, new Sink("standard output", out, () -> false), err, false);
    }

    /** Whether the user wants to know what goes on inside of the program. */
    public boolean isDebugged() {
        return isDebugged;
    }

    /** Sets whether the user wants to know what goes on inside of the program. */
    public void debug(boolean isWanted) {
        isDebugged = isWanted;
    }

    /** Where piped input comes from. */
    public InputStream in() {
        return in;
    }

    /** Where the result goes. */
    public Sink out() {
        return out;
    }

    /** Shows the user a message, on a line of its own. */
    public void say(String line) {
        clear();
        write(oneLine(line) + System.lineSeparator());
    }

    /** Shows a user at a terminal a line that does not stay. */
    public void show(String line) {
        showing = true;
        write(CLEAR + oneLine(line));
    }

    /** Takes that line away. */
    public void clear() {
        if (showing) {
            showing = false;
            write(CLEAR);
        }
    }

    /** Shows text to the user as it is. That it cannot be shown is not a reason to fail. */
    public void write(String text) {
        try {
            err.write(text.getBytes(StandardCharsets.UTF_8));
            err.flush();
        } catch (IOException closed) {
            // nothing is left to report it to
        }
    }

    /** The text on one line, with control characters, as file names may hold them, in the form \\u000a. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                line.append("\\u").append(Integer.toHexString(0x10000 + c), 1, 5);
            } else {
                line.append(c);
            }
        }
        return line.toString();
    }

    /** Whether the user sees what is said while it is said. */
    public boolean isWatched() {
        return own && isTerminal(ERR);
    }

    /** Whether the user sees blocks and lines of Unicode in what is said. */
    public boolean showsUnicode() {
        return isWatched() && isUtf8();
    }

    /** Whether a user sees the result while it is made, and sits at the keyboard. */
    public boolean isInteractive() {
        return own && isTerminal(IN) && isTerminal(OUT);
    }

    /** The window in which the result is seen; null where it goes elsewhere, or the window is unknown. */
    public @Nullable TerminalSize window() {
        return own && isTerminal(OUT) ? Keyboard.window() : null;
    }

    /** Whether the result goes to a terminal that cannot show Unicode; files and pipes always can. */
    public boolean needsAscii() {
        return own && isTerminal(OUT) && !isUtf8();
    }

    /** The launcher keeps the user's locale here when it gives Java another, so that all file names can be shown. */
    private static final String LOCALE = "MAZEWRIGHT_LOCALE";

    /** Where the environment says nothing, Java knows what the terminal shows. */
    private static boolean isUtf8() {
        for (String name : new String[] {LOCALE, "LC_ALL", "LC_CTYPE", "LANG"}) {
            String locale = System.getenv(name);
            if (locale != null && !locale.isEmpty()) {
                return namesUtf8(locale);
            }
        }
        return namesUtf8(System.getProperty("stdout.encoding", ""));
    }

    private static boolean namesUtf8(String locale) {
        String upper = locale.toUpperCase(Locale.ROOT);
        return upper.contains("UTF-8") || upper.contains("UTF8");
    }

    @SuppressWarnings("SystemConsoleNull") // it is null without a terminal
    private static boolean isTerminal(int descriptor) {
        String target = target(descriptor);
        if (target != null) {
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.startsWith("/dev/console");
        }
        Console console = System.console();
        return console != null && console.isTerminal();
    }

    private static boolean isPipe(int descriptor) {
        String target = target(descriptor);
        return target != null && (target.startsWith("pipe:") || target.startsWith("socket:"));
    }

    /** What a file descriptor stands for, or null where the system does not say. */
    private static @Nullable String target(int descriptor) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
        } catch (IOException | UnsupportedOperationException e) {
            return null;
        }
    }
}
