package dev.mazewright.formats.dataset.write;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The formats of datasets: those here, a line each, and those of other modules, found as services. */
public final class DatasetFormats {
    private static final List<DatasetFormat> OWN = List.of(new JsonLines(), new Hrm());

    private DatasetFormats() {}

    /** All of them. */
    public static List<DatasetFormat> all() {
        List<DatasetFormat> all = new ArrayList<>(OWN);
        ServiceLoader.load(DatasetFormat.class, DatasetFormats.class.getClassLoader()).forEach(all::add);
        return all;
    }

    /**
     * The format of a name.
     *
     * @throws UsageException if there is none; the message has the nearest
     */
    public static DatasetFormat of(String name) {
        String typed = Names.canonical(name);
        List<DatasetFormat> all = all();
        return all.stream()
                .filter(format -> format.name().equals(typed))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        Names.unknown("format", name, all.stream().map(DatasetFormat::name).toList())));
    }
}
