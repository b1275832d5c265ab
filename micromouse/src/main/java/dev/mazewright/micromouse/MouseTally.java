package dev.mazewright.micromouse;

/**
 * Distances and turns of a mouse, and the score that follows: turns and effective distance of the best run, and a tenth of those of all
 * its moves. A run leads from the start to the goal.
 *
 * <p>The effective distance of a move is its distance up to 2, and beyond that half of it and 1.
 *
 * <p>Source: the simulator mms by Mackorone, Stats.cpp and its readme, 2024.
 */
public final class MouseTally {
    /** The score of a mouse that never reached the goal. */
    public static final double NEVER = 2000;

    private static final double PENALTY = 15;
    private static final double SHARE = 0.1;

    private double totalDistance;
    private double totalEffective;
    private long totalTurns;
    private double runDistance;
    private double runEffective;
    private long runTurns;
    private boolean isRunning;
    private boolean hasFinished;
    private double bestDistance;
    private double bestEffective;
    private long bestTurns;
    private double penalty;

    MouseTally() {}

    void startRun() {
        runTurns = 0;
        runDistance = 0;
        runEffective = penalty;
        totalEffective += penalty;
        penalty = 0;
        isRunning = true;
    }

    void move(double distance) {
        double effective = distance > 2 ? distance / 2 + 1 : distance;
        totalDistance += distance;
        totalEffective += effective;
        if (isRunning) {
            runDistance += distance;
            runEffective += effective;
        }
    }

    void turn() {
        totalTurns++;
        runTurns += isRunning ? 1 : 0;
    }

    void finishRun() {
        isRunning = false;
        if (!hasFinished || runTurns + runEffective < bestTurns + bestEffective) {
            bestTurns = runTurns;
            bestDistance = runDistance;
            bestEffective = runEffective;
        }
        hasFinished = true;
    }

    void endRun() {
        isRunning = false;
    }

    void penalize() {
        penalty = PENALTY;
    }

    /** The score; less is better. {@value #NEVER} if no run reached the goal. */
    public double score() {
        return hasFinished ? bestEffective + bestTurns + SHARE * (totalEffective + totalTurns) : NEVER;
    }

    /** The distance of all moves. */
    public double totalDistance() {
        return totalDistance;
    }

    /** The effective distance of all moves, with penalties. */
    public double totalEffective() {
        return totalEffective;
    }

    /** The turns of all runs and between them. */
    public long totalTurns() {
        return totalTurns;
    }

    double runDistance() {
        return runDistance;
    }

    double runEffective() {
        return runEffective;
    }

    long runTurns() {
        return runTurns;
    }

    /** Whether a run reached the goal: then there is a best one. */
    public boolean hasBest() {
        return hasFinished;
    }

    /** The distance of the best run. */
    public double bestDistance() {
        return bestDistance;
    }

    /** The effective distance of the best run. */
    public double bestEffective() {
        return bestEffective;
    }

    /** The turns of the best run. */
    public long bestTurns() {
        return bestTurns;
    }
}
