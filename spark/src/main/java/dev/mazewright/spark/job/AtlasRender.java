package dev.mazewright.spark.job;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Window;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.png.AtlasTiles;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Draws an atlas as the tiles of a web map: {@code AtlasRender recipe=rectangle:2147483648x2147483648/atlas:wilson/seed:1 zoom=0..6
 * output=FOLDER}, in any file system that Spark knows. A tile is {@code zoom/x/y.png}.
 *
 * <p>{@code region=ROW,COLUMN,ROWSxCOLUMNS}, in cells, leaves out the tiles that do not meet it; {@code solution=true} draws the path. A tile
 * that is there is not drawn again, and none is there in part, so that a run that was stopped goes on where it was. One to three
 * milliseconds a tile, beside its writing.
 */
public final class AtlasRender {
    private static final Set<String> OPTIONS = Set.of("zoom", "region", "solution", "output");

    private AtlasRender() {}

    /** The tiles of a zoom that are drawn, from a column {@code x} and a row {@code y} on. */
    record Tiles(int zoom, long x, long y, long columns, long rows) implements Serializable {
        long count() {
            return Math.multiplyExact(columns, rows);
        }
    }

    /** Draws the tiles, and prints how many there are of each zoom. */
    public static void main(String[] arguments) {
        AtlasJob.run("render", arguments, OPTIONS, job -> {
            String[] zooms = job.required("zoom").split("\\.\\.", -1);
            AtlasTiles tiles = new AtlasTiles(AtlasJob.puzzle(job.recipe()));
            int first = (int) Numbers.whole("zoom", zooms[0], 0, tiles.mostZoom());
            int last = (int) Numbers.whole("zoom", zooms[zooms.length - 1], first, tiles.mostZoom());
            for (int zoom = first; zoom <= last; zoom++) {
                System.out.println("zoom " + zoom + "  " + render(job, zoom) + " tiles drawn");
            }
        });
    }

    /** Draws the tiles of a zoom that are not there; returns how many. */
    static long render(AtlasJob job, int zoom) {
        String recipe = job.recipe();
        String output = job.required("output");
        boolean isSolved = "true".equals(job.option("solution"));
        Tiles tiles = tiles(job, zoom);
        return job.ranges(tiles.count()).map(range -> draw(recipe, tiles, range[0], range[1], isSolved, output)).reduce(Long::sum);
    }

    private static Tiles tiles(AtlasJob job, int zoom) {
        AtlasTiles all = new AtlasTiles(AtlasJob.puzzle(job.recipe()));
        String region = job.option("region");
        if (region == null) {
            return new Tiles(zoom, 0, 0, all.columns(zoom), all.rows(zoom));
        }
        Window part = Window.parse(region);
        if (part.level() != 0 || part.row() + part.rows() > job.atlas().rows() || part.column() + part.columns() > job.atlas().columns()) {
            throw new UsageException("the region " + region + " does not lie in the maze; it is ROW,COLUMN,ROWSxCOLUMNS in cells");
        }
        long x = all.tileOf(zoom, part.column());
        long y = all.tileOf(zoom, part.row());
        return new Tiles(zoom, x, y, all.tileOf(zoom, part.column() + part.columns() - 1) - x + 1, all.tileOf(zoom, part.row() + part.rows() - 1) - y + 1);
    }

    private static long draw(String recipe, Tiles tiles, long from, long to, boolean isSolved, String output) {
        AtlasTiles atlas = new AtlasTiles(AtlasJob.puzzle(recipe));
        long drawn = 0;
        try {
            FileSystem files = new Path(output).getFileSystem(new Configuration());
            files.setWriteChecksum(false);
            for (long number = from; number < to; number++) {
                long x = tiles.x() + number % tiles.columns();
                long y = tiles.y() + number / tiles.columns();
                Path tile = new Path(output, tiles.zoom() + "/" + x + "/" + y + ".png");
                if (!files.exists(tile)) {
                    Path part = new Path(tile.getParent(), "." + y + "-" + Thread.currentThread().threadId() + ".part");
                    try (OutputStream out = files.create(part, true)) {
                        atlas.write(tiles.zoom(), x, y, isSolved, Context.ofStep(), out);
                    }
                    if (!files.rename(part, tile) && !files.exists(tile)) {
                        throw new IOException("the tile " + tile + " could not be written");
                    }
                    files.delete(part, false);
                    drawn++;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return drawn;
    }
}
