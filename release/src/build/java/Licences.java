import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * The licences in a software bill of materials of CycloneDX against those in NOTICE: each component is in an entry there, which says the
 * same licence. Alone: {@code java Licences.java BILL.xml NOTICE} prints what differs.
 */
final class Licences {
    /** Names of licences in NOTICE and their identifiers in the list of SPDX, which bills use. */
    private static final List<String[]> NAMES = List.of(
            new String[] {"Apache License, Version 2.0", "Apache-2.0"},
            new String[] {"BSD 3-Clause", "BSD-3-Clause"},
            new String[] {"BSD 2-Clause", "BSD-2-Clause"},
            new String[] {"MIT License", "MIT"},
            new String[] {"Eclipse Distribution License 1.0", "EDL-1.0"});

    /** The head of an entry: a project and its address. */
    private static final Pattern HEAD = Pattern.compile("\\S.*\\(https?://[^)]*\\).*");

    /** Words of heads that tell no project from another. */
    private static final Set<String> COMMON = Set.of(
            "https", "http", "www", "com", "org", "io", "github", "apache", "its", "parts", "with", "and", "the", "library", "core", "page", "info");

    private final List<Entry> entries = new ArrayList<>();

    /** An entry of NOTICE: the words of its head, and the licences that its text or the text above it names. */
    private record Entry(String head, Set<String> words, Set<String> licences) {}

    private Licences(List<String> notice) {
        String section = "";
        boolean inSection = false;
        for (String line : notice) {
            if (HEAD.matcher(line).matches()) {
                entries.add(new Entry(line, words(line), names(section)));
                inSection = false;
            } else if (line.startsWith(" ") && !entries.isEmpty()) {
                entries.getLast().licences.addAll(names(line));
            } else if (!line.isBlank()) {
                section = inSection ? section + " " + line : line;
                inSection = true;
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        List<String> differences = differences(Path.of(arguments[0]), Path.of(arguments[1]));
        differences.forEach(System.out::println);
        System.exit(differences.isEmpty() ? 0 : 1);
    }

    /** What the bill and NOTICE say differently, one line each. */
    static List<String> differences(Path bill, Path notice) throws IOException {
        Licences known = new Licences(Files.readAllLines(notice));
        List<String> differences = new ArrayList<>();
        SortedMap<String, Set<String>> components = components(bill);
        if (components.isEmpty()) {
            differences.add(bill + " has no components");
        }
        components.forEach((name, licences) -> {
            Entry entry = known.of(name);
            if (entry == null) {
                differences.add(name + " (" + licences + ") is not in NOTICE");
                return;
            }
            if (licences.stream().noneMatch(entry.licences::contains)) {
                differences.add(name + " has " + licences + ", NOTICE says " + entry.licences + " of " + entry.head);
            }
        });
        return differences;
    }

    /** The entry with the most letters, in whole words, of a component's name, or null. */
    private Entry of(String name) {
        Entry best = null;
        int most = 0;
        for (Entry entry : entries) {
            int letters = entry.words.stream().filter(name::contains).mapToInt(String::length).sum();
            if (letters > most) {
                most = letters;
                best = entry;
            }
        }
        return best;
    }

    private static Set<String> words(String head) {
        Set<String> words = new HashSet<>(List.of(head.toLowerCase(Locale.ROOT).split("[^a-z0-9]+")));
        words.removeIf(word -> word.length() < 3 || COMMON.contains(word));
        return words;
    }

    private static Set<String> names(String text) {
        Set<String> names = new HashSet<>();
        for (String[] name : NAMES) {
            if (text.contains(name[0])) {
                names.add(name[1]);
            }
        }
        return names;
    }

    /** The components of others by group and name, with their licences. */
    private static SortedMap<String, Set<String>> components(Path bill) throws IOException {
        SortedMap<String, Set<String>> components = new TreeMap<>();
        Element root = Central.document(bill).getDocumentElement();
        NodeList all = root.getElementsByTagName("component");
        for (int i = 0; i < all.getLength(); i++) {
            Element component = (Element) all.item(i);
            String name = text(component, "group") + ":" + text(component, "name");
            boolean inside = component.getParentNode().getParentNode() == root; // and not what made the bill
            if (inside && !name.startsWith("dev.mazewright:")) {
                Set<String> licences = components.computeIfAbsent(name, each -> new HashSet<>());
                NodeList children = component.getElementsByTagName("license");
                for (int j = 0; j < children.getLength(); j++) {
                    Element licence = (Element) children.item(j);
                    licences.add(meant(name, text(licence, "id").isEmpty() ? text(licence, "name") : text(licence, "id")));
                }
            }
        }
        return components;
    }

    /** The licence that a component has: TwelveMonkeys' POM says "The BSD License", which bills take for the oldest; its text has three clauses. */
    private static String meant(String name, String licence) {
        return name.startsWith("com.twelvemonkeys.") && licence.equals("BSD-4-Clause") ? "BSD-3-Clause" : licence;
    }

    private static String text(Element element, String child) {
        NodeList found = element.getElementsByTagName(child);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent().strip();
    }
}
