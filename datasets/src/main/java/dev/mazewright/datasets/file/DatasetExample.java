package dev.mazewright.datasets.file;

/** The specification of a dataset with all keys, explained. */
public final class DatasetExample {
    /** It. */
    public static final String TEXT = """
            # A dataset of mazes. Make it with: mazewright dataset dataset.toml -o FOLDER
            # Lines that begin with # are comments.

            name = "Mazes of 9 to 15"
            seed = 1                        # the same seed makes the same rows
            format = "jsonl"                # mazewright list datasets shows all
            shard-size = 1000               # rows a file
            licence = "CC0-1.0"             # an identifier of the SPDX list, for the card
            tries = 10000000                # candidates that a row may try before it is given up

            [[split]]
            name = "train"
            count = 800                     # mazes
            # {a..b} and {a..b:step} draw a number, {x,y} one of a list, {same} repeats the number drawn last
            recipes = ["rectangle:{9..15:2}x{same}/{wilson,kruskal}", "rectangle:{9..15:2}x{same}/wilson/braid:{0..0.3}"]
            weights = [3, 1]                # of the recipes; equal if left out
            start = "random"                # a cell as in recipes: row,column, or a word such as corner, dead-end, top-left
            goal = "farthest"
            path-length = "10..59"          # steps of a shortest path; A.. and ..B leave one end open; 0.. has rows whose start is the goal, too
            difficulty = "20..80"           # 0 to 100
            # shortest-paths = "1..3"       # how many there are
            # unique = true                 # the same as shortest-paths = "1"
            # solvable = true               # false: mazes without a path; "any": both
            balance = "path-length:5"       # as many mazes in each of five bins; or difficulty:N
            # augment = true                # each maze as its eight images: eight rows
            # distinct = true               # no two mazes of the split are equal or images of each other
            # share = 4                     # of the mazes, beside the shares of other splits: --extend then changes no row; else the counts decide
            # trace = "a-star"              # the search of that solver, for formats that have it

            # No maze of a split is an image of a maze of another one.
            [[split]]
            name = "test"
            count = 200
            recipes = ["rectangle:{9..15:2}x{same}/{wilson,kruskal}"]
            start = "random"
            goal = "farthest"
            """;

    private DatasetExample() {}
}
