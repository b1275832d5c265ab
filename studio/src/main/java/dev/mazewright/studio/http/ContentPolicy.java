package dev.mazewright.studio.http;

/** What the studio's page may load and run, as the Content-Security-Policy of a header or of the page itself. */
public enum ContentPolicy {
    /** The page of a server; no other page may frame it, which only a header can say. */
    OF_SERVER("", "'self'", "; frame-ancestors 'none'"),

    /** The page of a static site, which has a manifest and compiles its engine; its workers are scripts. */
    OF_SITE("manifest-src 'self'; ", "'wasm-unsafe-eval' 'self'", "");

    private final String text;

    ContentPolicy(String more, String scripts, String rest) {
        text = "default-src 'none'; " + more + "script-src " + scripts + "; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'" + rest;
    }

    @Override
    public String toString() {
        return text;
    }
}
