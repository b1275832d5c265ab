package dev.mazewright;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The direction of dependencies, and what a class and a package may be. */
class ArchitectureTest {
    private static final int MOST_LINES = 380;

    @Test
    void coreNeedsNothingButJava() {
        classes()
                .that()
                .resideInAPackage("dev.mazewright.core..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.mazewright.core..",
                        "java.lang..",
                        "java.util..",
                        "java.io..",
                        "java.nio..",
                        "java.math..",
                        "java.security..",
                        "org.jspecify..")
                .check(MainClasses.ALL);
    }

    /** The modules from the top down, and for each those that it may use. */
    private static final Map<String, List<String>> USED = Map.ofEntries(
            Map.entry("tools", List.of("cli", "studio", "api", "stage", "lessons", "vision", "certify", "datasets", "books", "drawing", "formats", "core")),
            Map.entry("cli", List.of("studio", "api", "stage", "lessons", "vision", "certify", "datasets", "books", "drawing", "formats", "micromouse", "core")),
            Map.entry("studio", List.of("api", "stage", "vision", "books", "drawing", "formats", "core")),
            Map.entry("api", List.of("stage", "books", "drawing", "formats", "micromouse", "core")),
            Map.entry("stage", List.of("formats", "core")),
            Map.entry("lessons", List.of("drawing", "formats", "core")),
            Map.entry("vision", List.of("drawing", "formats", "core")),
            Map.entry("certify", List.of("formats", "core")),
            Map.entry("datasets", List.of("formats", "core")),
            Map.entry("books", List.of("drawing", "formats", "core")),
            Map.entry("drawing", List.of("formats", "micromouse", "core")),
            Map.entry("formats", List.of("micromouse", "core")),
            Map.entry("micromouse", List.of("core")),
            Map.entry("core", List.of()));

    @Test
    void modulesDependInOneDirection() {
        USED.forEach((module, used) -> noClasses()
                .that()
                .resideInAPackage("dev.mazewright." + module + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(USED.keySet().stream()
                        .filter(other -> !other.equals(module) && !used.contains(other))
                        .map(other -> "dev.mazewright." + other + "..")
                        .toArray(String[]::new))
                .allowEmptyShould(true)
                .check(MainClasses.ALL));
        noClasses()
                .that()
                .resideInAnyPackage("dev.mazewright.core..", "dev.mazewright.formats..", "dev.mazewright.datasets..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.pdfbox..", "com.github.weisj..")
                .check(MainClasses.ALL);
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.mazewright.vision..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("boofcv..", "georegression..", "org.ddogleg..", "org.ejml..", "com.twelvemonkeys..")
                .check(MainClasses.ALL);
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.mazewright.studio..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.netty..")
                .check(MainClasses.ALL);
        noClasses()
                .that()
                .resideOutsideOfPackages("dev.mazewright.cli..", "dev.mazewright.tools..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .check(MainClasses.ALL);
    }

    @Test
    void packagesDoNotDependOnEachOtherInACircle() {
        slices().matching("dev.mazewright.(**)").should().beFreeOfCycles().check(MainClasses.ALL);
    }

    /** Two or three classes may know each other; more of them in a circle are one class in disguise. */
    @Test
    void noMoreThanThreeClassesOfAPackageDependOnEachOtherInACircle() {
        Map<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass each : MainClasses.ALL) {
            Set<String> used = uses.computeIfAbsent(outermost(each), name -> new TreeSet<>());
            each.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass())
                    .filter(other -> other.getPackageName().equals(each.getPackageName()))
                    .forEach(other -> used.add(outermost(other)));
        }
        Map<String, Set<String>> reached = new TreeMap<>();
        uses.keySet().forEach(each -> reached.put(each, reached(each, uses)));
        Set<Set<String>> circles = new LinkedHashSet<>();
        reached.forEach((start, others) -> {
            Set<String> circle = new TreeSet<>(others);
            circle.removeIf(other -> !reached.getOrDefault(other, Set.of()).contains(start));
            if (circle.size() > 3) {
                circles.add(circle);
            }
        });
        assertThat(circles).isEmpty();
    }

