package dev.mazewright.studio.http;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.stream.ChunkedInput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An answer's content, given to the connection part by part, as fast as the client takes it. */
final class Parts implements ChunkedInput<HttpContent> {
    private final List<byte[]> parts;
    private int next;
    private long progress;

    Parts(List<byte[]> parts) {
        this.parts = parts;
    }

    @Override
    public boolean isEndOfInput() {
        return next > parts.size();
    }

    @Override
    public void close() {
        next = parts.size() + 1;
    }

    @Override
    @Deprecated
    @SuppressWarnings("InlineMeSuggester") // it is Netty that deprecates it
    public @Nullable HttpContent readChunk(ChannelHandlerContext context) {
        return readChunk(context.alloc());
    }

    @Override
    public @Nullable HttpContent readChunk(ByteBufAllocator allocator) {
        int number = next++;
        if (number == parts.size()) {
            return LastHttpContent.EMPTY_LAST_CONTENT;
        }
        if (number > parts.size()) {
            return null;
        }
        progress += parts.get(number).length;
        return new DefaultHttpContent(Unpooled.wrappedBuffer(parts.get(number)));
    }

    @Override
    public long length() {
        return parts.stream().mapToLong(part -> part.length).sum();
    }

    @Override
    public long progress() {
        return progress;
    }
}
