/**
 * Requests and responses as data: what an endpoint declares, how a request is read, what an answer is, and the memory that both may
 * take. Nothing here knows a connection. Start with {@link Endpoint}, then {@link Declaration}.
 */
@NullMarked
package dev.mazewright.api.request;

import org.jspecify.annotations.NullMarked;
