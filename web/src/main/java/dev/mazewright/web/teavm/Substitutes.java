package dev.mazewright.web.teavm;

import java.util.Set;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Whole classes: those of the JDK that TeaVM's class library lacks, and some of ours that mean another thing in a browser. */
public final class Substitutes extends SimpleSubstitutionPolicy {
    private static final String INSTEAD = "dev.mazewright.web.instead";

    private static final Set<String> OURS = Set.of(
            "dev.mazewright.api.task.TaskThreads",
            "dev.mazewright.core.run.ByteView",
            "dev.mazewright.core.run.CancelledException",
            "dev.mazewright.core.run.Heap",
            "dev.mazewright.core.run.Sha256",
            "dev.mazewright.core.run.Threads",
            "dev.mazewright.drawing.letters.Typeface",
            "dev.mazewright.drawing.paper.Pdf",
            "dev.mazewright.drawing.paper.PrintedFile",
            "tools.jackson.core.io.schubfach.DoubleToDecimal");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(inPackage("java", true)).packagePrefix(INSTEAD);
        sink.selectClasses(inPackage("javax.xml.stream", true)).packagePrefix(INSTEAD);
        sink.selectClasses(name -> OURS.contains(outermost(name)) || MoreMethods.isMore(name)).packagePrefix(INSTEAD);
    }

    /** The class of a file: those within it are taken with it. */
    private static String outermost(String name) {
        int end = name.indexOf('$');
        return end < 0 ? name : name.substring(0, end);
    }
}
