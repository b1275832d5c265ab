package dev.mazewright.formats.files;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** The names of what is not finished: {@code .name.tmp-} and sixteen hexadecimal digits, beside the target. */
final class TemporaryNames {
    private static final String MARK = ".tmp-";
    private static final int DIGITS = 16;
    /** A name may take 255 bytes; of a long one, this number of characters is kept. */
    private static final int KEPT = 40;
    /** An odd number, so that successive multiples of it differ. */
    private static final long STEP = 0x9e37_79b9_7f4a_7c15L;

    private static final AtomicLong NUMBERS = new AtomicLong(ProcessHandle.current().pid() << 32);

    private TemporaryNames() {}

    /** A name that this process has not used before. A process elsewhere may have: who creates the file tries the next. */
    static Path beside(Path target) {
        return target.resolveSibling(begin(name(target)) + HexFormat.of().toHexDigits(NUMBERS.getAndIncrement() * STEP));
    }

    /** Passes on the files that runs left beside a target, in whose name {@code anything} stands for anything. */
    static void sweepFiles(Path target, String anything, Consumer<Path> remove) {
        String name = name(target);
        int open = name.indexOf(anything);
        String begin = open < 0 ? begin(name) : "." + kept(name.substring(0, open));
        sweep(target, file -> isTemporary(file, begin) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS), remove);
    }

    /** Passes on the folders that runs left beside a target. */
    static void sweepFolders(Path target, Consumer<Path> remove) {
        String begin = begin(name(target));
        sweep(target, file -> isTemporary(file, begin) && Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS), remove);
    }

    private static void sweep(Path target, DirectoryStream.Filter<Path> isLeft, Consumer<Path> remove) {
        Path folder = target.getParent();
        if (folder == null || target.getFileName() == null) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, isLeft)) {
            files.forEach(remove);
        } catch (IOException | DirectoryIteratorException e) {
            // what cannot be listed cannot be swept
        }
    }

    private static boolean isTemporary(Path file, String begin) {
        String name = name(file);
        int mark = name.length() - DIGITS - MARK.length();
        return mark >= 0
                && name.startsWith(begin)
                && name.startsWith(MARK, mark)
                && name.substring(mark + MARK.length()).chars().allMatch(HexFormat::isHexDigit);
    }

    private static String begin(String name) {
        return "." + kept(name) + MARK;
    }

    private static String kept(String name) {
        return name.length() <= KEPT ? name : name.substring(0, KEPT);
    }

    private static String name(Path file) {
        Path last = file.getFileName();
        return last == null ? "" : last.toString();
    }
}
