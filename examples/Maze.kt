import dev.mazewright.core.catalog.Catalog
import dev.mazewright.core.recipe.Recipe
import dev.mazewright.core.recipe.Solving
import dev.mazewright.core.run.Context
import dev.mazewright.formats.Formats
import dev.mazewright.formats.io.Document
import dev.mazewright.formats.io.Style

/** In Kotlin: a maze of each generator that is uniform, the longest solution of a few seeds, and that maze as text. */
fun main() {
    val uniform = Catalog.GENERATORS.filter { it.isUniform }.map { it.name() }
    println("uniform: ${uniform.joinToString()}")
    val (puzzle, path) = (1L..20L)
        .map { Recipe.parse("rectangle:8x16/wilson/seed:$it").make() }
        .map { it to Solving.shortest(it, null, Context.standard()) }
        .maxBy { (_, path) -> path.length() }
    Formats.named("text").write(Document(puzzle, path, Style.DEFAULT), System.out)
    println("${puzzle.recipe()}: ${path.length()} steps")
}
