import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Signatures by GnuPG beside files. Alone: {@code java Signatures.java FOLDER KEY} signs all files of a folder that are no sums. */
final class Signatures {
    private Signatures() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        sign(Path.of(arguments[0]), arguments[1]);
    }

    static void sign(Path folder, String key) throws IOException, InterruptedException {
        for (Path file : Release.files(folder).values()) {
            if (isSigned(file)) {
                Path signature = signature(file);
                Files.deleteIfExists(signature);
                gpg("--batch", "--yes", "--local-user", key, "--armor", "--output", signature.toString(), "--detach-sign", file.toString());
            }
        }
    }

    /** Is a signature due for this file? Not for sums, nor for signatures. */
    static boolean isSigned(Path file) {
        return !file.toString().matches(".*\\.(asc|md5|sha1|sha256|sha512)");
    }

    static Path signature(Path file) {
        return file.resolveSibling(file.getFileName() + ".asc");
    }

    /** Does GnuPG say that this signature is good? */
    static boolean isGood(Path file) throws IOException, InterruptedException {
        try {
            gpg("--batch", "--verify", signature(file).toString(), file.toString());
            return true;
        } catch (IOException bad) {
            return false;
        }
    }

    private static void gpg(String... arguments) throws IOException, InterruptedException {
        ProcessBuilder gpg = new ProcessBuilder(arguments).redirectErrorStream(true);
        gpg.command().addFirst("gpg");
        Process process = gpg.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IOException("gpg " + String.join(" ", arguments) + ": " + said);
        }
    }
}
