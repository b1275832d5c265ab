package dev.mazewright.datasets;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * To which split a maze belongs, of those that could make it one of their rows: the hashes of its canonical form, numbers of
 * 62 bits, are cut in proportion to the counts of these splits. So no maze is in two splits, and none has to know the
 * others' mazes. Splits with shares of their own are cut in proportion to these, whatever their counts.
 *
 * <p>A dataset that was extended has stages, one for each list of counts. From one to the next, splits whose share shrinks
 * give up the ends of their regions to those whose share grows. So a split whose share never shrank since a stage keeps
 * the rows that it had there: all its regions since lie within the last one.
 *
 * <p>Immutable.
 */
final class SplitShares {
    private static final long ALL = 1L << 62;

    private final List<Split> splits;
    private final Map<SplitSize, Regions> bySize = new HashMap<>();
    private final int[] firstStages;

    /** Hashes from .. to - 1. */
    private record Piece(long from, long to) {
        long width() {
            return to - from;
        }
    }

    /** For each stage and split, the pieces of its region. */
    private record Regions(List<List<List<Piece>>> stages) {}

    SplitShares(List<Split> splits) {
        this.splits = splits;
        Map<SplitSize, BitSet> makers = new HashMap<>();
        for (int i = 0; i < splits.size(); i++) {
            for (SplitSize size : SplitSize.of(splits.get(i))) {
                makers.computeIfAbsent(size, key -> new BitSet()).set(i);
            }
        }
        Map<BitSet, Regions> known = new HashMap<>();
        makers.forEach((size, those) -> bySize.put(size, known.computeIfAbsent(those, this::regions)));
        firstStages = firstStages(new LinkedHashSet<>(known.keySet()));
    }

    private int stages() {
        return splits.getFirst().earlier().size() + 1;
    }

    /** Its part of the hashes, beside those of other splits. */
    private static long weight(Split split, int stage) {
        return split.share() > 0 ? split.share() : count(split, stage);
    }

    private static long count(Split split, int stage) {
        return stage < split.earlier().size() ? split.earlier().get(stage) : split.count();
    }

    private long total(BitSet those, int stage) {
        return those.stream().mapToLong(i -> weight(splits.get(i), stage)).sum();
    }

    /** How many hashes a split has. */
    private long width(BitSet those, int split, int stage) {
        long total = total(those, stage);
        if (!those.get(split) || total == 0) {
            return 0;
        }
        return BigInteger.valueOf(weight(splits.get(split), stage)).multiply(BigInteger.valueOf(ALL))
                .divide(BigInteger.valueOf(total)).longValueExact();
    }

    private Regions regions(BitSet those) {
        List<List<List<Piece>>> stages = new ArrayList<>();
        List<List<Piece>> before = new ArrayList<>();
        splits.forEach(split -> before.add(List.of()));
        List<Piece> free = List.of(new Piece(0, ALL));
        for (int stage = 0; stage < stages(); stage++) {
            List<List<Piece>> now = new ArrayList<>(before);
            List<Piece> given = new ArrayList<>(free);
            for (int i = 0; i < splits.size(); i++) {
                List<Piece> kept = new ArrayList<>();
                take(before.get(i), width(those, i, stage), kept, given);
                now.set(i, kept);
            }
            for (int i = 0; i < splits.size(); i++) {
                long held = now.get(i).stream().mapToLong(Piece::width).sum();
                List<Piece> rest = new ArrayList<>();
                List<Piece> more = new ArrayList<>(now.get(i));
                take(given, width(those, i, stage) - held, more, rest);
                now.set(i, more);
                given = rest;
            }
            free = given;
            stages.add(now);
            before.clear();
            before.addAll(now);
        }
        return new Regions(stages);
    }

    /** Moves the first hashes of some pieces to one list, and what is left to another. */
    private static void take(List<Piece> pieces, long width, List<Piece> taken, List<Piece> left) {
        long wanted = width;
        for (Piece piece : pieces) {
            long cut = piece.from + Math.min(Math.max(0, wanted), piece.width());
            if (cut > piece.from) {
                taken.add(new Piece(piece.from, cut));
            }
            if (cut < piece.to) {
                left.add(new Piece(cut, piece.to));
            }
            wanted -= cut - piece.from;
        }
    }

    /** For each split the stage since which its share never shrank. */
    private int[] firstStages(Set<BitSet> sets) {
        int[] first = new int[splits.size()];
        for (BitSet those : sets) {
            for (int i = those.nextSetBit(0); i >= 0; i = those.nextSetBit(i + 1)) {
                for (int stage = 1; stage < stages(); stage++) {
                    if (width(those, i, stage) < width(those, i, stage - 1)) {
                        first[i] = Math.max(first[i], stage);
                    }
                }
            }
        }
        return first;
    }

    /** The stage of a maze of a split: the first that counted it, since the share of the split shrank for the last time. */
    int stage(int split, long maze) {
        int stage = firstStages[split];
        while (stage < stages() - 1 && maze >= count(splits.get(split), stage)) {
            stage++;
        }
        return stage;
    }

    /** How many mazes of a split are the same as before the dataset was last extended. */
    long kept(int split) {
        int last = stages() - 1;
        return firstStages[split] == last ? 0 : Math.min(count(splits.get(split), last - 1), splits.get(split).count());
    }

    /** Whether other splits could make mazes of this size. */
    boolean isShared(SplitSize size, int split, int stage) {
        List<Piece> region = regions(size).stages.get(stage).get(split);
        return region.size() != 1 || region.getFirst().width() != ALL;
    }

    /** Whether a maze belongs to a split. */
    boolean contains(SplitSize size, int split, int stage, long hash) {
        for (Piece piece : regions(size).stages.get(stage).get(split)) {
            if (piece.from <= hash && hash < piece.to) {
                return true;
            }
        }
        return false;
    }

    private Regions regions(SplitSize size) {
        Regions regions = bySize.get(size);
        if (regions == null) {
            throw new IllegalStateException("no split has mazes of " + size);
        }
        return regions;
    }
}
