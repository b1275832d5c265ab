package dev.mazewright.spark;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** A table of mazes, read as a whole or as a stream. */
final class MazeTable implements SupportsRead {
    private final Map<String, String> properties;

    /** A table of these properties in a catalog, the options of {@code CREATE TABLE} among them. */
    MazeTable(Map<String, String> properties) {
        this.properties = properties;
    }

    @Override
    public String name() {
        return "mazewright";
    }

    @Override
    public Column[] columns() {
        return ColumnTypes.columns();
    }

    @Override
    public Set<TableCapability> capabilities() {
        return Set.of(TableCapability.BATCH_READ, TableCapability.MICRO_BATCH_READ);
    }

    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
        Map<String, String> all = new HashMap<>(properties);
        all.keySet().retainAll(SourceOptions.NAMES);
        all.putAll(options.asCaseSensitiveMap());
        return new MazeScanBuilder(SourceOptions.of(new CaseInsensitiveStringMap(all)));
    }
}
