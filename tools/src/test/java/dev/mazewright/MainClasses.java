package dev.mazewright;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.Set;

/** The main classes of all modules, read once for all rules. */
final class MainClasses {
    static final JavaClasses ALL = read();

    private MainClasses() {}

    private static JavaClasses read() {
        JavaClasses all = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.mazewright");
        Set<String> found = new HashSet<>();
        all.forEach(each -> found.add(each.getPackageName()));
        // An empty set of classes keeps every rule.
        assertThat(found)
                .contains("dev.mazewright.core.maze", "dev.mazewright.core.generate", "dev.mazewright.formats", "dev.mazewright.studio", "dev.mazewright.cli", "dev.mazewright.tools");
        return all;
    }
}
