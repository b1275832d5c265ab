package dev.mazewright.vision.picture;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Which parts of a picture are its walls.
 *
 * @param label as on the command line
 * @param rgb their colour as 0xRRGGBB; of the dark and the bright parts, black and white
 */
public record Walls(String label, int rgb) {
    /** The dark parts. */
    public static final Walls DARK = new Walls("dark", 0);
    /** The bright parts. */
    public static final Walls BRIGHT = new Walls("bright", 0xFFFFFF);

    private static final Pattern HEX = Pattern.compile("#?[0-9a-fA-F]{6}");

    private static final Map<String, Integer> COLOURS = colours();

    private static Map<String, Integer> colours() {
        Map<String, Integer> colours = new LinkedHashMap<>();
        colours.put("red", 0xE02020);
        colours.put("orange", 0xF08020);
        colours.put("yellow", 0xF0E020);
        colours.put("green", 0x209030);
        colours.put("blue", 0x2040D0);
        colours.put("purple", 0x8030A0);
        colours.put("brown", 0x80502A);
        colours.put("grey", 0x808080);
        return colours;
    }

    /**
     * Reads {@code dark}, {@code bright}, the name of a colour, or {@code #RRGGBB}.
     *
     * @throws UsageException for any other text
     */
    public static Walls of(String text) {
        if (text.equals(DARK.label) || text.equals(BRIGHT.label)) {
            return text.equals(DARK.label) ? DARK : BRIGHT;
        }
        if (HEX.matcher(text).matches()) {
            return new Walls(text, Integer.parseInt(text.replace("#", ""), 16));
        }
        Integer rgb = COLOURS.get(text);
        if (rgb == null) {
            List<String> names = new ArrayList<>(List.of(DARK.label, BRIGHT.label));
            names.addAll(COLOURS.keySet());
            throw new UsageException("walls cannot be '" + text + "'; write #RRGGBB, or " + Names.suggest(text, names));
        }
        return new Walls(text, rgb);
    }

    /** Whether they have one colour, whatever is darker or brighter. */
    public boolean areOfColour() {
        return !equals(DARK) && !equals(BRIGHT);
    }
}
