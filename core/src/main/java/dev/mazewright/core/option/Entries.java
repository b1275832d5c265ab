package dev.mazewright.core.option;

import dev.mazewright.core.maze.Generator;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Entries of the catalog in their order, by name. An entry is loaded, with the classes of its algorithm, when it is first asked for;
 * names load nothing, so that a run loads only what it uses.
 *
 * @param <T> the role of the entries
 */
public final class Entries<T> extends AbstractList<Entry<T>> implements RandomAccess {
    private final List<String> names;
    private final Function<String, Entry<T>> loader;

    /**
     * These entries.
     *
     * @param loader gives the entry of each of the names, always the same one
     */
    public Entries(List<String> names, Function<String, Entry<T>> loader) {
        this.names = List.copyOf(names);
        this.loader = loader;
    }

    /** The names, without loading an entry. */
    public List<String> names() {
        return names;
    }

    /** The entry of exactly this name, or null. */
    public @Nullable Entry<T> named(String name) {
        return names.contains(name) ? loader.apply(name) : null;
    }

    /** The entry that a name stands for, see {@link Aliases#canonical}; null if no name matches. */
    public @Nullable Entry<T> find(String role, String typed) {
        return named(Aliases.canonical(role, typed));
    }

    /**
     * The option of a generator that leaves a part of the work to another one, which it names.
     *
     * @param generators those that can do it, the default first
     */
    public static Option<Entry<Generator>> innerGenerator(Entries<Generator> generators, String sentence) {
        return Option.named(
                Aliases.GENERATOR, generators.names, generators.getFirst(), Entry::name, name -> generators.find(Aliases.GENERATOR, name), sentence);
    }

    @Override
    public Entry<T> get(int index) {
        return loader.apply(names.get(index));
    }

    @Override
    public int size() {
        return names.size();
    }

    @Override
    public int indexOf(@Nullable Object other) {
        return other instanceof Entry<?> entry && named(entry.name()) == entry ? names.indexOf(entry.name()) : -1;
    }

    @Override
    public boolean contains(@Nullable Object other) {
        return indexOf(other) >= 0;
    }
}
