package dev.mazewright.drawing.solid;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A solid as binary glTF, in metres, y up: as large in a scene as it is in the hand. Faces are flat, since it has no normals.
 *
 * <p>Source: Khronos Group, glTF 2.0 Specification.
 */
final class Glb {
    static final Format FORMAT = Format.named("glb", "A solid: a plate with walls, a marble maze, a puzzle box; for scenes in 3-D (glTF).")
            .mediaType("model/gltf-binary")
            .extensions("glb")
            .writes(Glb::write, Solids.SHAPES)
            .uses(SolidSetup.SHARED)
            .owns(SolidSetup.OWN)
            .requires((shape, style) -> Solids.require("glb", shape, style, true))
            .build();

    private static final int MAGIC = 0x46546C67;
    private static final int JSON = 0x4E4F534A;
    private static final int BIN = 0x004E4942;
    private static final int FLOATS = 5126;
    private static final int INTS = 5125;
    private static final float MICROMETRES = 1_000_000;
    private static final int VERTEX = 12;

    private Glb() {}

    private static void write(Document document, OutputStream out) throws IOException {
        Mesh mesh = Solids.mesh(FORMAT, document);
        long bytes = (long) VERTEX * mesh.vertices() + (long) VERTEX * mesh.triangles();
        if (bytes > Integer.MAX_VALUE / 2) {
            throw new UsageException("a solid of " + mesh.triangles() + " triangles is too large for glb; take a smaller maze, or stl");
        }
        byte[] json = padded(json(mesh));
        ByteBuffer head = ByteBuffer.allocate(20).order(ByteOrder.LITTLE_ENDIAN);
        head.putInt(MAGIC).putInt(2).putInt((int) (28 + json.length + bytes)).putInt(json.length).putInt(JSON);
        out.write(head.array());
        out.write(json);
        out.write(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt((int) bytes).putInt(BIN).array());
        for (int vertex = 0; vertex < mesh.vertices(); vertex++) {
            ByteBuffer place = ByteBuffer.allocate(VERTEX).order(ByteOrder.LITTLE_ENDIAN);
            for (int axis = 0; axis < Mesh.THREE; axis++) {
                place.putFloat(at(mesh, vertex, axis));
            }
            out.write(place.array());
        }
        for (int triangle = 0; triangle < mesh.triangles(); triangle++) {
            CancelledException.check();
            ByteBuffer corners = ByteBuffer.allocate(VERTEX).order(ByteOrder.LITTLE_ENDIAN);
            for (int corner = 0; corner < Mesh.THREE; corner++) {
                corners.putInt(mesh.corner(triangle, corner));
            }
            out.write(corners.array());
        }
        out.flush();
    }

    /** The x, y or z of a vertex: z becomes y, and what is at the back has a negative z. */
    private static float at(Mesh mesh, int vertex, int axis) {
        int micrometres = axis == 0 ? mesh.at(vertex, 0) : axis == 1 ? mesh.at(vertex, 2) : -mesh.at(vertex, 1);
        return micrometres / MICROMETRES;
    }

    private static byte[] padded(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        byte[] padded = Arrays.copyOf(bytes, (bytes.length + 3) / 4 * 4);
        Arrays.fill(padded, bytes.length, padded.length, (byte) ' ');
        return padded;
    }

    private static String json(Mesh mesh) {
        float[] least = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
        float[] most = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
        for (int vertex = 0; vertex < mesh.vertices(); vertex++) {
            for (int axis = 0; axis < Mesh.THREE; axis++) {
                least[axis] = Math.min(least[axis], at(mesh, vertex, axis));
                most[axis] = Math.max(most[axis], at(mesh, vertex, axis));
            }
        }
        int places = VERTEX * mesh.vertices();
        int corners = VERTEX * mesh.triangles();
        return "{\"asset\":{\"version\":\"2.0\",\"generator\":\"mazewright\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"mesh\":0,\"name\":\"maze\"}],"
                + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0},\"indices\":1}]}],"
                + "\"accessors\":[{\"bufferView\":0,\"componentType\":" + FLOATS + ",\"count\":" + mesh.vertices() + ",\"type\":\"VEC3\",\"min\":" + Arrays.toString(least)
                + ",\"max\":" + Arrays.toString(most) + "},{\"bufferView\":1,\"componentType\":" + INTS + ",\"count\":" + Mesh.THREE * mesh.triangles() + ",\"type\":\"SCALAR\"}],"
                + "\"bufferViews\":[{\"buffer\":0,\"byteLength\":" + places + ",\"target\":34962},{\"buffer\":0,\"byteOffset\":" + places + ",\"byteLength\":" + corners
                + ",\"target\":34963}],\"buffers\":[{\"byteLength\":" + (places + corners) + "}]}";
    }
}
