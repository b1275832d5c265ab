package dev.mazewright.certify.exact;

import dev.mazewright.certify.exact.SmallGraph.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * recursive-division: begins with one room whose edges are all open, and divides each room by a wall across its longer
 * side (of equal sides, either), in any place, with any of its edges left open, until all rooms are corridors.
 */
record DivisionRule(RowsOfCells rows) implements Rule<DivisionRule.State> {
    /** A room: its first row and column, and how many it has of each. */
    record Room(int top, int left, int height, int width) {
        boolean isCorridor() {
            return height == 1 || width == 1;
        }
    }

    /** The edges that are open, and the rooms that are to be divided. */
    record State(int passages, List<Room> rooms) implements Rule.Opened {}

    @Override
    public Choice<State> begin() {
        Room whole = new Room(0, 0, rows.count(), rows.columns());
        return Choice.certain(divided(new State((1 << rows.graph().edges) - 1, List.of()), 0, List.of(whole)));
    }

    @Override
    public Choice<State> next(State state) {
        if (state.rooms.isEmpty()) {
            return Choice.none();
        }
        Room room = state.rooms.getFirst();
        Choice<Boolean> isAcrossRows = room.height == room.width
                ? Choice.bit(true, false)
                : Choice.certain(room.height > room.width);
        return isAcrossRows.then(rowsApart -> rowsApart ? above(room) : beside(room)).then(parts -> divide(state, parts));
    }

    private static Choice<List<Room>> above(Room room) {
        return Choice.equally(IntStream.range(1, room.height)
                .mapToObj(height -> List.of(
                        new Room(room.top, room.left, height, room.width),
                        new Room(room.top + height, room.left, room.height - height, room.width)))
                .toList());
    }

    private static Choice<List<Room>> beside(Room room) {
        return Choice.equally(IntStream.range(1, room.width)
                .mapToObj(width -> List.of(
                        new Room(room.top, room.left, room.height, width),
                        new Room(room.top, room.left + width, room.height, room.width - width)))
                .toList());
    }

    private Choice<State> divide(State state, List<Room> parts) {
        List<Link> edges = rows.graph().between(cells(parts.getFirst()), cells(parts.getLast()));
        int wall = edges.stream().mapToInt(Link::set).sum();
        return Choice.equally(edges).map(gap -> divided(state, wall & ~gap.set(), parts));
    }

    private static State divided(State state, int wall, List<Room> parts) {
        List<Room> left = new ArrayList<>(state.rooms.stream().skip(1).toList());
        parts.stream().filter(part -> !part.isCorridor()).forEach(left::add);
        return new State(state.passages & ~wall, List.copyOf(left));
    }

    private int cells(Room room) {
        return IntStream.range(0, rows.graph().vertices)
                .filter(cell -> rows.row(cell) >= room.top
                        && rows.row(cell) < room.top + room.height
                        && rows.column(cell) >= room.left
                        && rows.column(cell) < room.left + room.width)
                .map(cell -> 1 << cell)
                .sum();
    }
}
