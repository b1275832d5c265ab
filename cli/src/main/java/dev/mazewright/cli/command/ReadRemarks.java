package dev.mazewright.cli.command;

import dev.mazewright.cli.process.Terminal;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Remarks;
import dev.mazewright.formats.json.JsonLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was remarked on an input while it was read, for JSON documents: the sentences of the doubts that hold. */
record ReadRemarks(List<String> unsure) {
    /** Nothing was remarked. */
    static final ReadRemarks NONE = new ReadRemarks(List.of());

    /** Prints remarks, a line each, with the name of the input if {@code isNamed}; refuses a doubt if {@code isStrict}. */
    static ReadRemarks print(
            @Nullable Remarks remarks, String input, boolean isNamed, boolean hasStart, boolean hasGoals, boolean isStrict, Terminal terminal)
            throws BadDataException {
        if (remarks == null) {
            return NONE;
        }
        String which = isNamed ? input + ", " : "";
        remarks.notes().forEach(note -> terminal.say(which + note));
        List<String> unsure = remarks.doubts(hasStart, hasGoals);
        unsure.forEach(doubt -> terminal.say("unsure: " + which + doubt));
        requireSure(unsure, input, isStrict);
        return new ReadRemarks(unsure);
    }

    /** Makes sure that there is no doubt where it is refused. */
    static void requireSure(List<String> unsure, String input, boolean isStrict) throws BadDataException {
        if (isStrict && !unsure.isEmpty()) {
            throw new BadDataException(input, "", "an unsure reading (" + unsure.getFirst() + ")", "a sure one, by --strict");
        }
    }

    /** Writes the field {@code unsure} of an object, where something is. */
    void write(JsonLine out) {
        if (!unsure.isEmpty()) {
            out.name("unsure").array(unsure, out::value);
        }
    }
}
