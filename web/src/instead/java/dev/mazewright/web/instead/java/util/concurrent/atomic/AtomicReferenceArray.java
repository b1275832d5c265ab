package dev.mazewright.web.instead.java.util.concurrent.atomic;

/** TeaVM lacks it; one thread needs no care for others. */
public class AtomicReferenceArray<E> {
    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public int length() {
        return array.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int i) {
        return (E) array[i];
    }

    public void set(int i, E value) {
        array[i] = value;
    }

    @SuppressWarnings("unchecked")
    public E getAndSet(int i, E value) {
        E old = (E) array[i];
        array[i] = value;
        return old;
    }

    public E accumulateAndGet(int i, E value, java.util.function.BinaryOperator<E> with) {
        E next = with.apply(get(i), value);
        array[i] = next;
        return next;
    }

    @SuppressWarnings("ReferenceEquality") // the very object, as in the JDK
    public boolean compareAndSet(int i, E expected, E value) {
        if (array[i] != expected) {
            return false;
        }
        array[i] = value;
        return true;
    }

    @SuppressWarnings({"unchecked", "ReferenceEquality"})
    public E compareAndExchange(int i, E expected, E value) {
        E old = (E) array[i];
        if (old == expected) {
            array[i] = value;
        }
        return old;
    }
}
