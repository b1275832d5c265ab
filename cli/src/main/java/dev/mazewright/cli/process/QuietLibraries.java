package dev.mazewright.cli.process;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Libraries that log what they repair in a file: the user sees the result instead. */
public final class QuietLibraries {
    /** Kept, since loggers are not. */
    private static final List<Logger> LOGGERS = List.of(
            Logger.getLogger("org.apache.pdfbox"), Logger.getLogger("org.apache.fontbox"), Logger.getLogger("com.github.weisj.jsvg"));

    private QuietLibraries() {}

    /** Lets them log nothing from now on. */
    public static void use() {
        LOGGERS.forEach(each -> each.setLevel(Level.OFF));
    }
}
