package dev.mazewright.spark.job;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Rows;
import dev.mazewright.spark.RowSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The means and deviations of all measures, for each generator: {@code Textures
 * recipe=rectangle:20x20/{wilson,kruskal} count=100000000}.
 */
public final class Textures {
    private Textures() {}

    /** Measures, and prints a table: generator, measure, mazes, mean, deviation, and the sums that these come from. */
    public static void main(String[] arguments) {
        Job.run("textures", arguments, job -> {
            System.out.println("generator\tmeasure\tmazes\tmean\tdeviation\tsum\tsquares\tunit");
            of(job).forEach((generator, sums) -> sums.lines().forEach(line -> System.out.println(generator + "\t" + line)));
        });
    }

    /** The sums for each generator. */
    static Map<String, MeasureSums> of(Job job) {
        RowSource rows = job.rows();
        return job.ranges()
                .map(range -> measure(rows.open(), range[0], range[1]))
                .treeReduce(Textures::plus);
    }

    private static Map<String, MeasureSums> measure(Rows rows, long from, long to) {
        Map<String, MeasureSums> sums = new TreeMap<>();
        for (long number = from; number < to; number++) {
            Row row = rows.row(number);
            sums.computeIfAbsent(row.recipe().generator().name(), name -> new MeasureSums()).add(row);
        }
        return sums;
    }

    private static Map<String, MeasureSums> plus(Map<String, MeasureSums> one, Map<String, MeasureSums> other) {
        Map<String, MeasureSums> sums = new TreeMap<>();
        for (Map<String, MeasureSums> part : List.of(one, other)) {
            part.forEach((generator, those) -> sums.computeIfAbsent(generator, name -> new MeasureSums()).add(those));
        }
        return sums;
    }

    /** A number with the decimals that matter, never with a comma. */
    static String decimal(double number) {
        return String.format(Locale.ROOT, "%.6f", number);
    }
}
