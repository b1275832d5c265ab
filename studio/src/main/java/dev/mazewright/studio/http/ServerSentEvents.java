package dev.mazewright.studio.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes events as the HTML standard defines them: a name and a line of data each. */
public final class ServerSentEvents {
    private final OutputStream out;

    public ServerSentEvents(OutputStream out) {
        this.out = out;
    }

    public void send(String name, String data) throws IOException {
        write("event: " + name + "\ndata: " + data + "\n\n");
    }

    /** Begins an event, whose data are to be written as one line. */
    public void begin(String name) throws IOException {
        write("event: " + name + "\ndata: ");
    }

    /** Ends an event whose line is written. */
    public void end() throws IOException {
        write("\n");
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
