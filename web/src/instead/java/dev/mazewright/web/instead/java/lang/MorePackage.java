package dev.mazewright.web.instead.java.lang;

/** There is no manifest. */
public final class MorePackage {
    private MorePackage() {}

    public String getImplementationVersion() {
        return "browser";
    }
}
