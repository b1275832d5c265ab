package dev.mazewright.web.instead.java.util.concurrent;

public class ConcurrentLinkedDeque<E> extends java.util.ArrayDeque<E> {
    public ConcurrentLinkedDeque() {}
}
