package dev.mazewright.vision.file;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Counts what an SVG drawing draws; its parts are drawn again wherever they are referred to. */
final class SvgSize {
    private static final Pattern REFERENCE = Pattern.compile("^\\s*#(.+)$|url\\(\\s*['\"]?#([^'\")]+)");

    /** The count of an element that includes itself. */
    private static final long ENDLESS = Long.MAX_VALUE / 4;

    private static final class Element {
        private final List<Element> parts = new ArrayList<>();
        private final List<String> references = new ArrayList<>();
        private long drawn;
    }

    private final Map<String, Element> named = new HashMap<>();
    private final Deque<Element> open = new ArrayDeque<>();
    private final Element all = new Element();
    private final Set<Element> counting = new HashSet<>();
    private int elements;

    void begin() {
        Element element = new Element();
        (open.isEmpty() ? all : open.element()).parts.add(element);
        open.push(element);
        elements++;
    }

    /** Adds an attribute to the element that began last. */
    void attribute(String name, String value) {
        Element element = open.element();
        if (name.equals("id")) {
            named.putIfAbsent(value, element);
        }
        if (value.indexOf('#') >= 0) {
            for (Matcher matcher = REFERENCE.matcher(value); matcher.find(); ) {
                element.references.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
            }
        }
    }

    void end() {
        open.pop();
    }

    int elements() {
        return elements;
    }

    /** The number of elements drawn, each counted as often as it is referred to; huge if one includes itself. */
    long drawn() {
        return drawn(all);
    }

    private long drawn(Element element) {
        if (element.drawn > 0) {
            return element.drawn;
        }
        if (!counting.add(element)) {
            return ENDLESS;
        }
        long drawn = 1;
        for (Element part : element.parts) {
            drawn = Math.min(ENDLESS, drawn + drawn(part));
        }
        for (String reference : element.references) {
            Element target = named.get(reference);
            drawn = Math.min(ENDLESS, drawn + (target == null ? 0 : drawn(target)));
        }
        counting.remove(element);
        element.drawn = drawn;
        return drawn;
    }
}
