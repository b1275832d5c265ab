package dev.mazewright.web.teavm;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.ReferenceCache;
import org.teavm.model.util.ModelUtils;
import org.teavm.model.util.ProgramUtils;
import org.teavm.parsing.ClassRefsRenamer;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Single methods that TeaVM's classes lack, or have less exactly: those of {@code instead.java.lang.MoreMath} are copied into
 * {@code java.lang.Math}. A method that is replaced stays as {@code old$NAME}, for the one that replaces it.
 */
public final class MoreMethods implements TeaVMPlugin, ClassHolderTransformer {
    private static final String MORE = "More";
    private static final String OURS = "dev.mazewright.";

    /** Whether this names a class of more methods for one of ours. */
    static boolean isMore(String name) {
        return name.startsWith(OURS) && name.startsWith(MORE, name.lastIndexOf('.') + 1) && !name.endsWith(".MoreMethods");
    }

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder to, ClassHolderTransformerContext context) {
        String name = to.getName();
        int simple = name.lastIndexOf('.') + 1;
        if ((!name.startsWith("java.") && !name.startsWith(OURS)) || name.startsWith(MORE, simple)) {
            return;
        }
        ClassReader from = context.getHierarchy()
                .getClassSource()
                .get(name.substring(0, simple) + MORE + name.substring(simple));
        if (from != null) {
            copy(from, to);
        }
    }

    private static void copy(ClassReader from, ClassHolder to) {
        ClassRefsRenamer renamer =
                new ClassRefsRenamer(new ReferenceCache(), each -> each.equals(from.getName()) ? to.getName() : each);
        for (MethodReader method : from.getMethods()) {
            if (method.getName().startsWith("<") || method.getProgram() == null) {
                continue;
            }
            MethodHolder old = to.getMethod(method.getDescriptor());
            if (old != null) {
                to.removeMethod(old);
                to.addMethod(renamed(old));
            }
            to.addMethod(renamer.rename(ModelUtils.copyMethod(method)));
        }
    }

    private static MethodHolder renamed(MethodHolder method) {
        MethodHolder copy = new MethodHolder("old$" + method.getName(), method.getSignature());
        copy.setLevel(method.getLevel());
        copy.getModifiers().addAll(method.getModifiers());
        if (method.getProgram() != null) {
            copy.setProgram(ProgramUtils.copy(method.getProgram()));
        }
        return copy;
    }
}
