package dev.mazewright.drawing.solid;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;

/** A solid as Wavefront OBJ, in millimetres, z up, as for printing. */
final class Obj {
    static final Format FORMAT = Format.named("obj", "A solid: a plate with walls, a marble maze, a puzzle box; for programs that model solids (OBJ).")
            .mediaType("model/obj")
            .extensions("obj")
            .writes(Obj::write, Solids.SHAPES)
            .uses(SolidSetup.SHARED)
            .owns(SolidSetup.OWN)
            .requires((shape, style) -> Solids.require("obj", shape, style, false))
            .build();

    private Obj() {}

    private static void write(Document document, OutputStream target) throws IOException {
        Mesh mesh = Solids.mesh(FORMAT, document);
        TextOut out = new TextOut(target);
        out.printLine("# mazewright, millimetres, z up");
        for (int number = 0; number < mesh.parts(); number++) {
            Mesh.Part part = mesh.part(number);
            Mesh.Part next = mesh.part(number + 1);
            out.printLine("o " + part.name());
            for (int vertex = part.vertex(); vertex < next.vertex(); vertex++) {
                out.printLine("v " + SolidSetup.text(mesh.at(vertex, 0)) + " " + SolidSetup.text(mesh.at(vertex, 1)) + " " + SolidSetup.text(mesh.at(vertex, 2)));
            }
            for (int triangle = part.triangle(); triangle < next.triangle(); triangle++) {
                CancelledException.check();
                out.printLine("f " + (1 + mesh.corner(triangle, 0)) + " " + (1 + mesh.corner(triangle, 1)) + " " + (1 + mesh.corner(triangle, 2)));
            }
        }
        out.finish();
    }
}
