package dev.mazewright.micromouse;

/** A mouse that keeps one hand on the wall, from the start in the direction of its opening. */
final class WallFollowing {
    private WallFollowing() {}

    /**
     * Whether it comes to a goal. Time at most four steps a cell.
     *
     * @param hand -1 for the left hand, 1 for the right
     */
    static boolean reaches(ContestMaze maze, int hand) {
        int cell = maze.start();
        int heading = 0;
        while (heading < 4 && maze.passage(cell, heading) < 0) {
            heading++;
        }
        if (heading == 4) {
            return maze.isGoal(cell);
        }
        boolean[] seen = new boolean[4 * maze.cells()];
        while (!maze.isGoal(cell)) {
            if (seen[4 * cell + heading]) {
                return false;
            }
            seen[4 * cell + heading] = true;
            int turned = (heading + hand + 4) % 4;
            while (maze.passage(cell, turned) < 0) {
                turned = (turned - hand + 4) % 4;
            }
            heading = turned;
            cell = maze.passage(cell, heading);
        }
        return true;
    }
}
