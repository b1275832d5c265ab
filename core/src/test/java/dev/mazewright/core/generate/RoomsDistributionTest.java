package dev.mazewright.core.generate;

import static dev.mazewright.core.generate.RoomsRuns.inside;
import static dev.mazewright.core.generate.RoomsRuns.picture;
import static dev.mazewright.core.generate.RoomsRuns.random;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.floor.Room;
import dev.mazewright.core.generate.floor.RoomPlan;
import dev.mazewright.core.generate.floor.FloorTile;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.RoomsSeen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R4, rooms and cheese: where doors and cheese are, by chi-square. */
class RoomsDistributionTest {
    private static final int SAMPLES = 100_000;

    /** An inside of 6 x 9 is divided once, at one of its 4 x 7 tiles that are not next to a wall. */
    @Test
    void theDoorIsUniformAmongTheTilesNotNextToWalls() {
        long[] counts = new long[4 * 7];
        for (long seed = 0; seed < SAMPLES; seed++) {
            RoomPlan plan = Rooms.plan(8, 11, new MazeRandom(seed));
            assertThat(plan.doors()).hasSize(2);
            for (FloorTile door : plan.doors().keySet()) {
                if (door.row() > 0) {
                    counts[(door.row() - 2) * 7 + door.column() - 2]++;
                }
            }
        }
        assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(counts.length));
    }

    /** An inside of 7 x 7 is divided twice if the first door is at its corner, which leaves a quarter of 5 x 5. */
    @Test
    void theSecondDoorIsIndependentOfTheFirst() {
        long[] counts = new long[3 * 3];
        long[] twice = new long[2];
        for (long seed = 0; seed < SAMPLES; seed++) {
            RoomPlan plan = Rooms.plan(9, 9, new MazeRandom(seed));
            boolean isFirst = !plan.floor().contains(2, 7); // its wall has its full length
            boolean atCorner = plan.doors().containsKey(new FloorTile(2, 2)) && isFirst;
            twice[atCorner ? 0 : 1]++;
            if (atCorner) {
                for (FloorTile door : plan.doors().keySet()) {
                    if (door.row() > 2) {
                        counts[(door.row() - 4) * 3 + door.column() - 4]++;
                    }
                }
            }
        }
        assertThat(ChiSquare.of(twice, 1.0 / 25, 24.0 / 25)).isLessThan(ChiSquare.limit(2));
        assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(counts.length));
    }

    /** The cheese of one plan, hidden again and again: rooms by their products of 1/3, tiles of a room alike. */
    @ParameterizedTest
    @CsvSource({"31, 41, 1", "21, 21, 2", "7, 7, 3", "40, 40, 4"})
    void cheeseRoomsComeAsTheirProductsOfOneThird(int rows, int columns, long seed) {
        RoomPlan plan = Rooms.plan(rows, columns, random(seed));
        List<RoomsSeen.Seen> rooms = new RoomsSeen(picture(rows, columns, plan.floor())).rooms;
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        rooms.forEach(room -> numbers.put(room.inside(), numbers.size()));
        double[] shares = rooms.stream().mapToDouble(RoomsSeen.Seen::probability).toArray();
        long[] counts = new long[shares.length];
        long[][] tiles = new long[shares.length][];
        MazeRandom random = new MazeRandom(seed);
        for (int i = 0; i < SAMPLES; i++) {
            RoomPlan hidden = plan.withCheese(random.stream("again", i));
            Room room = hidden.cheese().room();
            FloorTile tile = hidden.cheese().tile();
            int number = numbers.get(inside(room));
            counts[number]++;
            assertThat(hidden.cheese().probability()).isCloseTo(shares[number], within(1e-12));
            if (tiles[number] == null) {
                tiles[number] = new long[(int) room.tiles()];
            }
            tiles[number][(tile.row() - room.top()) * room.width() + tile.column() - room.left()]++;
        }
        double sum = 0;
        List<Integer> possible = new ArrayList<>();
        for (int i = 0; i < shares.length; i++) {
            sum += shares[i];
            if (shares[i] == 0) {
                assertThat(counts[i]).as("never where the door is").isZero();
            } else {
                possible.add(i);
            }
            if (tiles[i] != null && tiles[i].length > 1 && counts[i] > 20L * tiles[i].length) {
                assertThat(ChiSquare.ofEqual(tiles[i])).isLessThan(ChiSquare.limit(tiles[i].length));
            }
        }
        assertThat(sum).isCloseTo(1, within(1e-12));
        assertThat(possible).hasSizeBetween(3, shares.length - 1);
        long[] counted = possible.stream().mapToLong(i -> counts[i]).toArray();
        double[] expected = possible.stream().mapToDouble(i -> shares[i]).toArray();
        assertThat(ChiSquare.of(counted, expected)).isLessThan(ChiSquare.limit(counted.length));
    }
}
