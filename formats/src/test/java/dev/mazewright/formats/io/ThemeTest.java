package dev.mazewright.formats.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every theme can be read by everybody: by people who see few colours, and in bad light. */
class ThemeTest {
    /** Differences of about 2.3 are just seen (Mahy, 1994); these are ten times that. */
    private static final double FAR = 23;

    /** What text needs for people with weak eyes (WCAG 2.1, contrast, minimum). */
    private static final double CONTRAST = 4.5;

    /** Eyes that lack one kind of cones (Machado, Oliveira and Fernandes, 2009), on linear red, green and blue. */
    private static final Map<String, double[][]> EYES = Map.of(
            "all cones", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
            "no red", new double[][] {
                {0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
            "no green", new double[][] {
                {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
            "no blue", new double[][] {
                {1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}});

    static List<Theme> themes() {
        return Theme.ALL;
    }

    @ParameterizedTest
    @MethodSource("themes")
    void coloursAreFarApartForEveryEye(Theme theme) {
        int[] colours = {theme.paper(), theme.wall(), theme.solution(), theme.start(), theme.goal()};
        EYES.forEach((name, eye) -> {
            for (int i = 0; i < colours.length; i++) {
                for (int j = 0; j < i; j++) {
                    double[] one = seen(colours[i], eye);
                    double[] other = seen(colours[j], eye);
                    double distance = Math.hypot(one[0] - other[0], Math.hypot(one[1] - other[1], one[2] - other[2]));
                    assertThat(distance).as("%s: %06x and %06x, %s", theme.name(), colours[i], colours[j], name)
                            .isGreaterThan(FAR);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("themes")
    void wallsAndLettersStandOut(Theme theme) {
        assertThat(contrast(theme.paper(), theme.wall())).isGreaterThan(CONTRAST);
        assertThat(contrast(theme.paper(), theme.ink())).isGreaterThan(CONTRAST);
        if (theme.name().equals("high-contrast")) {
            assertThat(contrast(theme.paper(), theme.wall())).isEqualTo(21); // there is no more
        }
    }

    /** On paper from a printer without colours. */
    @ParameterizedTest
    @MethodSource("themes")
    void startAndGoalDifferInGreyOrInTheirMarks(Theme theme) {
        assertThat(theme.startMark() != theme.goalMark() || contrast(theme.start(), theme.goal()) > 2).isTrue();
        assertThat(contrast(theme.wall(), theme.solution()))
                .as("%s: solution and walls", theme.name())
                .isGreaterThan(1.8);
        double solution = contrast(theme.paper(), theme.solution());
        assertThat(solution)
                .as("%s: solution", theme.name())
                .isGreaterThan(theme.name().equals("high-contrast") ? 3 : 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "turtle", "blueprint", "high-contrast", "brick"})
    void themesAreKnownByName(String name) {
        assertThat(Theme.named(name).name()).isEqualTo(name);
        assertThat(Theme.named(name).idea()).endsWith(".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Plain", "turtel"})
    void otherNamesAreRefused(String name) {
        assertThatThrownBy(() -> Theme.named(name)).isInstanceOf(UsageException.class)
                .hasMessageMatching("unknown theme '" + name + "'; .*(plain|turtle).*");
    }

    @ParameterizedTest
    @FieldSource("dev.mazewright.formats.io.Paper#ALL")
    void papersAreKnownByName(Paper paper) {
        assertThat(Paper.names()).contains("a4", "letter");
        assertThat(Paper.named(paper.name().toUpperCase(Locale.ROOT))).isEqualTo(paper);
        assertThat(paper.wide()).isGreaterThan(paper.narrow());
        assertThatThrownBy(() -> Paper.named("a44")).isInstanceOf(UsageException.class).hasMessageContaining("a4");
    }

    private static double contrast(int one, int other) {
        double a = light(one);
        double b = light(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double light(int colour) {
        double[] rgb = linear(colour);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    }

    private static double[] linear(int colour) {
        double[] rgb = new double[3];
        for (int i = 0; i < 3; i++) {
            double channel = (colour >> (16 - 8 * i) & 0xFF) / 255.0;
            rgb[i] = channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
        }
        return rgb;
    }

    /** CIE L*a*b* of what an eye sees, under D65. */
    private static double[] seen(int colour, double[][] eye) {
        double[] rgb = linear(colour);
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            seen[i] = Math.clamp(eye[i][0] * rgb[0] + eye[i][1] * rgb[1] + eye[i][2] * rgb[2], 0, 1);
        }
        double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
        double y = root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
        double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }
}
