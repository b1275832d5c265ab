package dev.mazewright.datasets.write;

/** A format that is given its name and its idea. */
abstract class NamedFormat implements DatasetFormat {
    private final String name;
    private final String idea;

    NamedFormat(String name, String idea) {
        this.name = name;
        this.idea = idea;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String idea() {
        return idea;
    }
}
