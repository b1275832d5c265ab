package dev.mazewright.spark

import dev.mazewright.datasets.{Dataset, RecipeTemplate, RowColumn, RowFilter, Rows, Split}
import org.apache.spark.sql.{DataFrame, SparkSession}
import org.apache.spark.sql.functions.{avg, col}
import org.junit.jupiter.api.Assertions.{assertEquals, assertTrue}
import org.junit.jupiter.api.Test

/** Some columns of a row. */
case class Maze(recipe: String, generator: String, rows: Int, seed: Long, walls: Array[Byte], path: Seq[Int], difficulty: Double)

/** The rows of the source from Scala are those of the command line. */
class ScalaTest {
  private val recipe = "rectangle:{5..9}x{same}/{wilson,kruskal}"
  private val count = 200
  private val spark: SparkSession = LocalSpark.session

  private def load(): DataFrame =
    spark.read.format("mazewright").option("recipe", recipe).option("count", count).option("seed", 5).load()

  private val expected: Seq[Map[String, Any]] = {
    val split = Split.of("train", count, RecipeTemplate.parse(recipe), RowFilter.SOLVABLE)
    val rows = new Rows(Dataset.of("any", 5, "jsonl", 1000, java.util.List.of(split)), split)
    (0 until count).map { number =>
      val row = rows.row(number)
      RowColumn.values.map(column => column.toString -> plain(column.of(row))).toMap
    }
  }

  /** Arrays as sequences, which can be compared. */
  private def plain(value: Any): Any = value match {
    case bytes: Array[Byte] => bytes.toSeq
    case numbers: Array[Int] => numbers.toSeq
    case numbers: scala.collection.Seq[_] => numbers.toSeq
    case other => other
  }

  @Test
  def rowsAreThoseOfTheCommandLine(): Unit = {
    val mazes = load()
    val names = mazes.columns.toSeq
    val read = mazes.collect().toSeq.map(row => names.zip(row.toSeq.map(plain)).toMap)
    assertEquals(expected, read)
  }

  @Test
  def rowsAreObjects(): Unit = {
    import spark.implicits._
    val mazes = load().as[Maze].filter(maze => maze.generator == "wilson" && maze.path.length > 12).collect().toSeq
    val chosen = expected.filter(row => row("generator") == "wilson" && row("path").asInstanceOf[Seq[Int]].length > 12)
    assertTrue(chosen.nonEmpty)
    assertEquals(
      chosen.map(row => Seq(row("recipe"), row("rows"), row("seed"), row("walls"), row("path"), row("difficulty"))),
      mazes.map(maze => Seq(maze.recipe, maze.rows, maze.seed, maze.walls.toSeq, maze.path, maze.difficulty)))
  }

  @Test
  def columnsAreGroupedAndQueried(): Unit = {
    val means = expected.groupBy(_("generator")).map { case (generator, rows) =>
      generator -> rows.map(_("path_length").asInstanceOf[Int]).sum.toDouble / rows.size
    }
    val grouped = load().groupBy(col("generator")).agg(avg(col("path_length"))).collect()
    assertEquals(means, grouped.map(row => row.getString(0) -> row.getDouble(1)).toMap)
    spark.sql(s"CREATE TEMPORARY VIEW scala_mazes USING mazewright OPTIONS (recipe '$recipe', count '$count', seed '5')")
    try {
      val queried = spark.sql("SELECT generator, avg(path_length) FROM scala_mazes WHERE rows > 6 GROUP BY generator").collect()
      val larger = expected.filter(_("rows").asInstanceOf[Int] > 6).groupBy(_("generator")).map { case (generator, rows) =>
        generator -> rows.map(_("path_length").asInstanceOf[Int]).sum.toDouble / rows.size
      }
      assertEquals(larger, queried.map(row => row.getString(0) -> row.getDouble(1)).toMap)
    } finally {
      spark.catalog.dropTempView("scala_mazes")
    }
  }
}
