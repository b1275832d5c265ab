package dev.mazewright.vision.bad;

/** What lies around a sheet: a table that is darker than white paper, or more of the same paper, as on a scanner. */
final class Table {
    private final int colour;
    private final double grain;
    private final Grain wood;
    private final double size;

    /**
     * A table.
     *
     * @param paper the colour around a sheet on a scanner
     * @param isSeen whether there is a table at all
     * @param size of the picture, in pixels
     */
    Table(int paper, boolean isSeen, double size, Dice dice) {
        double dark = dice.between(0.15, 0.6);
        int[] woods = {0xC09060, 0x909090, 0x604030, 0x8090A0, 0xB0A080, 0x404040};
        int wooden = woods[dice.below(woods.length)];
        colour = isSeen ? Colours.mixed(0, wooden, 0.4 + dark) : paper;
        grain = isSeen ? dice.between(0, 0.25) : 0;
        wood = new Grain(dice.word());
        this.size = size;
    }

    int colour(double x, double y) {
        return grain == 0 ? colour : Colours.mixed(colour, 0, grain * wood.at(x * 6 / size, y * 60 / size));
    }
}
