package dev.mazewright.drawing.solid;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.deflate.ZipWriter;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A solid as 3MF, in millimetres: an object for each part, and, of things in several colours, one of these objects for each.
 *
 * <p>Source: 3MF Consortium, Core Specification 1.
 */
final class ThreeMf {
    static final Format FORMAT = Format.named("3mf", "A solid: a plate with walls, a marble maze, a puzzle box; to print in 3-D (3MF).")
            .mediaType("model/3mf")
            .extensions("3mf")
            .writes(ThreeMf::write, Solids.SHAPES)
            .uses(SolidSetup.SHARED)
            .owns(SolidSetup.OWN)
            .showsSolution()
            .requires((shape, style) -> Solids.require("3mf", shape, style, false))
            .build();

    private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    private static final String TYPES = XML + """
            <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
            <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
            <Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
            </Types>
            """;
    private static final String RELATIONS = XML + """
            <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
            <Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
            </Relationships>
            """;

    private ThreeMf() {}

    private static void write(Document document, OutputStream out) throws IOException {
        Mesh mesh = Solids.mesh(FORMAT, document);
        ZipWriter zip = new ZipWriter(out);
        zip.add("[Content_Types].xml", file -> file.write(TYPES.getBytes(StandardCharsets.UTF_8)));
        zip.add("_rels/.rels", file -> file.write(RELATIONS.getBytes(StandardCharsets.UTF_8)));
        zip.add("3D/3dmodel.model", file -> model(mesh, file));
        zip.end();
    }

    private static void model(Mesh mesh, OutputStream file) throws IOException {
        TextOut out = new TextOut(file);
        out.print(XML);
        out.printLine("<model unit=\"millimeter\" xml:lang=\"en\" xmlns=\"http://schemas.microsoft.com/3dmanufacturing/core/2015/02\">");
        out.printLine("<resources>");
        boolean hasColours = mesh.part(0).colour() != null;
        if (hasColours) {
            colours(materials(mesh), out);
        }
        for (int part = 0; part < mesh.parts(); part++) {
            object(mesh, part, out);
        }
        int made = hasColours ? things(mesh, out) : mesh.parts();
        out.printLine("</resources>");
        out.printLine("<build>");
        for (int thing = 0; thing < made; thing++) {
            out.printLine("<item objectid=\"" + (hasColours ? materials(mesh) + 1 + thing : 1 + thing) + "\"/>");
        }
        out.printLine("</build>");
        out.printLine("</model>");
        out.finish();
    }

    /** The number of the table of colours, behind those of parts. */
    private static int materials(Mesh mesh) {
        return mesh.parts() + 1;
    }

    private static void colours(int number, TextOut out) throws IOException {
        out.printLine("<basematerials id=\"" + number + "\">");
        for (Mesh.Colour colour : Mesh.Colour.values()) {
            out.printLine("<base name=\"" + colour.word() + "\" displaycolor=\"#" + colour.hex() + "\"/>");
        }
        out.printLine("</basematerials>");
    }

    /** Objects that hold the colours of a thing together, so that programs do not move them apart; returns how many. */
    private static int things(Mesh mesh, TextOut out) throws IOException {
        int things = 0;
        for (int part = 0; part < mesh.parts(); ) {
            String name = mesh.part(part).name();
            things++;
            out.printLine("<object id=\"" + (materials(mesh) + things) + "\" type=\"model\" name=\"" + name + "\"><components>");
            while (part < mesh.parts() && mesh.part(part).name().equals(name)) {
                part++;
                out.printLine("<component objectid=\"" + part + "\"/>");
            }
            out.printLine("</components></object>");
        }
        return things;
    }

    private static void object(Mesh mesh, int number, TextOut out) throws IOException {
        Mesh.Part part = mesh.part(number);
        Mesh.Part next = mesh.part(number + 1);
        Mesh.Colour colour = part.colour();
        out.printLine("<object id=\"" + (number + 1) + "\" type=\"model\" name=\"" + (colour == null ? part.name() : colour.word())
                + (colour == null ? "" : "\" pid=\"" + materials(mesh) + "\" pindex=\"" + List.of(Mesh.Colour.values()).indexOf(colour)) + "\"><mesh><vertices>");
        for (int vertex = part.vertex(); vertex < next.vertex(); vertex++) {
            out.printLine("<vertex x=\"" + SolidSetup.text(mesh.at(vertex, 0)) + "\" y=\"" + SolidSetup.text(mesh.at(vertex, 1)) + "\" z=\"" + SolidSetup.text(mesh.at(vertex, 2))
                    + "\"/>");
        }
        out.printLine("</vertices><triangles>");
        for (int triangle = part.triangle(); triangle < next.triangle(); triangle++) {
            CancelledException.check();
            out.printLine("<triangle v1=\"" + (mesh.corner(triangle, 0) - part.vertex()) + "\" v2=\"" + (mesh.corner(triangle, 1) - part.vertex()) + "\" v3=\""
                    + (mesh.corner(triangle, 2) - part.vertex()) + "\"/>");
        }
        out.printLine("</triangles></mesh></object>");
    }
}
