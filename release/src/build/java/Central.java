import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/**
 * A folder against the rules of Maven Central, as published at https://central.sonatype.org/publish/requirements: files, sums,
 * signatures, and what a POM says. Whether the group's domain is ours, only Central can tell.
 *
 * <p>{@code java Central.java FOLDER [signed]} prints a line for each complaint, and ends with 1 if there is one.
 */
final class Central {
    /** What each POM must say, as paths of XPath. */
    private static final List<String> REQUIRED = List.of(
            "modelVersion", "name", "description", "url", "licenses/license/name", "licenses/license/url", "developers/developer/name",
            "scm/connection", "scm/developerConnection", "scm/url");

    private final Path folder;
    private final boolean signed;
    private final SortedMap<String, Path> files;
    private final List<String> complaints = new ArrayList<>();

    private Central(Path folder, boolean signed) throws IOException {
        this.folder = folder;
        this.signed = signed;
        this.files = Release.files(folder);
    }

    public static void main(String[] arguments) throws Exception {
        List<String> complaints = complaints(Path.of(arguments[0]), arguments.length > 1);
        complaints.forEach(System.out::println);
        System.exit(complaints.isEmpty() ? 0 : 1);
    }

    /** What Central would refuse. */
    static List<String> complaints(Path folder, boolean signed) throws IOException, InterruptedException {
        Central central = new Central(folder, signed);
        SortedSet<Path> components = new TreeSet<>();
        for (Path file : central.files.values()) {
            components.add(file.getParent());
        }
        if (components.isEmpty()) {
            central.complaints.add("the folder has no files");
        }
        for (Path component : components) {
            central.component(component);
        }
        return central.complaints;
    }

    private void component(Path place) throws IOException, InterruptedException {
        String version = place.getFileName().toString();
        String artifact = place.getParent().getFileName().toString();
        String group = folder.relativize(place.getParent().getParent()).toString().replace('\\', '.').replace('/', '.');
        String name = artifact + "-" + version;
        if (version.endsWith("-SNAPSHOT")) {
            complaints.add(name + ": a version must not end with -SNAPSHOT");
        }
        Path pom = place.resolve(name + ".pom");
        List<String> due = new ArrayList<>(List.of(name + ".pom"));
        if (Files.exists(pom)) {
            Pom read = new Pom(pom);
            read.require(group, artifact, version);
            if (!read.text("packaging").equals("pom")) {
                due.addAll(List.of(name + ".jar", name + "-sources.jar", name + "-javadoc.jar"));
            }
        }
        for (String file : due) {
            if (Files.exists(place.resolve(file))) {
                companions(place.resolve(file));
            } else {
                complaints.add(file + " is missing");
            }
        }
        try (var all = Files.list(place)) {
            all.map(each -> each.getFileName().toString())
                    .filter(each -> due.stream().noneMatch(each::startsWith))
                    .forEach(each -> complaints.add(each + " is no file of " + name));
        }
    }

    /** The sums and the signature of a file. */
    private void companions(Path file) throws IOException, InterruptedException {
        for (Map.Entry<String, String> sum : Library.SUMS.entrySet()) {
            Path beside = file.resolveSibling(file.getFileName() + "." + sum.getKey());
            boolean exists = Files.exists(beside);
            if (!exists && List.of("md5", "sha1").contains(sum.getKey())) {
                complaints.add(beside.getFileName() + " is missing");
            } else if (exists && !Files.readString(beside, StandardCharsets.US_ASCII).strip().toLowerCase(Locale.ROOT).equals(Library.sum(sum.getValue(), file))) {
                complaints.add(beside.getFileName() + " is not the sum of its file");
            }
        }
        if (signed) {
            if (!Files.exists(Signatures.signature(file))) {
                complaints.add(Signatures.signature(file).getFileName() + " is missing");
            } else if (!Signatures.isGood(file)) {
                complaints.add(Signatures.signature(file).getFileName() + " is no good signature of its file");
            }
        }
    }

    /** A file of XML. */
    static Document document(Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        } catch (ParserConfigurationException | SAXException malformed) {
            throw new IOException(file + " is no XML", malformed);
        }
    }

    /** A POM, and what is wrong in it. */
    private final class Pom {
        private final String name;
        private final Document document;

        Pom(Path file) throws IOException {
            name = file.getFileName().toString();
            document = document(file);
        }

        /** The text at a path below the project, or an empty one. */
        String text(String path) {
            return evaluate("/project/" + path).strip();
        }

        void require(String group, String artifact, String version) {
            List.of("groupId " + group, "artifactId " + artifact, "version " + version).forEach(each -> {
                String[] words = each.split(" ");
                if (!text(words[0]).equals(words[1])) {
                    complaints.add(name + ": " + words[0] + " is '" + text(words[0]) + "', its folder says '" + words[1] + "'");
                }
            });
            for (String path : REQUIRED) {
                if (text(path).isEmpty() || text(path).contains("${")) {
                    complaints.add(name + ": " + path + " is missing");
                }
            }
            for (String forbidden : List.of("parent", "repositories", "distributionManagement", "profiles", "build")) {
                if (!text(forbidden).isEmpty()) {
                    complaints.add(name + ": " + forbidden + " has no place in a POM that stands alone");
                }
            }
            dependencies("dependencies/dependency", group);
            dependencies("dependencyManagement/dependencies/dependency", group);
        }

        private void dependencies(String path, String group) {
            int dependencies = Integer.parseInt(evaluate("count(/project/" + path + ")"));
            for (int each = 1; each <= dependencies; each++) {
                String dependency = path + "[" + each + "]/";
                String its = text(dependency + "artifactId");
                if (text(dependency + "version").isEmpty()) {
                    complaints.add(name + ": " + its + " has no version");
                }
                if (text(dependency + "groupId").equals(group) && !Files.isDirectory(folder.resolve(group.replace('.', '/')).resolve(its))) {
                    complaints.add(name + ": " + its + " is not published with it");
                }
                if (List.of("test", "system").contains(text(dependency + "scope"))) {
                    complaints.add(name + ": " + its + " is of no use to others, its scope is " + text(dependency + "scope"));
                }
            }
        }

        private String evaluate(String expression) {
            try {
                return XPathFactory.newInstance().newXPath().evaluate(expression, document);
            } catch (XPathExpressionException wrong) {
                throw new IllegalArgumentException(expression, wrong);
            }
        }
    }
}
