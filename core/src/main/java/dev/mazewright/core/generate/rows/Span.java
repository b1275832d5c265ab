package dev.mazewright.core.generate.rows;

/** Addresses of cells that lie one after the other, from start to before end. */
public record Span(long start, long end) {
    static final Span NONE = new Span(0, 0);

    boolean contains(long address) {
        return address >= start && address < end;
    }
}
