import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.MethodTransform;
import java.lang.constant.ClassDesc;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/**
 * Gives class files of old versions in a jar the version and the stack maps of Java 8. The JDK neither keeps classes of a
 * version below 50 in its ahead-of-time cache nor checks them quickly: 180 of picocli's took a third of the time of every
 * start. What the code does stays the same. Run by the build: {@code java UpdateClasses.java JAR}.
 */
final class UpdateClasses {
    /** From this version on, class files have stack maps, and the cache takes them. */
    private static final int OLDEST = ClassFile.JAVA_6_VERSION;

    /** Where the version stands: the low byte of two. */
    private static final int VERSION_BYTE = 7;

    private UpdateClasses() {}

    public static void main(String[] arguments) throws IOException {
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(arguments[0]))) {
            ClassFile format = ClassFile.of(
                    StackMapsOption.GENERATE_STACK_MAPS, ClassHierarchyResolverOption.of(hierarchy(jar)));
            List<Path> classes;
            try (Stream<Path> files = Files.walk(jar.getPath("/"))) {
                classes = files.filter(file -> file.toString().endsWith(".class")).toList();
            }
            for (Path file : classes) {
                byte[] code;
                try (InputStream in = Files.newInputStream(file)) {
                    code = in.readNBytes(VERSION_BYTE + 1);
                }
                if (code[VERSION_BYTE] < OLDEST) {
                    FileTime time = Files.getLastModifiedTime(file);
                    Files.write(file, updated(Files.readAllBytes(file), format));
                    Files.setLastModifiedTime(file, time);
                }
            }
        }
    }

    /** What a class is a subclass of: as the jar says, else as the JDK does. */
    private static ClassHierarchyResolver hierarchy(FileSystem jar) {
        return ClassHierarchyResolver.ofResourceParsing((ClassDesc name) -> {
                    String descriptor = name.descriptorString();
                    try {
                        return Files.newInputStream(jar.getPath("/" + descriptor.substring(1, descriptor.length() - 1) + ".class"));
                    } catch (IOException none) {
                        return null;
                    }
                })
                .orElse(ClassHierarchyResolver.defaultResolver());
    }

    private static byte[] updated(byte[] code, ClassFile format) {
        ClassTransform instructions =
                ClassTransform.transformingMethods(MethodTransform.transformingCode((builder, element) -> builder.with(element)));
        ClassTransform version = ClassTransform.endHandler(builder -> builder.withVersion(ClassFile.JAVA_8_VERSION, 0));
        return format.transformClass(format.parse(code), version.andThen(instructions));
    }
}
