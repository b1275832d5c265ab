package dev.mazewright.studio.classroom;

import dev.mazewright.core.run.UsageException;
import java.text.Normalizer;
import java.util.Locale;

/** Names as they are shown to a class: short, on one line, without characters that are not seen or that turn the line. */
final class PupilName {
    private static final int LONGEST = 24;

    private PupilName() {}

    /**
     * A name as it was typed, tidied.
     *
     * @throws UsageException if nothing is left of it, or it is too long
     */
    static String of(String typed) {
        if (typed.length() > 20 * LONGEST) {
            throw tooLong();
        }
        StringBuilder name = new StringBuilder();
        Normalizer.normalize(typed, Normalizer.Form.NFC).codePoints()
                .filter(letter -> Character.isLetterOrDigit(letter) || Character.isSpaceChar(letter) || isSign(letter))
                .map(letter -> Character.isSpaceChar(letter) ? ' ' : letter)
                .forEach(name::appendCodePoint);
        String tidy = name.toString().strip().replaceAll(" {2,}", " ");
        if (tidy.codePointCount(0, tidy.length()) > LONGEST) {
            throw tooLong();
        }
        if (tidy.codePoints().noneMatch(Character::isLetterOrDigit)) {
            throw new UsageException("a name has a letter or a digit; type another");
        }
        return tidy;
    }

    private static UsageException tooLong() {
        return new UsageException("a name has at most " + LONGEST + " letters; type a shorter one");
    }

    /** Marks of letters, and signs that names have. */
    private static boolean isSign(int letter) {
        int type = Character.getType(letter);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK || "-'’.,&+()<>!/".indexOf(letter) >= 0;
    }

    /** Names that a class could confuse have the same key. */
    static String key(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
