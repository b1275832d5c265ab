package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Split;

/** A format that is given its name, its idea, and what hubs make of it. */
abstract class NamedFormat implements DatasetFormat {
    private final String name;
    private final String idea;
    private final HubTable hub;

    NamedFormat(String name, String idea, HubTable hub) {
        this.name = name;
        this.idea = idea;
        this.hub = hub;
    }

    /** The pattern of the files of a split's shards. */
    static String shards(String folder, Split split, String rest) {
        return folder + split.name() + "-?????-of-?????" + rest;
    }

    static String shards(Split split, String rest) {
        return shards("data/", split, rest);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String idea() {
        return idea;
    }

    @Override
    public final HubTable hub() {
        return hub;
    }
}
