package dev.mazewright.api.request;

/**
 * A request that was let in.
 *
 * @param method in upper case, such as GET
 * @param path of the address, decoded, beginning with a slash
 * @param parameters what follows the question mark, as it was sent
 * @param accept the kinds of answer that are welcome, as it was sent, or empty
 * @param body its bytes; of a GET none
 */
@SuppressWarnings("ArrayRecordComponent") // requests are never compared
public record Request(String method, String path, String parameters, String accept, byte[] body) {
    /** The largest body, in bytes. */
    public static final long LONGEST_BODY = 10L << 20;
}
