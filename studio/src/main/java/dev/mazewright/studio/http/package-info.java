/**
 * The server: connections, reading requests, origin check, worker pool, memory, timeouts, writing responses. It
 * knows no maze and no endpoint. Start with {@link Listener}, then {@link Connection}.
 */
@NullMarked
package dev.mazewright.studio.http;

import org.jspecify.annotations.NullMarked;
