package dev.mazewright.studio.classroom;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Access;
import dev.mazewright.studio.http.Broadcast;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** What a class sees: the teacher's stage, and a race with its table. All of it is sent as events {@code stage} and {@code race}. */
public final class Classroom {
    /** A class has no more pupils. */
    static final int MOST_PUPILS = 200;

    private static final String STAGE = "stage";
    private static final String RACE = "race";

    private final Broadcast broadcast;
    private final LongSupplier clock;
    private final Map<Integer, Pupil> pupils = new TreeMap<>();
    private int numbers;

    private int races;
    private @Nullable RaceMaze maze;
    private String recipe = "";
    private boolean isRunning;
    private long begun;

    /** An empty class whose events are sent here. */
    public Classroom(Broadcast broadcast) {
        this(broadcast, System::nanoTime);
    }

    Classroom(Broadcast broadcast, LongSupplier clock) {
        this.broadcast = broadcast;
        this.clock = clock;
        publishRace();
    }

    /** Where its events are sent. */
    public Broadcast broadcast() {
        return broadcast;
    }

    /**
     * Shows what the teacher's stage shows.
     *
     * @param link the recipe and settings of the page's address, or empty where the maze has no recipe
     */
    public void show(String link) {
        String event = JsonLine.text(out -> out.beginObject().name("link").value(link).endObject());
        broadcast.publish(STAGE, () -> event);
    }

    /**
     * Makes sure that a maze is not too large for a race.
     *
     * @throws UsageException if it is
     */
    public static void requireFew(long cells) {
        RaceMaze.requireFew(cells);
    }

    /**
     * Begins a race; all pupils stand at the start.
     *
     * @param text the recipe of the maze
     * @throws UsageException if the maze is too large, or the goal is the start or cannot be reached
     */
    public synchronized void begin(Puzzle puzzle, String text) {
        RaceMaze next = new RaceMaze(puzzle);
        maze = next;
        recipe = text;
        races++;
        isRunning = true;
        begun = clock.getAsLong();
        pupils.values().forEach(pupil -> pupil.begin(next.start()));
        publishRace();
    }

    /** Ends the race; its table stays. */
    public synchronized void end() {
        isRunning = false;
        publishRace();
    }

    /** Removes a pupil, who may give another name. */
    public synchronized void remove(int number) {
        if (pupils.remove(number) == null) {
            throw new UsageException("there is no pupil " + number);
        }
        publishRace();
    }

    /**
     * Admits a pupil.
     *
     * @return as JSON, the pupil's number, name and key, which the moves need
     * @throws UsageException if the name is invalid or taken, or the class is full
     */
    public synchronized String join(String typed) {
        String name = PupilName.of(typed);
        if (pupils.values().stream().anyMatch(each -> PupilName.key(each.name).equals(PupilName.key(name)))) {
            throw new UsageException("the name " + name + " is taken; add a letter");
        }
        if (pupils.size() >= MOST_PUPILS) {
            throw new UsageException("the class is full; it has " + MOST_PUPILS + " names");
        }
        Pupil pupil = new Pupil(++numbers, name, Access.newToken());
        if (maze != null) {
            pupil.begin(maze.start());
        }
        pupils.put(pupil.number, pupil);
        publishRace();
        return JsonLine.text(out -> out.beginObject()
                .name("pupil").value(pupil.number)
                .name("name").value(pupil.name)
                .name("key").value(pupil.key)
                .endObject());
    }

    /**
     * Walks on.
     *
     * @param race the number of the race
     * @param from how many moves were made before these; where they are not known here, none of these count
     * @param cells the numbers of the cells that were entered, one after the other
     * @return as JSON, the cell and the moves as they are known here
     * @throws UsageException if there is no such pupil, or no such race runs
     */
    public synchronized String move(int number, String key, int race, int from, int[] cells) {
        Pupil pupil = pupils.get(number);
        if (pupil == null || !Access.isSame(pupil.key, key)) {
            throw new UsageException("this name was removed; give your name again");
        }
        RaceMaze in = maze;
        if (in == null || !isRunning || race != races) {
            throw new UsageException("this race is over");
        }
        if (from == pupil.moves) {
            for (int cell : cells) {
                if (pupil.hasArrived() || !in.joins(pupil.cell, cell)) {
                    break;
                }
                pupil.cell = cell;
                pupil.moves++;
                if (in.distance(cell) == 0) {
                    pupil.time = TimeUnit.NANOSECONDS.toMillis(clock.getAsLong() - begun);
                }
            }
            publishRace();
        }
        return JsonLine.text(out -> out.beginObject()
                .name("cell").value(pupil.cell)
                .name("moves").value(pupil.moves)
                .name("time").value(pupil.time)
                .endObject());
    }

    private void publishRace() {
        broadcast.publish(RACE, this::table);
    }

    /** The race as JSON: those who have arrived in the order of their times, then the others by the steps that are left. */
    synchronized String table() {
        RaceMaze in = maze;
        List<Pupil> all = pupils.values().stream()
                .sorted(Comparator.comparingLong((Pupil each) -> each.hasArrived() ? each.time : Long.MAX_VALUE)
                        .thenComparingInt(each -> in == null ? 0 : in.distance(each.cell))
                        .thenComparingInt(each -> each.number))
                .toList();
        return JsonLine.text(out -> {
            out.beginObject();
            out.name("race").value(races);
            out.name("running").value(isRunning);
            out.name("recipe").value(in == null ? null : recipe);
            out.name("steps").value(in == null ? 0 : in.distance(in.start()));
            out.name("pupils").beginArray();
            for (Pupil each : all) {
                out.beginObject();
                out.name("pupil").value(each.number);
                out.name("name").value(each.name);
                out.name("moves").value(each.moves);
                out.name("left").value(in == null ? 0 : in.distance(each.cell));
                out.name("cell").value(each.cell);
                out.name("time").value(each.time);
                out.endObject();
            }
            out.endArray().endObject();
        });
    }
}
