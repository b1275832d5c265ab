import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;

/**
 * A million mazes on all threads, each from its own seed: {@code MillionMazes [COUNT]}. Counts how often each maze of 3 x 3 cells comes.
 * There are 192, and Wilson's algorithm makes each of them equally often.
 */
final class MillionMazes {
    public static void main(String[] arguments) {
        long count = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1_000_000;
        Maker maker = new Maker(Recipe.parse("rectangle:3x3/wilson/seed:0"), Context.standard());
        Map<String, LongAdder> seen = new ConcurrentHashMap<>();
        LongStream.range(0, count).parallel().forEach(seed -> {
            Maze maze = maker.withSeed(seed).make().maze();
            seen.computeIfAbsent(Digest.of(maze), digest -> new LongAdder()).increment();
        });
        long least = seen.values().stream().mapToLong(LongAdder::sum).min().orElse(0);
        long most = seen.values().stream().mapToLong(LongAdder::sum).max().orElse(0);
        System.out.println(count + " mazes, " + seen.size() + " different ones; each came " + least + " to " + most + " times");
    }
}
