package dev.mazewright.cli.mouse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** A mouse that always goes where the goal would be nearest if it knew all walls, reports what it sees, and ends at the goal. */
public final class FloodMouse {
    private static final int[] X = {0, 1, 0, -1};
    private static final int[] Y = {1, 0, -1, 0};
    private static final BufferedReader REPLIES = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));

    private final int width = Integer.parseInt(ask("mazeWidth"));
    private final int height = Integer.parseInt(ask("mazeHeight"));
    private final boolean[][] walls = new boolean[width * height][4];
    private int cell;
    private int heading;

    private FloodMouse() throws IOException {}

    public static void main(String[] arguments) throws IOException {
        new FloodMouse().run();
    }

    private static String ask(String command) throws IOException {
        System.out.println(command);
        return String.valueOf(REPLIES.readLine());
    }

    private void run() throws IOException {
        int[] distances = distances();
        while (distances[cell] != 0) {
            look(0, "wallFront");
            look(1, "wallRight");
            look(3, "wallLeft");
            distances = distances();
            if (distances[cell] < 0) {
                System.err.println("no way to the goal");
                System.exit(2);
            }
            int best = 0;
            while (next(cell, best) < 0 || walls[cell][best] || distances[next(cell, best)] != distances[cell] - 1) {
                best++;
            }
            for (; heading != best; heading = (heading + 1) % 4) {
                ask("turnRight");
            }
            if (!ask("moveForward").equals("ack")) {
                System.exit(3);
            }
            cell = next(cell, best);
        }
    }

    private void look(int side, String question) throws IOException {
        int direction = (heading + side) % 4;
        if (ask(question).equals("true") && !walls[cell][direction]) {
            walls[cell][direction] = true;
            if (next(cell, direction) >= 0) {
                walls[next(cell, direction)][(direction + 2) % 4] = true;
            }
            System.out.println("setWall " + cell % width + " " + cell / width + " " + "nesw".charAt(direction));
        }
    }

    private int next(int from, int direction) {
        int x = from % width + X[direction];
        int y = from / width + Y[direction];
        return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
    }

    private int[] distances() {
        int[] distances = new int[width * height];
        Arrays.fill(distances, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int y = (height - 1) / 2; y <= height / 2; y++) {
            for (int x = (width - 1) / 2; x <= width / 2; x++) {
                distances[y * width + x] = 0;
                waiting.add(y * width + x);
            }
        }
        while (!waiting.isEmpty()) {
            int at = waiting.remove();
            for (int direction = 0; direction < 4; direction++) {
                int beyond = next(at, direction);
                if (beyond >= 0 && !walls[at][direction] && distances[beyond] < 0) {
                    distances[beyond] = distances[at] + 1;
                    waiting.add(beyond);
                }
            }
        }
        return distances;
    }
}
