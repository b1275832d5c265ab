package dev.mazewright.stage;

import dev.mazewright.core.recipe.Solving;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * HTML: one page that plays without a server. It has the web component {@code maze-stage}, its script, the maze as a
 * scene and the trace of its generation or of a search, both in base64, and loads nothing. Its Content-Security-Policy
 * allows the script and the style sheet by their hashes, and nothing else. A style's colours and widths of lines are in it.
 * With {@link Style#ENGINE}, it has the library as WebAssembly too, and makes other mazes of its recipe.
 *
 * <p>A trace of more than {@value #MOST_EVENTS} events is left out.
 *
 * <p>Memory: the script, 12 bytes a cell, and what the animation takes.
 */
final class Html {
    static final Format FORMAT = Format.named("html", "One page that plays without a server.")
            .mediaType("text/html; charset=utf-8")
            .extensions("html", "htm")
            .writes(Html::write)
            .uses(StageStyle.OPTIONS)
            .uses(List.of(Animation.ANIMATE, Style.ENGINE))
            .showsSolution()
            .build();

    private static final long MOST_EVENTS = 1_000_000;

    private static final String STYLE = "html,body,main{height:100%;margin:0}maze-stage{height:100%}"
            + "h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}";

    /** Above the maze, where new ones can be made. */
    private static final String FORM_STYLE = "main{display:flex;flex-direction:column}maze-stage{flex:1;min-height:0}"
            + "form{display:flex;flex-wrap:wrap;gap:.5rem;padding:.5rem;font:1rem system-ui,sans-serif}label{flex:1 1 16rem;display:flex;gap:.5rem;align-items:center}"
            + "input{flex:1;min-width:0}input,button{font:inherit;padding:.25rem .5rem}output{flex-basis:100%}output:empty{display:none}";

    private Html() {}

    private static void write(Document document, OutputStream out) throws IOException {
        OtherMazes others = document.style().details().engine() ? OtherMazes.of(document.puzzle().recipe()) : null;
        String script = Script.text();
        Animation animation = document.animation();
        boolean watch = animation != null && animation.trace().size() <= MOST_EVENTS;
        String style = STYLE + (others == null ? "" : FORM_STYLE) + StageStyle.rule(document.style());
        String scripts = Script.hash(script) + (others == null ? "" : ' ' + Script.hash(others.script()) + " 'wasm-unsafe-eval'");
        print(out, head(document.puzzle().recipe(), scripts, style));
        if (others != null) {
            print(out, form(document, others, watch ? animation : null));
        }
        print(out, "<maze-stage play" + (watch ? " watch" : "") + (document.solution() == null ? "" : " solution") + StageStyle.theme(document.style()) + ">\n");
        data("scene", SceneFile::write, document, out);
        if (watch) {
            data("trace", TraceFile::write, document, out);
        }
        print(out, "</maze-stage>\n</main>\n<script>" + script + "</script>\n");
        if (others != null) {
            print(out, "<script type=\"application/x-mazewright-engine\">" + others.packed() + "</script>\n");
            print(out, "<script type=\"module\">" + others.script() + "</script>\n");
        }
        print(out, "</body>\n</html>\n");
    }

    /** What new mazes are made by; it says what the stage is to show of them. */
    private static String form(Document document, OtherMazes others, @Nullable Animation animation) {
        String watch = animation == null ? "" : " data-watch=\"" + (animation.solving() ? Solving.DEFAULT : "") + '"';
        return "<form data-solved=\"" + (document.solution() == null ? "" : "solved") + '"' + watch + ">"
                + "<label>Recipe <input value=\"" + escaped(others.recipe()) + "\" spellcheck=\"false\" autocapitalize=\"off\" autocomplete=\"off\"></label>"
                + "<button>Make</button><button name=\"another\">Another maze</button><output></output></form>\n";
    }

    private static String head(@Nullable String recipe, String scripts, String style) {
        String title = escaped(recipe == null ? "Maze" : recipe);
        String policy = "default-src 'none'; script-src " + scripts + "; style-src " + Script.hash(style)
                + "; base-uri 'none'; form-action 'none'";
        return String.format(Locale.ROOT, """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta http-equiv="Content-Security-Policy" content="%s">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta name="generator" content="Mazewright">
                %s<title>%s</title>
                <style>%s</style>
                </head>
                <body>
                <main>
                <h1>%s</h1>
                <noscript>This maze needs JavaScript; its script is in this file.</noscript>
                """,
                policy, recipe == null ? "" : "<meta name=\"recipe\" content=\"" + title + "\">\n", title, style, title);
    }

    /** Writes an element that holds the bytes of a file; it is no script that a browser would run. */
    private static void data(String name, Writer writer, Document document, OutputStream out) throws IOException {
        print(out, "<script type=\"application/x-mazewright-" + name + "\">");
        try (OutputStream letters = Base64.getEncoder().wrap(new Unclosed(out))) {
            writer.write(document, letters);
        }
        print(out, "</script>\n");
    }

    private static void print(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
