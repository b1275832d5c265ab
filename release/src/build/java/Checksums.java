import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The libraries inside the program against the sums that were written down when each was chosen. */
final class Checksums {
    private Checksums() {}

    /**
     * Compares the jars of a class path with the lines of a file, {@code SHA-256 NAME}; those in the project's own folder are what is
     * being built.
     */
    static void require(Path file, String classPath, Path project) throws IOException {
        SortedMap<String, String> wanted = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] words = line.split("\\s+");
                wanted.put(words[1], words[0]);
            }
        }
        SortedMap<String, String> found = new TreeMap<>();
        for (String each : classPath.split(java.io.File.pathSeparator)) {
            Path jar = Path.of(each);
            if (!jar.startsWith(project)) {
                found.put(jar.getFileName().toString(), Release.sha256(jar));
            }
        }
        StringBuilder complaints = new StringBuilder();
        for (Map.Entry<String, String> jar : found.entrySet()) {
            String sum = wanted.remove(jar.getKey());
            if (!jar.getValue().equals(sum)) {
                complaints.append("\n  ").append(jar.getKey()).append(" has ").append(jar.getValue()).append(", not ").append(sum == null ? "listed" : sum);
            }
        }
        wanted.keySet().forEach(name -> complaints.append("\n  ").append(name).append(" is listed and not used"));
        if (found.isEmpty() || !complaints.isEmpty()) {
            throw new IOException("the libraries are not those of " + file + "; if a change is meant, compare its sum with what its author "
                    + "publishes, and change the line:" + complaints);
        }
    }
}
