package dev.mazewright.web.instead.java.util.concurrent.atomic;

public class LongAdder extends Number {
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
