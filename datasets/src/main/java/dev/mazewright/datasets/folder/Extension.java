package dev.mazewright.datasets.folder;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetText;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Compares the dataset that a folder holds with the one that is wanted, which may be the same with greater counts. */
final class Extension {
    private Extension() {}

    /**
     * The dataset to make in a folder where another one is finished.
     *
     * @throws FolderRefusedException if it is not, where that is asked for, the same with greater counts
     */
    static Dataset of(Dataset there, Dataset wanted, boolean extend, Path folder) throws FolderRefusedException {
        boolean isGreater = there.splits().size() == wanted.splits().size()
                && isSame(joined(there, wanted, (old, now) -> old.withCounts(now.count(), List.of())), wanted)
                && IntStream.range(0, there.splits().size())
                        .allMatch(i -> wanted.splits().get(i).count() >= there.splits().get(i).count());
        if (!isGreater) {
            throw new FolderRefusedException(folder, "it has another dataset" + difference(there, wanted) + "; name another folder");
        }
        Dataset extended = joined(wanted, there, (now, old) ->
                now.withCounts(now.count(), Stream.concat(old.earlier().stream(), Stream.of(old.count())).toList()));
        if (extend) {
            return extended;
        }
        List<String> changed = DatasetRows.changed(extended).stream().map(Split::name).toList();
        String how = changed.isEmpty() ? "; --extend keeps all rows, and makes more"
                : "; --extend makes more rows, and others than before of " + String.join(", ", changed)
                        + ", whose share of the mazes shrinks; in a dataset whose splits have a share each, all rows stay";
        throw new FolderRefusedException(folder, "it has another dataset" + difference(there, wanted) + how);
    }

    /**
     * The dataset to go on with in a folder where one was begun.
     *
     * @throws FolderRefusedException if it is another one
     */
    static Dataset goingOn(Dataset begun, Dataset wanted, Path folder) throws FolderRefusedException {
        if (isSame(begun, wanted)) {
            return begun;
        }
        throw new FolderRefusedException(folder, "another dataset was begun there" + difference(begun, wanted) + "; finish that one first, by its "
                + WorkFolder.SPECIFICATION + " in " + WorkFolder.NAME + ", remove the folder, or name another");
    }

    /** Whether they are the same but for how they came to be as large. */
    static boolean isSame(Dataset one, Dataset other) {
        return text(one).equals(text(other));
    }

    private static String text(Dataset dataset) {
        return DatasetText.print(dataset.withSplits(
                dataset.splits().stream().map(split -> split.withCounts(split.count(), List.of())).toList()));
    }

    /** A dataset whose splits come of its own and those of another. */
    private static Dataset joined(Dataset one, Dataset other, BinaryOperator<Split> join) {
        return one.withSplits(IntStream.range(0, one.splits().size())
                .mapToObj(i -> join.apply(one.splits().get(i), other.splits().get(i)))
                .toList());
    }

    /** The first line that differs. */
    private static String difference(Dataset there, Dataset wanted) {
        String[] ours = text(wanted).split("\n", -1);
        String[] theirs = text(there).split("\n", -1);
        int line = Arrays.mismatch(ours, theirs);
        return " (there: " + said(theirs, line) + "; wanted: " + said(ours, line) + ")";
    }

    private static String said(String[] lines, int line) {
        return line >= lines.length || lines[line].isEmpty() ? "no more" : lines[line];
    }
}
