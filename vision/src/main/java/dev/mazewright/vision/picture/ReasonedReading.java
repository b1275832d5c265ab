package dev.mazewright.vision.picture;

import java.util.List;
import java.util.stream.Stream;

/**
 * A reading with the reasons for cells or an area as notes, and with doubts besides its own.
 *
 * @param read the reading
 * @param reasons why it was chosen, after its own notes
 * @param unsure what is uncertain besides its own doubts
 */
public record ReasonedReading(Reading read, List<String> reasons, List<String> unsure) implements OtherReading {
    /** A reading with one reason, and no doubt of its own. */
    public ReasonedReading(Reading read, String reason) {
        this(read, List.of(reason), List.of());
    }

    @Override
    public List<String> notes() {
        return Stream.concat(read.notes().stream(), reasons.stream()).toList();
    }

    @Override
    public List<String> doubts() {
        return Stream.concat(read.doubts().stream(), unsure.stream()).toList();
    }
}
