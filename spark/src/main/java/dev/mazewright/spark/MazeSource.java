package dev.mazewright.spark;

import java.util.Map;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** The data source {@code mazewright}; {@link SourceOptions} has its options. */
public final class MazeSource implements TableProvider, DataSourceRegister {
    @Override
    public String shortName() {
        return "mazewright";
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return ColumnTypes.SCHEMA;
    }

    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> properties) {
        return new MazeTable(properties);
    }
}
