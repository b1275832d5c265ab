package dev.mazewright.studio.http;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.stream.ChunkedInput;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An answer's content, given to the connection part by part, as fast as the client takes it. */
final class Parts implements ChunkedInput<HttpContent> {
    /** The part after the last. */
    static final byte[] END = {};

    /** Where parts come from. */
    interface Source {
        /** The next part, {@link #END} after the last, or null if it is not there yet. */
        byte @Nullable [] next() throws IOException;
    }

    private final Source source;
    private boolean isDone;
    private long progress;

    Parts(Source source) {
        this.source = source;
    }

    static Parts of(List<byte[]> parts) {
        Iterator<byte[]> rest = parts.iterator();
        return new Parts(() -> rest.hasNext() ? rest.next() : END);
    }

    @Override
    public boolean isEndOfInput() {
        return isDone;
    }

    @Override
    public void close() {
        isDone = true;
    }

    @Override
    @Deprecated
    @SuppressWarnings("InlineMeSuggester") // it is Netty that deprecates it
    public @Nullable HttpContent readChunk(ChannelHandlerContext context) throws IOException {
        return readChunk(context.alloc());
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // a part may be empty, and END stands for itself
    public @Nullable HttpContent readChunk(ByteBufAllocator allocator) throws IOException {
        byte[] next = source.next();
        if (next == null) {
            return null;
        }
        isDone = next == END;
        progress += next.length;
        return isDone ? LastHttpContent.EMPTY_LAST_CONTENT : new DefaultHttpContent(Unpooled.wrappedBuffer(next));
    }

    /** Not known. */
    @Override
    public long length() {
        return -1;
    }

    @Override
    public long progress() {
        return progress;
    }
}
