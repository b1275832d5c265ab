package dev.mazewright.studio.http;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Router;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.handler.stream.ChunkedWriteHandler;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Listens at a port of this machine: for clients on this machine alone, or at an address for those with a token. */
@SuppressWarnings("FutureReturnValueIgnored") // nothing waits for what is closed
public final class Listener implements AutoCloseable {
    /** The most bytes of a request's headers. */
    static final int LONGEST_HEADERS = 16 << 10;

    private static final int MOST_CONNECTIONS = 2000;
    private static final int PART = 1 << 14;
    private static final int LAST_SECONDS = 1;
    private static final String RECORDER = "io.netty.jfr.enabled";

    static {
        // Netty's Flight Recorder events are not recorded here; registering them takes a third of the start.
        if (System.getProperty(RECORDER) == null) {
            System.setProperty(RECORDER, "false");
        }
    }

    private final MultiThreadIoEventLoopGroup loops = new MultiThreadIoEventLoopGroup(
            Runtime.getRuntime().availableProcessors(),
            Thread.ofPlatform().daemon().name("studio-loop-", 0).factory(),
            NioIoHandler.newFactory());
    private final ChannelGroup connections = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
    private final Compression compression = new Compression();
    private final Channel server;

    /**
     * Listens at an address.
     *
     * @param address with port 0 for any that is free
     * @param access who may ask there, or null for clients on this machine
     * @param others whose pages may read what is shared
     * @throws IOException if it cannot be bound
     */
    public Listener(InetSocketAddress address, @Nullable Access access, OtherOrigins others, Router router, WorkerPool work,
            MemoryBudget memory, Timeouts timeouts) throws IOException {
        var bound = new ServerBootstrap()
                .group(loops)
                .channel(NioServerSocketChannel.class)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel client) {
                        if (connections.size() >= MOST_CONNECTIONS) {
                            client.close();
                            return;
                        }
                        connections.add(client);
                        TimeoutHandler deadlines = new TimeoutHandler(timeouts.client());
                        int port = port(client);
                        OriginCheck origin = access == null
                                ? new OriginCheck(port)
                                : new OriginCheck(address.getAddress(), port);
                        client.pipeline().addLast(
                                deadlines,
                                new Strict(),
                                new HttpResponseEncoder(),
                                new ChunkedWriteHandler(),
                                new Connection(new RequestCheck(origin, others, router, access, port), work, memory, deadlines, compression));
                    }
                })
                .bind(address)
                .awaitUninterruptibly();
        if (!bound.isSuccess()) {
            loops.shutdownGracefully(0, 0, TimeUnit.SECONDS);
            throw bound.cause() instanceof IOException failure ? failure : new IOException(bound.cause());
        }
        server = bound.channel();
    }

    private static int port(Channel channel) {
        return ((InetSocketAddress) channel.localAddress()).getPort();
    }

    /** The port that it listens at. */
    public int port() {
        return port(server);
    }

    /** Reads requests, and refuses those of which two readers could think differently where they end. */
    private static final class Strict extends HttpRequestDecoder {
        Strict() {
            super(new HttpDecoderConfig()
                    .setMaxInitialLineLength(OriginCheck.LONGEST_ADDRESS + (1 << 10))
                    .setMaxHeaderSize(LONGEST_HEADERS)
                    .setMaxChunkSize(PART));
        }

        @Override
        protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
            throw new IllegalArgumentException("both Transfer-Encoding and Content-Length");
        }
    }

    /** Listens no longer, and closes all connections. */
    @Override
    public void close() {
        server.close().awaitUninterruptibly(LAST_SECONDS, TimeUnit.SECONDS);
        connections.close().awaitUninterruptibly(LAST_SECONDS, TimeUnit.SECONDS);
        loops.shutdownGracefully(0, LAST_SECONDS, TimeUnit.SECONDS).awaitUninterruptibly(LAST_SECONDS, TimeUnit.SECONDS);
    }
}
