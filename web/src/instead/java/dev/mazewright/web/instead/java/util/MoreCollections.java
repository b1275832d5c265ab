package dev.mazewright.web.instead.java.util;

import java.util.SortedMap;
import java.util.TreeMap;

/** A view of a sorted map, here a copy. */
public final class MoreCollections {
    private MoreCollections() {}

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new TreeMap<>(map);
    }
}
