package dev.mazewright.stage;

import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes events as the HTML standard defines them: a name and a line of data each. */
public record ServerSentEvents(OutputStream out) {
    /** An event as text; the data are one line. */
    public static String text(String name, String data) {
        return "event: " + name + "\ndata: " + data + "\n\n";
    }

    public void send(String name, String data) throws IOException {
        out.write(text(name, data).getBytes(StandardCharsets.UTF_8));
    }

    /** Sends an event whose data are an object. */
    public void send(String name, JsonLine.Fields data) throws IOException {
        out.write(("event: " + name + "\ndata: ").getBytes(StandardCharsets.UTF_8));
        data.writeObject(out);
        out.write('\n');
    }
}
