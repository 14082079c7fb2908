package comptoir.browser.build;

import comptoir.browser.Beforehand;
import comptoir.browser.Types;
import comptoir.engine.Vocabulary;
import comptoir.protocol.Forms;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;

/** Writes what {@link Beforehand} knows: its file, and the list of {@link Types}. */
final class FindOut {

    private static final ClassDesc LIST = ClassDesc.of("comptoir.browser.FoundTypes");

    /** What a bot knows of a merchant is found by the merchant's name. */
    static final String CRAFT = "comptoir\\.bots\\.cove\\.\\w+Craft";

    private final StringJoiner lines = new StringJoiner("\n");
    private final SortedMap<String, Class<?>> types = new TreeMap<>();

    private FindOut() {}

    static void into(Path folder) throws IOException {
        var found = new FindOut();
        found.vocabulary();
        found.requests();
        found.crafts();
        write(folder, Beforehand.FILE, found.lines.toString().getBytes(StandardCharsets.UTF_8));
        write(
                folder,
                "META-INF/services/" + Types.class.getName(),
                "comptoir.browser.FoundTypes".getBytes(StandardCharsets.UTF_8));
        write(folder, "comptoir/browser/FoundTypes.class", found.list());
    }

    private static void write(Path folder, String name, byte[] content) throws IOException {
        var file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    private void vocabulary() throws IOException {
        for (var name : ClassPath.ours().keySet()) {
            if (!name.matches("comptoir/(dale|cove)/.*\\.class")) continue;
            var type = type(name.substring(0, name.length() - ".class".length()).replace('/', '.'));
            var inside = Vocabulary.of(List.of(type));
            if (!inside.isEmpty()) lines.add("vocabulary " + type.getName() + names(inside));
        }
    }

    private void crafts() throws IOException {
        for (var name : ClassPath.ours().keySet()) {
            if (!name.endsWith("Craft.class")) continue;
            var craft = name.substring(0, name.length() - ".class".length()).replace('/', '.');
            if (craft.matches(CRAFT)) types.put(craft, type(craft));
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, FindOut.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private void requests() {
        var requests = Forms.requests();
        lines.add("requests all" + names(requests));
        for (var request : requests) {
            var line = new StringBuilder("parts ").append(request.getName());
            for (var part : Forms.parts(request)) {
                line.append(' ').append(part.name()).append(names(List.of(part.type())));
                line.append(part.optional() ? " optional" : " needed");
            }
            lines.add(line);
        }
    }

    private String names(List<? extends Class<?>> some) {
        var names = new StringBuilder();
        for (var type : some) {
            names.append(' ').append(type.getName());
            if (!type.isPrimitive()) types.put(type.getName(), type);
        }
        return names.toString();
    }

    /** As class file, since the source of such a list would not be allowed to name what is private elsewhere. */
    private byte[] list() {
        var classes = ConstantDescs.CD_Class.arrayType();
        return ClassFile.of()
                .build(
                        LIST,
                        list -> list.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL)
                                .withInterfaceSymbols(ClassDesc.of(Types.class.getName()))
                                .withMethodBody(
                                        ConstantDescs.INIT_NAME,
                                        ConstantDescs.MTD_void,
                                        ClassFile.ACC_PUBLIC,
                                        code -> code.aload(0)
                                                .invokespecial(
                                                        ConstantDescs.CD_Object,
                                                        ConstantDescs.INIT_NAME,
                                                        ConstantDescs.MTD_void)
                                                .return_())
                                .withMethodBody("all", MethodTypeDesc.of(classes), ClassFile.ACC_PUBLIC, code -> {
                                    code.loadConstant(types.size()).anewarray(ConstantDescs.CD_Class);
                                    int at = 0;
                                    for (var type : types.values())
                                        code.dup()
                                                .loadConstant(at++)
                                                .loadConstant(
                                                        type.describeConstable().orElseThrow())
                                                .aastore();
                                    code.areturn();
                                }));
    }
}
