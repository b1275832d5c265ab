package dev.mazewright.web.instead.java.util;

import java.util.Iterator;
import java.util.Optional;

/** The first service, by the iterator. */
public abstract class MoreServiceLoader<S> {
    public abstract Iterator<S> iterator();

    public Optional<S> findFirst() {
        Iterator<S> all = iterator();
        return all.hasNext() ? Optional.of(all.next()) : Optional.empty();
    }
}
