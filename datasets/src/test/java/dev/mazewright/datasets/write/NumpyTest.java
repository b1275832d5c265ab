package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.datasets.Split;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** NumPy reads the arrays, and finds the same in all of them. */
class NumpyTest {
    @TempDir
    private Path folder;

    /** Prints the type and shape of each array, and whether paths are those of the pictures and of Maze-Hard's letters. */
    private static final String SCRIPT =
            """
            import csv, json, sys, numpy as np
            root = sys.argv[1]
            cells = np.load(root + '/npz/data/train-00000-of-00001.npz')
            pixels = np.load(root + '/npz-pixels/data/train-00000-of-00001.npz')
            for name in cells.files:
                array = np.load(f'{root}/npy/train/{name}.npy', mmap_mode='r')
                assert (array == cells[name]).all() and array.dtype == cells[name].dtype, name
            print(cells['cells'].dtype, cells['cells'].shape, cells['path'].dtype, cells['seed'].dtype)
            for i in range(len(cells['cells'])):
                n = cells['path_length'][i] + 1
                rows, columns = np.unravel_index(cells['path'][i][:n], cells['cells'].shape[1:])
                target = pixels['targets'][i]
                assert target[1::2, 1::2].sum() == n and (target[2 * rows + 1, 2 * columns + 1] == 1).all()
                assert target.sum() == 2 * n - 1
            with open(root + '/hrm/train.csv', newline='') as file:
                lines = list(csv.reader(file))
            number = np.zeros(256, np.uint8)
            number[np.array(list(map(ord, '# SGo')))] = np.arange(5) + 1
            meta = json.load(open(root + '/hrm/train/dataset.json'))
            inputs, labels = (np.load(f'{root}/hrm/train/all__{kind}.npy') for kind in ('inputs', 'labels'))
            assert lines[0] == ['source', 'question', 'answer', 'rating'] and len(lines) == len(inputs) + 1
            for i, (source, question, answer, rating) in enumerate(lines[1:]):
                assert (number[np.frombuffer(question.encode(), np.uint8)] == inputs[i]).all()
                assert (number[np.frombuffer(answer.encode(), np.uint8)] == labels[i]).all()
                assert (labels[i] != inputs[i]).sum() == 2 * int(rating) - 1 and len(question) == meta['seq_len']
                assert ((pixels['targets'][i].reshape(-1) == 1) == (labels[i] > 2)).all()
            print(inputs.dtype, inputs.shape, np.load(root + '/hrm/train/all__group_indices.npy').tolist())
            """;

    @Test
    @Tag("slow")
    void numpyLoadsTheArrays() throws IOException, InterruptedException {
        Split split = WrittenDataset.split("train", 5, "rectangle:6x6/{wilson,kruskal}/goal:bottom-right/start:0,0");
        for (String format : List.of("npz", "npz-pixels", "npy", "hrm")) {
            for (Map.Entry<String, byte[]> file : WrittenDataset.whole(format, split).files().entrySet()) {
                Path path = folder.resolve(format).resolve(file.getKey());
                Files.createDirectories(path.getParent());
                Files.write(path, file.getValue());
            }
        }
        assertThat(python(SCRIPT, folder.toString())).isEqualTo(
                """
                uint8 (5, 6, 6) int16 int64
                uint8 (5, 169) [0, 1, 2, 3, 4, 5]
                """);
    }

    private static String python(String script, String argument) throws IOException, InterruptedException {
        try {
            Process asked = new ProcessBuilder("python3", "-c", "import numpy").redirectErrorStream(true).start();
            assumeTrue(asked.waitFor() == 0, "NumPy is not installed; package python3-numpy");
        } catch (IOException e) {
            assumeTrue(false, "Python is not installed; package python3");
        }
        Process process = new ProcessBuilder("python3", "-c", script, argument).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }
}
