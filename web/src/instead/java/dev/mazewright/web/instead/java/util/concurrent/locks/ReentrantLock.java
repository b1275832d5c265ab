package dev.mazewright.web.instead.java.util.concurrent.locks;

/** TeaVM lacks it; one thread never waits for another. Jackson locks its tables of names. */
public class ReentrantLock {
    public ReentrantLock() {}

    public void lock() {}

    public boolean tryLock() {
        return true;
    }

    public void unlock() {}
}
