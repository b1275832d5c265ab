package dev.mazewright.micromouse;

import dev.mazewright.core.run.UsageException;
import java.util.List;

/**
 * How fast a mouse is: it runs straights and diagonals with an acceleration up to a top speed, and takes each kind of turn in a time of its
 * own, always at one speed. Lengths are in millimetres, times in nanoseconds.
 *
 * <p>It is a model: it knows nothing of the grip of tyres, of gaps that are narrow for a wide mouse, or of a search before the run.
 *
 * <p>Source: Onuki, micromouse-maze-library, 2019 (StepMapSlalom).
 *
 * @param name in reports
 * @param cell the side of a cell, in mm
 * @param turnSpeed in all turns, in mm/s
 * @param straight on straights
 * @param diagonal on diagonals
 * @param turn45 from a straight to a diagonal, or back
 * @param turn90 from a straight to one at a right angle
 * @param turn135 from a straight to a diagonal that leads backwards, or back
 * @param turn180 from a straight to the one beside it
 * @param diagonal90 from a diagonal to one at a right angle
 */
public record SlalomModel(
        String name, double cell, double turnSpeed, Run straight, Run diagonal, long turn45, long turn90, long turn135, long turn180, long diagonal90) {
    private static final double NANOSECONDS = 1e9;
    /** The most that a move takes, an hour: so the time of no run overflows, whose moves are at most 8 headings at the 513 x 513 middles of cells and edges. */
    private static final long MOST = 3_600_000_000_000L;

    private static final List<String> TURNS = List.of("straight-45", "straight-90", "straight-135", "straight-180", "diagonal-90");

    /**
     * A kind of straight run.
     *
     * @param acceleration in mm/s^2, also of braking
     * @param topSpeed in mm/s
     */
    public record Run(double acceleration, double topSpeed) {
        /** The time of a run of this length in mm that begins and ends with a speed in mm/s, in nanoseconds, rounded. */
        public long time(double length, double speed) {
            double reach = (topSpeed * topSpeed - speed * speed) / acceleration; // where the top speed is reached in the middle
            double seconds = length < reach
                    ? 2 * length / (Math.sqrt(speed * speed + acceleration * length) + speed)
                    : (acceleration * length + (topSpeed - speed) * (topSpeed - speed)) / (acceleration * topSpeed);
            return Math.round(seconds * NANOSECONDS);
        }
    }

    /**
     * A model.
     *
     * @throws UsageException if a number is not positive, a top speed is less than the speed of turns, or a turn or a straight of the longest maze
     *     takes more than an hour
     */
    public SlalomModel {
        requirePositive("the side of a cell", cell);
        requirePositive("the speed of turns", turnSpeed);
        for (Run run : new Run[] {straight, diagonal}) {
            requirePositive("an acceleration", run.acceleration);
            if (!(run.topSpeed >= turnSpeed)) {
                throw new UsageException("a top speed is at least the speed of turns, " + turnSpeed + " mm/s, not " + run.topSpeed);
            }
        }
        long[] turns = {turn45, turn90, turn135, turn180, diagonal90};
        for (int i = 0; i < turns.length; i++) {
            if (turns[i] > MOST) {
                throw new UsageException(TURNS.get(i) + " is the time of a turn, at most an hour, not " + turns[i] / NANOSECONDS + " s");
            }
            requirePositive(TURNS.get(i), (double) turns[i]);
        }
        double length = ContestMaze.MOST * cell;
        requireShort("straight", straight, length, cell, turnSpeed);
        requireShort("diagonal", diagonal, length * Math.sqrt(2), cell, turnSpeed);
    }

    private static void requireShort(String key, Run run, double length, double cell, double turnSpeed) {
        if (run.time(length, turnSpeed) > MOST) {
            throw new UsageException("a " + key + " over " + ContestMaze.MOST + " cells takes at most an hour: with cell = " + cell + " mm, turn-speed = " + turnSpeed
                    + " mm/s and the acceleration and top-speed of [" + key + "] it takes " + Math.round(run.time(length, turnSpeed) / NANOSECONDS) + " s");
        }
    }

    private static void requirePositive(String what, double number) {
        if (!(number > 0 && number < 1e15)) {
            throw new UsageException(what + " is a number above 0, not " + number);
        }
    }

    /** The time of a straight over this number of cells, in nanoseconds. */
    public long straightTime(int cells) {
        return straight.time(cells * cell, turnSpeed);
    }

    /** The time of a diagonal over this number of half-steps, each from the middle of an edge to that of the next, in nanoseconds. */
    public long diagonalTime(int steps) {
        return diagonal.time(steps * cell * Math.sqrt(0.5), turnSpeed);
    }
}
