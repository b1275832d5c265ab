package dev.mazewright.core.testing;

import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
import dev.mazewright.core.maze.MazeRandom;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Comparator;
import java.util.Objects;

/**
 * The most memory that work holds at a time, in a JVM with the serial collector, which adds up bytes and not regions.
 * Work holds the most when it allocates something, so there, on the thread that does so, all garbage is collected and
 * what is left is added up: at each array of {@value #LARGE} bytes or more, and at each {@value #WORDS}th random word,
 * in case small objects add up. So the result depends on the work alone, and not on how busy the
 * machine is.
 *
 * <p>The classes of the work must be loaded by {@link #loader}, which adds the calls.
 */
public final class HeldMemory {
    /** The size of a block of a CellList: searches, which draw nothing, hold most in these. */
    private static final int LARGE = 1 << 13;
    private static final int WORDS = 1 << 16;

    private static final String PACKAGE = "dev.mazewright.";
    private static final ClassDesc THIS = ClassDesc.of(HeldMemory.class.getName());
    private static final String RANDOM = MazeRandom.class.getName();

    /** What collects all garbage: the collector of the most pools. */
    private static final GarbageCollectorMXBean FULL =
            ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class).stream()
                    .max(Comparator.comparingInt(each -> each.getMemoryPoolNames().length))
                    .orElseThrow();

    private static long before = -1;
    private static long most;
    private static int words;

    private HeldMemory() {}

    /** Begins to measure. */
    public static synchronized void begin() {
        before = live();
        most = 0;
    }

    /** Ends what began last; the most bytes that were held at a time, beside those from before. */
    public static synchronized long end() {
        sample(0);
        before = -1;
        return most;
    }

    /** Called before an array is made: what was held then, and the array, are held together. */
    public static void allocating(int length, int bytesEach) {
        long bytes = (long) length * bytesEach;
        if (bytes >= LARGE) {
            sample(bytes);
        }
    }

    /** Called before an array is cloned; other objects are small. */
    public static void cloning(Object original) {
        switch (original) {
            case long[] numbers -> allocating(numbers.length, Long.BYTES);
            case double[] numbers -> allocating(numbers.length, Double.BYTES);
            case int[] numbers -> allocating(numbers.length, Integer.BYTES);
            case byte[] numbers -> allocating(numbers.length, Byte.BYTES);
            case Object[] objects -> allocating(objects.length, Integer.BYTES);
            default -> {}
        }
    }

    /** Called after the rows of a table were made. */
    public static void allocated() {
        sample(0);
    }

    /** Called before a random word is drawn. */
    public static synchronized void drawn() {
        if (++words % WORDS == 0) {
            sample(0);
        }
    }

    private static synchronized void sample(long more) {
        if (before >= 0) {
            most = Math.max(most, live() + more - before);
        }
    }

    /** What the collection of all garbage left, whatever was allocated since. */
    @SuppressWarnings("SystemGc")
    private static long live() {
        System.gc();
        GcInfo last = Objects.requireNonNull(FULL.getLastGcInfo());
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getName)
                .mapToLong(pool -> last.getMemoryUsageAfterGc().get(pool).getUsed())
                .sum();
    }

    /** Loads the project's classes with calls to this one. */
    static ClassLoader loader() {
        return new ClassLoader(HeldMemory.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean isResolved) throws ClassNotFoundException {
                synchronized (getClassLoadingLock(name)) {
                    Class<?> loaded = findLoadedClass(name);
                    boolean isOwn = name.startsWith(PACKAGE) && !name.equals(HeldMemory.class.getName());
                    return loaded != null ? loaded : isOwn ? define(name) : super.loadClass(name, isResolved);
                }
            }

            private Class<?> define(String name) throws ClassNotFoundException {
                try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                    if (in == null) {
                        throw new ClassNotFoundException(name);
                    }
                    byte[] probed = probed(name, in.readAllBytes());
                    return defineClass(name, probed, 0, probed.length);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }

    private static byte[] probed(String name, byte[] bytes) {
        ClassFile files = ClassFile.of();
        ClassTransform arrays = ClassTransform.transformingMethodBodies(HeldMemory::probe);
        ClassTransform draws = (type, element) -> {
            if (element instanceof MethodModel method && method.methodName().equalsString("nextLong")) {
                type.transformMethod(method, MethodTransform.transformingCode(new CodeTransform() {
                    @Override
                    public void atStart(CodeBuilder code) {
                        code.invokestatic(THIS, "drawn", MethodTypeDesc.of(ConstantDescs.CD_void));
                    }

                    @Override
                    public void accept(CodeBuilder code, CodeElement each) {
                        code.with(each);
                    }
                }));
            } else {
                type.with(element);
            }
        };
        return files.transformClass(files.parse(bytes), name.equals(RANDOM) ? arrays.andThen(draws) : arrays);
    }

    /** The instruction and, where it makes an array, a call to this class. */
    private static void probe(CodeBuilder code, CodeElement element) {
        switch (element) {
            case NewPrimitiveArrayInstruction made -> allocating(code, made.typeKind());
            case NewReferenceArrayInstruction made -> allocating(code, TypeKind.REFERENCE);
            case InvokeInstruction called when called.name().equalsString("copyOf") && called.typeSymbol().parameterCount() == 2 ->
                allocating(code, TypeKind.from(called.typeSymbol().returnType().componentType()));
            case InvokeInstruction called when called.name().equalsString("clone") -> {
                code.dup();
                code.invokestatic(THIS, "cloning", MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object));
            }
            default -> {}
        }
        code.with(element);
        if (element instanceof NewMultiArrayInstruction) {
            code.invokestatic(THIS, "allocated", MethodTypeDesc.of(ConstantDescs.CD_void));
        }
    }

    /** The length is on the stack. */
    private static void allocating(CodeBuilder code, TypeKind kind) {
        int bytes = switch (kind) {
            case BOOLEAN, BYTE -> Byte.BYTES;
            case CHAR, SHORT -> Short.BYTES;
            case LONG, DOUBLE -> Long.BYTES;
            default -> Integer.BYTES;
        };
        code.dup();
        code.loadConstant(bytes);
        code.invokestatic(
                THIS,
                "allocating",
                MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_int));
    }
}
