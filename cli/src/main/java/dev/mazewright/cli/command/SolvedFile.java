package dev.mazewright.cli.command;

import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.draw.ImageFile;
import dev.mazewright.vision.draw.SolutionLine;
import dev.mazewright.vision.draw.SolutionSvg;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.file.PictureKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A picture with the path on it, or the path alone, as png, jpeg or svg, which may refer to the picture instead of embedding it. */
record SolvedFile(PictureSolution solution, String format, boolean isPathAlone, boolean isLinked) {
    void write(String target, OutputOptions output, Context context, Terminal terminal) throws IOException {
        if (isPathAlone && format.equals("jpeg")) {
            throw new UsageException("--only-path is transparent, and JPEG files are not; write png or svg");
        }
        if (isLinked && (isPathAlone || !format.equals("svg"))) {
            throw new UsageException("--link is for svg with the picture; write svg, and leave out --only-path");
        }
        SolutionLine line = solution.picture().line(solution.path());
        DecodedPicture decoded = solution.picture().decoded();
        @Nullable String uri = isPathAlone || !format.equals("svg") ? null : isLinked ? link(target) : "data:" + embedded(context);
        try (Output out = output.open(target, terminal)) {
            switch (format) {
                case "svg" -> SolutionSvg.write(line, uri, out.stream());
                case "jpeg" -> ImageFile.writeJpeg(line.drawnOn(decoded.picture()), out.stream());
                default -> ImageFile.writePng(isPathAlone ? line.alone() : line.drawnOn(decoded.picture()), context, out.stream());
            }
            out.commit();
        }
    }

    /** The media type and the bytes of the picture: those of the file, if browsers show them as they are, else anew. */
    private String embedded(Context context) throws IOException {
        DecodedPicture decoded = solution.picture().decoded();
        byte[] bytes = solution.input().file();
        String kind = decoded.kind().label();
        if (!isShownAsStored(decoded)) {
            ByteArrayOutputStream again = new ByteArrayOutputStream();
            if (decoded.kind() == PictureKind.JPEG) {
                ImageFile.writeJpeg(decoded.picture().image(), again);
            } else {
                kind = "png";
                ImageFile.writePng(decoded.picture().image(), context, again);
            }
            bytes = again.toByteArray();
        }
        return "image/" + kind + ";base64," + Base64.getEncoder().encodeToString(bytes);
    }

    private static boolean isShownAsStored(DecodedPicture decoded) {
        return decoded.kind().isShownByBrowsers() && decoded.isAsStored() && decoded.kind() != PictureKind.GIF;
    }

    /** The relative link from the written file to the picture. */
    private String link(String target) {
        String input = solution.picture().name();
        DecodedPicture decoded = solution.picture().decoded();
        if (input.equals("standard input") || Output.isStandardOutput(target)) {
            throw new UsageException("--link needs a file that is read and one that is written");
        }
        if (!isShownAsStored(decoded)) {
            throw new UsageException("--link needs a PNG, JPEG or WebP file whose pixels stand upright, and " + input
                    + " is not such a file; leave it out, and the picture is embedded");
        }
        Path folder = Objects.requireNonNull(Path.of(target).toAbsolutePath().normalize().getParent());
        String relative = folder.relativize(Path.of(input).toAbsolutePath().normalize()).toString().replace('\\', '/');
        try {
            return new URI(null, null, relative.indexOf(':') < 0 ? relative : "./" + relative, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new UsageException("the name " + relative + " cannot be written as a link; leave out --link");
        }
    }
}
