package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.option.Texts;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.vision.PictureOptions.Tiles;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.picture.Walls;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How {@code solve} treats pictures that are understood: what is asked of them, and what is written. */
final class SolvePicture extends OptionGroup {
    private final Texts others = options.moreArguments(
            "INPUT...", "More inputs, each solved by itself, a line each: in the names of -o and --explain, %s stands for the name of the input; with "
                    + "--json, a document each, with the input's name as input.");

    private final TextValue as = options.text(
            "--as", "cells|area",
            "Understand a picture as a maze of cells, or as an area of free pixels (default: as cells where that is sure, else as an area).");

    private final TextValue startPixel = options.text(
            "--start-pixel", "X,Y", "Where the path begins on a picture, in pixels from the top left corner of the upright picture.");

    private final TextValue goalPixel = options.text("--goal-pixel", "X,Y", "Where it ends.");

    private final TextValue walls = options.text(
            "--walls", "dark|bright|COLOUR", "Which parts of a picture are walls: red, blue or another colour, or #RRGGBB (default: found out).");

    private final Flag onlyPath = options.flag("--only-path", "Write the path without the picture, on a transparent one of its size.");

    private final Flag link = options.flag("--link", "In svg, refer to the file of the picture instead of embedding it.");

    private final PictureFlags pictures = new PictureFlags(options);
    private final EndsOptions ends;
    private final OutputOptions output;

    SolvePicture(Options options, EndsOptions ends, OutputOptions output) {
        super(options);
        this.ends = ends;
        this.output = output;
    }

    /** Whether there is more than one input. */
    boolean areMany() {
        return others.isGiven();
    }

    /** The inputs after the first. */
    List<String> others() {
        return others.get();
    }

    /** Pictures are explained in files of their own from now on. */
    void areOf(List<String> inputs) {
        pictures.areOf(inputs);
    }

    /** Whether the output is a JPEG file, which shows pictures alone. */
    boolean isJpeg() {
        return "jpeg".equals(formatName());
    }

    /** The name of the format to write, or null if that is not known; on standard output, png. */
    private @Nullable String formatName() {
        if (output.format.isGiven()) {
            return output.format.get().toLowerCase(Locale.ROOT).replaceAll("^jpg$", "jpeg");
        }
        if (output.isStandardOutput()) {
            return output.isGiven() ? "png" : null;
        }
        var format = Formats.ofFile(output.target());
        return format == null ? null : format.name();
    }

    /** Reads an input; if {@code isExact}, only what holds a maze to the letter or the pixel will do. */
    PictureInput read(String input, @Nullable String format, boolean isExact, Context context, Terminal terminal) throws IOException {
        if (isExact) {
            return new PictureInput(Input.readWhole(input, format, context, terminal), null);
        }
        boolean isAsked = as.isGiven() || startPixel.isGiven() || goalPixel.isGiven() || walls.isGiven() || onlyPath.isGiven() || link.isGiven();
        pictures.haveEnds(ends.start() != null, !ends.goals().isEmpty());
        Tiles tiles = as.isGiven() ? Tiles.CELLS : isAsked ? Tiles.LAST : ends.isGiven() ? Tiles.FIRST : Tiles.SECOND;
        ReadingRequest request = ReadingRequest.ANY.as(chosen()).between(spot("--start-pixel", startPixel), spot("--goal-pixel", goalPixel))
                .walls(walls.isGiven() ? Walls.of(walls.get()) : null);
        PictureInput read = PictureInput.read(
                input, format, pictures.read(request, tiles, isAsked), pictures, output.noClobber.isGiven(), context, terminal);
        if (read.whole() != null) {
            requireNone(input, read.whole());
        }
        if (read.picture() != null && ends.isGiven() && read.picture().puzzle() == null) {
            throw new UsageException("--start and --goal name cells, and " + input
                    + " is understood as an area; give --start-pixel and --goal-pixel, or --as cells");
        }
        return read;
    }

