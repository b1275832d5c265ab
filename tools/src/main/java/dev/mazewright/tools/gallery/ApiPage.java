package dev.mazewright.tools.gallery;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.studio.StudioEndpoints;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text of api.md: the endpoints of the studio, from their declarations. */
final class ApiPage {
    /** The page's file. */
    static final String PAGE = "api.md";

    private static final List<String> OF_FILES = FileParameters.ALL.stream().map(FileParameters::camelCase).toList();

    private ApiPage() {}

    /** The whole page. */
    static String page() {
        return """
                # The HTTP API

                The endpoints that `./mazewright serve` has. `/api/v1/openapi.json` says of every parameter which values it takes, and of every
                result what it holds. `./mazewright gallery -o docs` writes this page from the declarations in the code.

                A POST sends a JSON object of the same names. Parameters in bold are required; `recipe` may be a `file` instead where both are
                listed. The parameters of files are the flags of `generate` that shape a file ([styles](styles.md)), in camel case: `cellSize` for
                `--cell-size`.

                | path | methods | what it does | parameters |
                |---|---|---|---|
                """
                + StudioEndpoints.declarations().stream().map(ApiPage::row).collect(Collectors.joining());
    }

    private static String row(Declaration endpoint) {
        String summaries = endpoint.operations().stream()
                .filter(each -> !each.hasBody() || endpoint.operations().size() == 1)
                .map(Declaration.Operation::summary)
                .collect(Collectors.joining(" "));
        List<Parameter> all = endpoint.operations().getFirst().parameters();
        boolean hasFiles = all.stream().anyMatch(each -> OF_FILES.contains(each.name()));
        String parameters = Stream.concat(
                        all.stream().filter(each -> !(hasFiles && OF_FILES.contains(each.name()))).map(ApiPage::name),
                        hasFiles ? Stream.of("those of files") : Stream.of())
                .collect(Collectors.joining(", "));
        return "| `" + endpoint.path() + "` | " + String.join(", ", endpoint.methods()) + " | " + summaries + " | " + parameters + " |\n";
    }

    private static String name(Parameter parameter) {
        return parameter.need() == Parameter.Need.NEVER ? "`" + parameter.name() + "`" : "**`" + parameter.name() + "`**";
    }
}
