package dev.mazewright;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What no main code of any module may use: other random numbers, defaults of locale and charset, clocks, standard output. */
class ForbiddenUseTest {
    @Test
    void randomNumbersComeFromMazeRandomAlone() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("java.util.random..")
                        .or(named("java.util.Random", "java.util.SplittableRandom", "java.util.concurrent.ThreadLocalRandom")))
                .orShould()
                .callMethod(Math.class, "random")
                .check(MainClasses.ALL);
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.mazewright.cli..")
                .and(not(named("dev.mazewright.studio.http.Access", "dev.mazewright.api.task.TaskThreads"))) // tokens
                .should()
                .dependOnClassesThat(named("java.security.SecureRandom"))
                .check(MainClasses.ALL);
        noClasses()
                .that()
                .resideOutsideOfPackages("dev.mazewright.cli..", "dev.mazewright.tools..", "dev.mazewright.api..", "dev.mazewright.studio..")
                .should()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(MainClasses.ALL);
    }

    @Test
    void nothingDependsOnLocaleCharsetOrClock() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("java.text..")
                        .and(not(named(
                                "java.text.Normalizer", "java.text.Normalizer$Form", "java.text.Bidi", "java.text.BreakIterator",
                                "java.text.AttributedString", "java.text.AttributedCharacterIterator", "java.text.AttributedCharacterIterator$Attribute")))
                        .or(named("java.util.Scanner", "java.util.Date", "java.util.Calendar", "java.util.TimeZone")))
                .orShould()
                .accessTargetWhere(dependsOnDefaults())
                .check(MainClasses.ALL);
        noClasses()
                .that(not(named( // dates that are always the same
                        "dev.mazewright.api.ZipEndpoint", "dev.mazewright.datasets.write.StoredEntry")))
                .should()
                .dependOnClassesThat(resideInAPackage("java.time.."))
                .check(MainClasses.ALL);
    }

    @Test
    void nothingWritesToSystemOut() {
        noClasses()
                .that()
                .doNotHaveSimpleName("Training")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(MainClasses.ALL);
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        List<String> all = List.of(names);
        return DescribedPredicate.describe("one of " + all, each -> all.contains(each.getName()));
    }

    private static DescribedPredicate<JavaAccess<?>> dependsOnDefaults() {
        return DescribedPredicate.describe("a default locale or charset", ForbiddenUseTest::dependsOnDefaults);
    }

    /** A method that uses a default although a variant takes the locale or the charset. */
    private static boolean dependsOnDefaults(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        String method = access.getTarget().getName();
        List<String> parameters = parameters(access);
        boolean isGiven = parameters.contains(Locale.class.getName())
                || parameters.contains(Charset.class.getName())
                || parameters.contains(CharsetDecoder.class.getName());
        if (isGiven) {
            return false;
        }
        return switch (owner.getName()) {
            case "java.lang.String" -> switch (method) {
                case "format", "formatted", "toLowerCase", "toUpperCase" -> true;
                case "getBytes" -> parameters.isEmpty();
                case "<init>" -> !parameters.isEmpty()
                        && parameters.getFirst().equals("[B")
                        && !parameters.contains("java.lang.String");
                default -> false;
            };
            case "java.util.Locale" -> method.equals("getDefault");
            case "java.nio.charset.Charset" -> method.equals("defaultCharset");
            case "java.util.Formatter", "java.io.FileReader", "java.io.FileWriter" -> method.equals("<init>");
            case "java.io.InputStreamReader", "java.io.OutputStreamWriter" -> method.equals("<init>")
                    && !parameters.contains("java.lang.String");
            case "java.io.PrintStream" -> method.equals("<init>") || method.equals("printf") || method.equals("format");
            case "java.io.PrintWriter" -> method.equals("printf")
                    || method.equals("format")
                    || (method.equals("<init>") && !parameters.getFirst().equals("java.io.Writer"));
            case "java.io.ByteArrayOutputStream" -> method.equals("toString");
            default -> false;
        };
    }

    private static List<String> parameters(JavaAccess<?> access) {
        return access instanceof JavaCodeUnitAccess<?> call
                ? call.getTarget().getRawParameterTypes().stream().map(JavaClass::getName).toList()
                : List.of();
    }

    /** The rules above can fail: this class breaks the one that is easiest to get wrong. */
    @Test
    void theRuleAboutDefaultsFindsThem() {
        JavaClasses offender = new ClassFileImporter().importClasses(Offender.class);
        long found = offender.get(Offender.class).getAccessesFromSelf().stream()
                .filter(ForbiddenUseTest::dependsOnDefaults)
                .count();
        assertThat(found).isEqualTo(5);
    }

    @SuppressWarnings({"unused", "StringCaseLocaleUsage", "DefaultCharset", "DefaultLocale"})
    private static final class Offender {
        static String offend(String text, byte[] bytes) {
            String fine = text.toLowerCase(Locale.ROOT) + new String(bytes, StandardCharsets.UTF_8);
            return fine + text.toUpperCase() + text.getBytes().length + new String(bytes) + String.format("%d", 1)
                    + Locale.getDefault();
        }
    }
}