    /** Refuses options that only pictures which are understood have, and names the options to write instead. */
    private void requireNone(String input, Input.Whole whole) {
        boolean isOfPixels = whole.original() != null && whole.original().format().equals("png");
        List<String> instead = new ArrayList<>();
        instead(instead, "--start", startPixel, isOfPixels);
        instead(instead, "--goal", goalPixel, isOfPixels);
        if (!instead.isEmpty()) {
            throw new UsageException("--start-pixel and --goal-pixel are for pictures that are understood, and "
                    + (isOfPixels ? "each pixel of " + input + " is a tile" : input + " is read otherwise") + "; in their place write "
                    + String.join(" ", instead) + (isOfPixels ? " (row,column: a pixel's Y,X)" : ", from 0,0 at the top left"));
        }
        List<String> given = Stream.of(walls.isGiven() ? "--walls" : "", onlyPath.isGiven() ? "--only-path" : "", link.isGiven() ? "--link" : "")
                .filter(option -> !option.isEmpty()).toList();
        if (!given.isEmpty()) {
            throw new UsageException(String.join(" and ", given) + (given.size() > 1 ? " are" : " is") + " for pictures that are understood, and " + input
                    + " is read otherwise; leave " + (given.size() > 1 ? "them" : "it") + " out");
        }
    }

    private static void instead(List<String> instead, String option, TextValue pixel, boolean isOfPixels) {
        if (pixel.isGiven()) {
            String[] parts = pixel.get().split(",", -1); // two numbers, as was made sure of
            instead.add(option + " " + (isOfPixels ? parts[1] + "," + parts[0] : "ROW,COLUMN"));
        }
    }

    private @Nullable As chosen() {
        if (!as.isGiven()) {
            return null;
        }
        for (As each : As.values()) {
            if (each.label().equals(as.get())) {
                return each;
            }
        }
        throw new UsageException("a picture cannot be understood as '" + as.get() + "'; "
                + Names.suggest(as.get(), List.of(As.CELLS.label(), As.AREA.label())));
    }

    /** The middle of a pixel. */
    private static @Nullable Spot spot(String option, TextValue text) {
        if (!text.isGiven()) {
            return null;
        }
        String[] parts = text.get().split(",", -1);
        if (parts.length != 2) {
            throw new UsageException("'" + text.get() + "' is not a pixel; write " + option + " X,Y, from 0,0 at the top left");
        }
        long x = Numbers.whole("column of a pixel", parts[0], 0, Integer.MAX_VALUE);
        long y = Numbers.whole("row of a pixel", parts[1], 0, Integer.MAX_VALUE);
        return new Spot(x + 0.5, y + 0.5);
    }

    /** Whether the result is a picture, or of one, and not of its cells alone; {@code draws} a file without parameters of drawing. */
    boolean isDrawn(UnderstoodPicture picture, boolean draws, boolean isJson) {
        String format = formatName();
        boolean isPicture = format != null && List.of("png", "jpeg", "svg").contains(format);
        return isJson || picture.puzzle() == null || (draws && isPicture) || onlyPath.isGiven() || link.isGiven();
    }

    /** The path in a picture. */
    PictureSolution solution(PictureInput picture, @Nullable String solver, boolean suggests, Context context) throws BadDataException {
        context.report("solving the maze");
        return PictureSolution.of(picture, ends, pictures, solver, suggests, context);
    }

    /** Prints what was remarked on an input. */
    ReadRemarks remarks(Input.Whole whole, String input, Terminal terminal) throws BadDataException {
        return pictures.remarks(whole, input, ends.start() != null, !ends.goals().isEmpty(), terminal);
    }

    /** A maze between the ends that are given. */
    Puzzle between(Puzzle puzzle) {
        return Solving.between(puzzle, ends.start(), ends.goals());
    }

    /** Writes the path in a picture: as JSON, as facts, or on the picture. */
    void write(PictureSolution solution, boolean isJson, Context context, Terminal terminal) throws IOException {
        if (isJson) {
            JsonLine out = new JsonLine(terminal.out()).beginObject();
            solution.writeJson(out);
            out.endObject().endLine();
        }
        solution.requirePath();
        if (output.isGiven()) {
            context.report("writing the picture");
            write(solution, output.target(), context, terminal);
        } else if (!isJson) {
            solution.writeText(terminal.out());
        }
    }

    /** Writes the picture with the path to this file. */
    void write(PictureSolution solution, String target, Context context, Terminal terminal) throws IOException {
        String format = formatName();
        if (format == null || !List.of("png", "jpeg", "svg").contains(format)) {
            throw new UsageException("a picture with its path is written as png, jpg or svg, and not as "
                    + (format == null ? "'" + target + "'" : format) + "; name one of these with --format or the extension");
        }
        new SolvedFile(solution, format, onlyPath.isGiven(), link.isGiven()).write(target, output, context, terminal);
    }
}
