package dev.mazewright.cli.mouse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A mouse that keeps its left hand on the wall, and never ends. */
public final class WallMouse {
    private static final BufferedReader REPLIES = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));

    private WallMouse() {}

    public static void main(String[] arguments) throws IOException {
        while (true) {
            if (ask("wallLeft").equals("false")) {
                ask("turnLeft");
            }
            while (ask("wallFront").equals("true")) {
                ask("turnRight");
            }
            ask("moveForward");
        }
    }

    private static String ask(String command) throws IOException {
        System.out.println(command);
        String reply = REPLIES.readLine();
        if (reply == null) {
            System.exit(0);
        }
        return String.valueOf(reply);
    }
}
