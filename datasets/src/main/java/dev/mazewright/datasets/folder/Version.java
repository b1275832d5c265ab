package dev.mazewright.datasets.folder;

/** The version of the program, as manifests name it. */
final class Version {
    static final String TEXT = text();

    private Version() {}

    private static String text() {
        String version = Version.class.getPackage().getImplementationVersion();
        return "mazewright " + (version == null ? "from sources" : version);
    }
}
