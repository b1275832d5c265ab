package dev.mazewright.books.check;

/**
 * A rule that printers may have.
 *
 * @param name its name, as in the lists of printers
 * @param judge finds what breaks it
 */
record PrinterRule(String name, Judge judge) {
    /** Finds what breaks a rule. */
    @FunctionalInterface
    interface Judge {
        void judge(Interior interior, RuleData data, Violations found);
    }
}
