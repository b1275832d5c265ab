package dev.mazewright.studio.http;

/** An endpoint whose response has no end: an event stream. It takes no thread, and no limit of time holds for it. */
public interface StreamEndpoint extends Endpoint {
    /** What is sent. */
    Broadcast broadcast();
}