    private static String outermost(JavaClass each) {
        String name = each.getName();
        return name.indexOf('$') < 0 ? name : name.substring(0, name.indexOf('$'));
    }

    /** The classes that are used by this one, directly or not. */
    private static Set<String> reached(String start, Map<String, Set<String>> uses) {
        Set<String> reached = new TreeSet<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            for (String next : uses.getOrDefault(waiting.pop(), Set.of())) {
                if (reached.add(next)) {
                    waiting.push(next);
                }
            }
        }
        return reached;
    }

    /** Each layer may use those before it; packages of one layer do not use each other. */
    @Test
    void layersOfCoreDependInOneDirection() {
        String core = "dev.mazewright.core";
        List<List<String>> layers = List.of(
                List.of(core + ".run.."),
                List.of(core + ".grid.."),
                List.of(core + ".maze.."), // and rows, whose packages still use each other
                List.of(core + ".option.."),
                List.of(core + ".shape.."),
                List.of(core + ".mask.."),
                List.of(core + ".generate..", core + ".atlas..", core + ".transform..", core + ".solve.."),
                List.of(core + ".measure.."),
                List.of(core + ".catalog.."),
                List.of(core + ".recipe.."));
        for (int layer = 0; layer < layers.size(); layer++) {
            for (String layered : layers.get(layer)) {
                List<String> forbidden = new ArrayList<>(layers.get(layer));
                forbidden.remove(layered);
                layers.subList(layer + 1, layers.size()).forEach(forbidden::addAll);
                if (!forbidden.isEmpty()) {
                    noClasses()
                            .that()
                            .resideInAPackage(layered)
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(forbidden.toArray(String[]::new))
                            .check(MainClasses.ALL);
                }
            }
        }
    }

    /** What else wants to know something of a shape asks it: so a shape is added without a look at any other class. */
    @Test
    void shapesAreDistinguishedInTheirPackageAlone() throws IOException {
        DescribedPredicate<JavaClass> isShape = DescribedPredicate.describe(
                "a shape", each -> each.isAssignableTo("dev.mazewright.core.grid.Shape") && each.isRecord());
        assertThat(MainClasses.ALL.that(isShape)).as("shapes").hasSizeGreaterThan(15);
        List<String> checks = MainClasses.ALL.stream()
                .filter(each -> !each.getPackageName().startsWith("dev.mazewright.core.shape"))
                .flatMap(each -> each.getInstanceofChecks().stream())
                .filter(check -> isShape.test(check.getRawType()))
                .map(check -> check.getOwner().getFullName() + " line " + check.getLineNumber())
                .toList();
        assertThat(checks).as("instanceof on shapes").isEmpty();
        assertThat(patterns(MainClasses.ALL.that(isShape).stream().map(JavaClass::getSimpleName).toList()))
                .as("case patterns on shapes")
                .isEmpty();
        noClasses()
                .that()
                .resideOutsideOfPackages("dev.mazewright.core.shape..", "dev.mazewright.core.catalog..")
                .should()
                .accessFieldWhere(DescribedPredicate.describe(
                        "the catalog's line of a shape",
                        access -> access.getTarget().getName().equals("ENTRY") && isShape.test(access.getTargetOwner())))
                .check(MainClasses.ALL);
    }

    /**
     * Threads, memory and cancellation are handed in from the top: by a command, by what is reserved for a request, or by the package of
     * work that outlives its request. What a library's user leaves out is the standard. Lessons and tools are such users.
     */
    @Test
    void theContextIsHandedIn() {
        Set<String> ofWork = new TreeSet<>();
        MainClasses.ALL.that(assignableTo("dev.mazewright.api.task.Work").and(not(INTERFACES))).forEach(each -> ofWork.add(each.getPackageName()));
        assertThat(ofWork).isNotEmpty().doesNotContain("dev.mazewright.api");
        List<JavaMethodCall> calls = MainClasses.ALL.stream()
                .flatMap(each -> each.getMethodCallsFromSelf().stream())
                .filter(call -> call.getTargetOwner().isEquivalentTo(Context.class) && call.getTarget().getName().equals("standard"))
                .toList();
        assertThat(calls).filteredOn(ArchitectureTest::isOverload).hasSizeGreaterThan(3);
        assertThat(calls)
                .filteredOn(call -> {
                    JavaClass caller = call.getOriginOwner();
                    boolean isTop = caller.isAssignableTo("dev.mazewright.cli.option.Command")
                            || caller.getName().equals("dev.mazewright.api.request.Reservation")
                            || ofWork.contains(caller.getPackageName())
                            || resideInAnyPackage("dev.mazewright.tools..", "dev.mazewright.lessons..").test(caller);
                    return !isTop && !isOverload(call);
                })
                .isEmpty();
        noClasses()
                .that()
                .resideInAnyPackage("dev.mazewright.cli..", "dev.mazewright.api..", "dev.mazewright.studio..")
                .should()
                .callConstructor("dev.mazewright.core.recipe.Maker", "dev.mazewright.core.recipe.Recipe")
                .orShould()
                .callMethod("dev.mazewright.core.recipe.Recipe", "make")
                .check(MainClasses.ALL);
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.mazewright.core..")
                .should()
                .callMethod("dev.mazewright.core.run.Memory", "require", "java.lang.String", "long")
                .check(MainClasses.ALL);
    }

    /** Whether what calls leaves out the context alone, and another constructor or method of its name takes it. */
    private static boolean isOverload(JavaMethodCall call) {
        JavaCodeUnit caller = call.getOrigin();
        return !takesContext(caller)
                && call.getOriginOwner().getCodeUnits().stream().anyMatch(other -> other.getName().equals(caller.getName()) && takesContext(other));
    }

    private static boolean takesContext(JavaCodeUnit unit) {
        return unit.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(Context.class));
    }

    /** A switch over types leaves no instanceof in the class file, so these are looked for in the sources. */
    private static List<String> patterns(List<String> shapes) throws IOException {
        Pattern pattern = Pattern.compile("\\bcase\\s+(" + String.join("|", shapes) + ")(\\s+\\w+|\\()");
        List<String> found = new ArrayList<>();
        Path root = Path.of("").toAbsolutePath().getParent();
        int files = 0;
        for (String module : List.of("core", "micromouse", "formats", "drawing", "books", "datasets", "certify", "vision", "lessons", "stage", "api", "studio", "cli", "tools")) {
            Path sources = root.resolve(module).resolve("src/main/java");
            for (Path file : javaFiles(sources)) {
                files++;
                if (!file.toString().contains("/core/shape/") && pattern.matcher(Files.readString(file)).find()) {
                    found.add(sources.relativize(file).toString());
                }
            }
        }
        assertThat(files).as("source files").isGreaterThan(300);
        return found;
    }

    private static List<Path> javaFiles(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(each -> each.toString().endsWith(".java")).toList();
        }
    }

    /** What is longer is two things. */
    @Test
    void noFileOfMainCodeIsLong() throws IOException {
        List<String> tooLong = new ArrayList<>();
        int files = 0;
        try (Stream<Path> modules = Files.list(Path.of("").toAbsolutePath().getParent())) {
            for (Path sources : modules.map(module -> module.resolve("src/main/java")).filter(Files::isDirectory).toList()) {
                for (Path file : javaFiles(sources)) {
                    files++;
                    int lines = Files.readAllLines(file).size();
                    if (lines > MOST_LINES) {
                        tooLong.add(sources.relativize(file) + ": " + lines);
                    }
                }
            }
        }
        assertThat(files).as("source files").isGreaterThan(300);
        assertThat(tooLong).as("files of more than %d lines", MOST_LINES).isEmpty();
    }
}
