package dev.mazewright.web.instead.java.util.concurrent;

/** TeaVM lacks it; one thread needs no care for others, and Jackson's pool of buffers is one. */
public class ConcurrentLinkedDeque<E> extends java.util.ArrayDeque<E> {
    private static final long serialVersionUID = 1;

    public ConcurrentLinkedDeque() {}
}
