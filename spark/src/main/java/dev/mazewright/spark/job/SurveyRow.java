package dev.mazewright.spark.job;

import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasSurvey;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A survey as a line of text, which a task sends to the driver: its numbers with spaces between them, and - for a side without a door. */
final class SurveyRow {
    private static final String NONE = "-";
    private static final int DEGREES = 5;
    private static final int SIDES = 4;

    private SurveyRow() {}

    /** The text of a survey. */
    static String text(AtlasSurvey survey) {
        List<Object> parts = new ArrayList<>(List.of(survey.level(), survey.block()));
        parts.addAll(survey.degrees());
        parts.addAll(List.of(survey.diameter().length(), survey.diameter().from(), survey.diameter().to()));
        for (AtlasSurvey.Farthest farthest : survey.farthest()) {
            parts.addAll(farthest == null ? List.of(NONE, NONE) : List.of(farthest.distance(), farthest.cell()));
        }
        return String.join(" ", parts.stream().map(Object::toString).toList());
    }

    /** The survey of a text. */
    static AtlasSurvey parse(String text) {
        String[] parts = text.split(" ", -1);
        int at = 2 + DEGREES;
        List<BigInteger> degrees = Stream.of(parts).skip(2).limit(DEGREES).map(BigInteger::new).toList();
        AtlasSurvey.Diameter diameter = new AtlasSurvey.Diameter(new BigInteger(parts[at]), cell(parts[at + 1]), cell(parts[at + 2]));
        List<AtlasSurvey.@Nullable Farthest> farthest = new ArrayList<>();
        for (int side = 0; side < SIDES; side++) {
            String distance = parts[at + 3 + 2 * side];
            farthest.add(distance.equals(NONE) ? null : new AtlasSurvey.Farthest(new BigInteger(distance), cell(parts[at + 4 + 2 * side])));
        }
        return new AtlasSurvey(Integer.parseInt(parts[0]), cell(parts[1]), degrees, diameter, farthest);
    }

    private static AtlasCell cell(String text) {
        String[] parts = text.split(",", -1);
        return new AtlasCell(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }
}
