package dev.mazewright.studio.http;

import dev.mazewright.api.request.Reservation;

/**
 * How long things may take, in milliseconds.
 *
 * @param work to answer a request, waiting for a thread included
 * @param client for a whole request to arrive after its first byte, and for something of an answer to be taken; half of
 *     it for the next request to begin
 */
public record Timeouts(int work, int client) {
    /** Ten seconds for us; so little for clients that none that is slow stays fifteen, even if it first waits and then drips. */
    public static final Timeouts DEFAULT = new Timeouts(Reservation.MILLIS, 8_000);
}
