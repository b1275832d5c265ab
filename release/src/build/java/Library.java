import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The library as a repository of Maven: what its BOM names, with sources, Javadoc, POMs and sums. */
final class Library {
    /** The sums that lie beside each file, by the ends of their names. */
    static final Map<String, String> SUMS = Map.of("md5", "MD5", "sha1", "SHA-1", "sha256", "SHA-256", "sha512", "SHA-512");

    private Library() {}

    /**
     * Fills a folder.
     *
     * @param built the folder of each module that Maven builds in
     */
    static void stage(Path project, String built, String version, Path folder) throws IOException {
        component(project.resolve("bom").resolve(built), "mazewright-bom", version, false, folder);
        for (String module : modules(project.resolve("bom/pom.xml"))) {
            component(project.resolve(module).resolve(built), "mazewright-" + module, version, true, folder);
        }
    }

    /** The modules that a BOM names. */
    private static List<String> modules(Path bom) throws IOException {
        List<String> modules = new ArrayList<>();
        NodeList managed = ((Element) Central.document(bom).getElementsByTagName("dependencyManagement").item(0)).getElementsByTagName("artifactId");
        for (int i = 0; i < managed.getLength(); i++) {
            modules.add(managed.item(i).getTextContent().strip().substring("mazewright-".length()));
        }
        return modules;
    }

    private static void component(Path built, String artifact, String version, boolean jars, Path folder) throws IOException {
        Path place = folder.resolve("dev/mazewright").resolve(artifact).resolve(version);
        Files.createDirectories(place);
        String name = artifact + "-" + version;
        Files.copy(built.resolve("published-pom.xml"), place.resolve(name + ".pom"));
        if (jars) {
            for (String kind : List.of("", "-sources", "-javadoc")) {
                Files.copy(built.resolve(name + kind + ".jar"), place.resolve(name + kind + ".jar"));
            }
        }
    }

    /** Writes the sums of all files. */
    static void sums(Path folder) throws IOException {
        for (Path file : Release.files(folder).values()) {
            for (Map.Entry<String, String> sum : SUMS.entrySet()) {
                Files.writeString(file.resolveSibling(file.getFileName() + "." + sum.getKey()), sum(sum.getValue(), file), StandardCharsets.US_ASCII);
            }
        }
    }

    /** A sum in hexadecimal digits. */
    static String sum(String algorithm, Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException none) {
            throw new IllegalStateException(none); // every JDK has them
        }
    }
}
