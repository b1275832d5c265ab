package dev.mazewright.books.check;

import java.util.List;
import java.util.stream.Stream;

/** All rules, in the order in which they are reported. */
final class Rules {
    static final List<PrinterRule> ALL = Stream.of(
                    SizeRules.ALL, MarginRules.ALL, CountRules.ALL, LetterRules.ALL, LineRules.ALL, ColourRules.ALL, ExtraRules.ALL)
            .flatMap(List::stream)
            .toList();

    private Rules() {}
}
