package dev.mazewright.studio;

import java.time.Duration;

/**
 * How long things may take.
 *
 * @param work to answer a request, waiting for a thread included
 * @param client for a whole request to arrive after its first byte, for something of an answer to be taken, and for the next
 *     request to begin
 */
record Patience(Duration work, Duration client) {
    /** Ten seconds each. */
    static final Patience DEFAULT = new Patience(Duration.ofSeconds(10), Duration.ofSeconds(10));
}
