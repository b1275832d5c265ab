package dev.mazewright.spark.job;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasSurvey;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * The graph of an atlas, with answers: {@code AtlasGraph recipe=rectangle:32768x32768/atlas:wilson/seed:1 output=FOLDER}. Systems that find
 * components, shortest paths or diameters are tested against it.
 *
 * <p>Three tables of Parquet in a folder that must not exist: {@code edges} with src and dst, numbers of cells in reading order;
 * {@code distances} of {@code pairs} pairs of cells, 1000 by default, chosen by the seed of the recipe; {@code facts}, one row: vertices,
 * edges, components, diameter, and the cells farthest apart.
 */
public final class AtlasGraph {
    private static final int PAIRS = 1000;
    private static final StructType EDGES = new StructType().add("src", DataTypes.LongType, false).add("dst", DataTypes.LongType, false);
    private static final StructType DISTANCES = EDGES.add("distance", DataTypes.createDecimalType(38, 0), false);
    private static final StructType FACTS = new StructType()
            .add("vertices", DataTypes.LongType, false)
            .add("edges", DataTypes.LongType, false)
            .add("components", DataTypes.IntegerType, false)
            .add("diameter", DataTypes.createDecimalType(38, 0), false)
            .add("src", DataTypes.LongType, false)
            .add("dst", DataTypes.LongType, false);

    private AtlasGraph() {}

    /** Writes the tables. */
    public static void main(String[] arguments) {
        AtlasJob.run("graph", arguments, Set.of("output", "pairs"), job -> {
            job.atlas().requireStraight();
            write(job);
            System.out.println("vertices  " + AtlasJob.blocks(job.atlas(), 0));
        });
    }

    /** Writes the tables into the folder {@code output}. */
    static void write(AtlasJob job) {
        String output = job.required("output");
        int pairs = (int) job.whole("pairs", 0, 10_000_000, PAIRS);
        Atlas atlas = job.atlas();
        String recipe = job.recipe();
        int level = job.level();
        long cells = AtlasJob.blocks(atlas, 0);
        if (cells == Long.MAX_VALUE) {
            throw new UsageException("the maze has more cells than there are numbers of vertices, 2^63");
        }
        JavaRDD<Row> edges = job.ranges(AtlasJob.blocks(atlas, level))
                .flatMap(range -> new EdgeRows(AtlasJob.puzzle(recipe).atlas(), level, range[0], range[1]));
        write(job, edges, EDGES, output + "/edges");
        JavaRDD<Row> distances = job.ranges(pairs).flatMap(range -> distances(recipe, cells, range[0], range[1]).iterator());
        write(job, distances, DISTANCES, output + "/distances");
        AtlasSurvey survey = AtlasCensus.of(job);
        AtlasSurvey.Diameter diameter = survey.diameter();
        Row facts = RowFactory.create(
                cells, cells - 1, 1, new BigDecimal(diameter.length()), number(atlas, diameter.from()), number(atlas, diameter.to()));
        write(job, JavaSparkContext.fromSparkContext(job.spark().sparkContext()).parallelize(List.of(facts), 1), FACTS, output + "/facts");
    }

    private static void write(AtlasJob job, JavaRDD<Row> rows, StructType type, String folder) {
        job.spark().createDataFrame(rows, type).write().mode(SaveMode.ErrorIfExists).option("compression", "zstd").parquet(folder);
    }

    private static long number(Atlas atlas, AtlasCell cell) {
        return cell.row() * atlas.columns() + cell.column();
    }

    private static List<Row> distances(String recipe, long cells, long from, long to) {
        Atlas atlas = AtlasJob.puzzle(recipe).atlas();
        long seed = Recipe.parse(recipe).seed();
        List<Row> rows = new ArrayList<>();
        for (long pair = from; pair < to; pair++) {
            MazeRandom random = new MazeRandom(seed).stream("pair", pair);
            long one = random.below(cells);
            long other = random.below(cells);
            rows.add(RowFactory.create(one, other, new BigDecimal(atlas.distance(AtlasJob.block(atlas, 0, one), AtlasJob.block(atlas, 0, other)))));
        }
        return rows;
    }
}
