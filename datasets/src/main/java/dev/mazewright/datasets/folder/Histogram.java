package dev.mazewright.datasets.folder;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;

/** Draws how often values occur in each split, one below the other on the same axis, as SVG. */
final class Histogram {
    private static final int WIDTH = 640;
    private static final int LEFT = 96;
    private static final int RIGHT = 16;
    private static final int TOP = 36;
    private static final int PANEL = 96;
    private static final int GAP = 14;
    private static final int AXIS = 34;
    private static final int MOST_BARS = 60;
    private static final int TICKS = 5;

    private final String title;
    private final int scale;
    private final Map<String, NavigableMap<Long, Long>> splits = new LinkedHashMap<>();

    /** A drawing without splits: what the values are, and how many parts of a unit they count. */
    Histogram(String title, int scale) {
        this.title = title;
        this.scale = scale;
    }

    void add(String split, NavigableMap<Long, Long> values) {
        splits.put(split, values);
    }

    String svg() {
        long least = splits.values().stream().filter(each -> !each.isEmpty()).mapToLong(NavigableMap::firstKey).min().orElse(0);
        long most = splits.values().stream().filter(each -> !each.isEmpty()).mapToLong(NavigableMap::lastKey).max().orElse(0);
        long barWidth = Math.max(1, Math.ceilDiv(most - least + 1, MOST_BARS));
        int bars = (int) Math.ceilDiv(most - least + 1, barWidth);
        int height = TOP + splits.size() * (PANEL + GAP) + AXIS;
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + WIDTH + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + WIDTH + " " + height + "\" font-family=\"sans-serif\" font-size=\"12\" fill=\"#1a1a1a\">\n");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        text(svg, LEFT, TOP - 16, "start", title);
        int y = TOP;
        for (Map.Entry<String, NavigableMap<Long, Long>> split : splits.entrySet()) {
            panel(svg, y, split.getKey(), counts(split.getValue(), least, barWidth, bars));
            y += PANEL + GAP;
        }
        ticks(svg, y - GAP, least, barWidth, bars);
        return svg.append("</svg>\n").toString();
    }

    private static long[] counts(NavigableMap<Long, Long> values, long least, long barWidth, int bars) {
        long[] counts = new long[bars];
        values.forEach((value, count) -> counts[(int) ((value - least) / barWidth)] += count);
        return counts;
    }

    private static void panel(StringBuilder svg, int top, String name, long[] counts) {
        long all = 0;
        long most = 1;
        for (long count : counts) {
            all += count;
            most = Math.max(most, count);
        }
        double width = (double) (WIDTH - LEFT - RIGHT) / counts.length;
        svg.append("<path fill=\"#0072b2\" d=\"");
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                double height = (double) counts[i] * PANEL / most;
                svg.append(String.format(Locale.ROOT, "M%.1f %dV%.1fh%.1fV%dz", LEFT + i * width, top + PANEL, top + PANEL - height,
                        Math.max(0.5, width - 1), top + PANEL));
            }
        }
        svg.append("\"/>\n");
        svg.append("<path fill=\"none\" stroke=\"#1a1a1a\" d=\"M" + LEFT + " " + (top + PANEL) + "H" + (WIDTH - RIGHT) + "\"/>\n");
        text(svg, LEFT - 8, top + 24, "end", name);
        text(svg, LEFT - 8, top + 40, "end", all == 0 ? "none" : String.format(Locale.ROOT, "top %.1f%%", 100.0 * most / all));
    }

    private void ticks(StringBuilder svg, int top, long least, long barWidth, int bars) {
        int shown = Math.min(TICKS, bars - 1);
        double width = (double) (WIDTH - LEFT - RIGHT) / bars;
        for (int i = 0; i <= shown; i++) {
            int bar = shown == 0 ? 0 : i * (bars - 1) / shown;
            double value = (double) (least + bar * barWidth) / scale;
            text(svg, (int) Math.round(LEFT + (bar + 0.5) * width), top + 18, "middle", String.format(Locale.ROOT, scale == 1 ? "%.0f" : "%.1f", value));
        }
    }

    private static void text(StringBuilder svg, int x, int y, String anchor, String text) {
        svg.append("<text x=\"" + x + "\" y=\"" + y + "\" text-anchor=\"" + anchor + "\">"
                + text.replace("&", "&amp;").replace("<", "&lt;") + "</text>\n");
    }
}
