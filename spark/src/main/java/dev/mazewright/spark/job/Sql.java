package dev.mazewright.spark.job;

import dev.mazewright.core.run.UsageException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import scala.Console;

/**
 * A shell for SQL: answers the statements that are its arguments, or else those of standard input, each up to a semicolon at the end of
 * a line. Of a result it prints the first {@value #ROWS} rows. A statement with an error is answered by Spark's message; the next one is
 * read.
 */
public final class Sql {
    /** Rows of a result that are printed. */
    static final int ROWS = 100;

    private Sql() {}

    /** Answers all statements. */
    public static void main(String[] arguments) {
        Job.inSession("sql", spark -> {
            if (arguments.length > 0) {
                for (String statement : arguments) {
                    if (!answer(spark, statement, System.out)) {
                        throw new UsageException("'" + statement + "' is refused, as said above");
                    }
                }
                return;
            }
            try {
                answerAll(spark, new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), System.out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    static void answerAll(SparkSession spark, BufferedReader in, PrintStream out) throws IOException {
        StringBuilder statement = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            statement.append(line).append('\n');
            if (line.strip().endsWith(";")) {
                answer(spark, statement.toString(), out);
                statement.setLength(0);
            }
        }
        answer(spark, statement.toString(), out);
    }

    /** Answers a statement, if there is one; whether it has no error. */
    private static boolean answer(SparkSession spark, String statement, PrintStream out) {
        String bare = statement.strip().replaceAll(";+$", "").strip();
        if (bare.isEmpty()) {
            return true;
        }
        try {
            Dataset<Row> result = spark.sql(bare);
            if (result.columns().length > 0) {
                Console.withOut(out, () -> {
                    result.show(ROWS, false);
                    return null;
                });
            }
            return true;
        } catch (Exception e) { // whatever a statement does, the next one is read
            out.println(e.getMessage());
        }
        return false;
    }
}
