package dev.mazewright.vision.bad;

import dev.mazewright.core.maze.MazeRandom;
import java.util.List;

/** Draws of numbers: the same for the same seed. */
public final class Dice {
    private static final double UNIT = 0x1p-53;
    /** Quantiles of the normal distribution, from sums of twelve uniform numbers. */
    private static final float[] NORMAL = new float[1 << 12];

    static {
        Dice dice = new Dice(new MazeRandom(1));
        for (int i = 0; i < NORMAL.length; i++) {
            double sum = -6;
            for (int j = 0; j < 12; j++) {
                sum += dice.share();
            }
            NORMAL[i] = (float) sum;
        }
    }

    private final MazeRandom random;
    private long pool;
    private int left;

    /** Dice of a seed. */
    public Dice(MazeRandom random) {
        this.random = random;
    }

    /** Dice that do not depend on what was drawn from these. */
    public Dice part(String name) {
        return new Dice(random.stream(name));
    }

    /** From 0 to 1. */
    public double share() {
        return (random.nextLong() >>> 11) * UNIT;
    }

    /** A number of a range, each as likely as any other. */
    public double between(double least, double most) {
        return least + (most - least) * share();
    }

    /** Each factor as likely as any other. */
    public double betweenLog(double least, double most) {
        return least * Math.pow(most / least, share());
    }

    /** From 0 to less than a bound. */
    public int below(int bound) {
        return (int) random.below(bound);
    }

    /** Whether something of this probability happens. */
    public boolean chance(double probability) {
        return share() < probability;
    }

    /** One of a list, each as likely as any other. */
    public <T> T one(List<T> list) {
        return list.get(below(list.size()));
    }

    /** 64 random bits. */
    public long word() {
        return random.nextLong();
    }

    /** About normal, of variance 1, one of 4096 values. */
    public float normal() {
        if (left == 0) {
            pool = random.nextLong();
            left = 5;
        }
        float value = NORMAL[(int) pool & NORMAL.length - 1];
        pool >>>= 12;
        left--;
        return value;
    }
}
