package dev.mazewright.drawing.solid;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A solid as binary STL, in millimetres, as every reader takes it; with true normals, which some readers need. */
final class Stl {
    static final Format FORMAT = Format.named("stl", "A solid: a plate with walls, a marble maze, a puzzle box; to print in 3-D (STL).")
            .mediaType("model/stl")
            .extensions("stl")
            .writes(Stl::write, Solids.SHAPES)
            .uses(SolidSetup.SHARED)
            .owns(SolidSetup.OWN)
            .requires((shape, style) -> Solids.require("stl", shape, style, false))
            .build();

    private static final int HEADER = 80;
    private static final int TRIANGLE = 50;
    private static final float MICROMETRES = 1000;
    private static final int CHECKED = 1 << 12;

    private Stl() {}

    private static void write(Document document, OutputStream out) throws IOException {
        Mesh mesh = Solids.mesh(FORMAT, document);
        ByteBuffer head = ByteBuffer.allocate(HEADER + Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        head.put("mazewright, millimetres".getBytes(StandardCharsets.US_ASCII)); // must not begin with "solid"
        head.putInt(HEADER, mesh.triangles());
        out.write(head.array());
        for (int triangle = 0; triangle < mesh.triangles(); triangle++) {
            if (triangle % CHECKED == 0) {
                CancelledException.check();
            }
            out.write(triangle(mesh, triangle));
        }
        out.flush();
    }

    private static byte[] triangle(Mesh mesh, int triangle) {
        ByteBuffer bytes = ByteBuffer.allocate(TRIANGLE).order(ByteOrder.LITTLE_ENDIAN);
        long[] cross = {across(mesh, triangle, 0), across(mesh, triangle, 1), across(mesh, triangle, 2)};
        double length = Math.sqrt((double) cross[0] * cross[0] + (double) cross[1] * cross[1] + (double) cross[2] * cross[2]);
        for (long along : cross) {
            bytes.putFloat((float) (along / length));
        }
        for (int corner = 0; corner < Mesh.THREE; corner++) {
            for (int axis = 0; axis < Mesh.THREE; axis++) {
                bytes.putFloat(mesh.at(mesh.corner(triangle, corner), axis) / MICROMETRES);
            }
        }
        return bytes.array();
    }

    /** The part along an axis of the cross product of two sides, which is normal to the triangle. */
    private static long across(Mesh mesh, int triangle, int axis) {
        int a = mesh.corner(triangle, 0);
        int b = mesh.corner(triangle, 1);
        int c = mesh.corner(triangle, 2);
        int one = (axis + 1) % Mesh.THREE;
        int other = (axis + 2) % Mesh.THREE;
        return (long) (mesh.at(b, one) - mesh.at(a, one)) * (mesh.at(c, other) - mesh.at(a, other))
                - (long) (mesh.at(b, other) - mesh.at(a, other)) * (mesh.at(c, one) - mesh.at(a, one));
    }
}
