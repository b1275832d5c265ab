package dev.mazewright.web.instead.java.util.concurrent.locks;

public class ReentrantLock {
    public ReentrantLock() {}

    public void lock() {}

    public boolean tryLock() {
        return true;
    }

    public void unlock() {}
}
