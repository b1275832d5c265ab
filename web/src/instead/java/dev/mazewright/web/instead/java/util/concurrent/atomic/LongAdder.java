package dev.mazewright.web.instead.java.util.concurrent.atomic;

/** TeaVM lacks it; one thread needs no care for others. */
public class LongAdder extends Number {
    private static final long serialVersionUID = 1;

    private long sum;

    public void add(long x) {
        sum += x;
    }

    public void increment() {
        sum++;
    }

    public long sum() {
        return sum;
    }

    @Override
    public long longValue() {
        return sum;
    }

    @Override
    public int intValue() {
        return (int) sum;
    }

    @Override
    public float floatValue() {
        return sum;
    }

    @Override
    public double doubleValue() {
        return sum;
    }
}
