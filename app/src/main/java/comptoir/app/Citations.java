package comptoir.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which tests cite which rule: read from the annotations of the compiled tests, without running them. */
final class Citations {

    private static final String CITATION = "Lcomptoir/kit/Shows;";

    private final Map<String, List<String>> tests = new TreeMap<>();

    private Citations() {}

    /** The citations of every module below the project's folder. */
    static Map<String, List<String>> below(Path root) {
        var citations = new Citations();
        try (var modules = java.nio.file.Files.list(root)) {
            for (var module : modules.sorted().toList()) citations.readAll(module.resolve("target/test-classes"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return citations.tests;
    }

    private void readAll(Path folder) throws IOException {
        if (!java.nio.file.Files.isDirectory(folder)) return;
        try (var files = java.nio.file.Files.walk(folder)) {
            for (var file :
                    files.filter(path -> path.toString().endsWith(".class")).toList())
                read(ClassFile.of().parse(file));
        }
    }

    private void read(ClassModel model) {
        var name = model.thisClass().asInternalName();
        var type = name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
        model.findAttribute(Attributes.runtimeVisibleAnnotations())
                .ifPresent(found -> found.annotations().forEach(each -> cite(each, type)));
        for (var method : model.methods())
            method.findAttribute(Attributes.runtimeVisibleAnnotations())
                    .ifPresent(found -> found.annotations()
                            .forEach(each ->
                                    cite(each, type + "." + method.methodName().stringValue())));
    }

    private void cite(Annotation annotation, String test) {
        if (!annotation.className().equalsString(CITATION)) return;
        for (var element : annotation.elements())
            if (element.value() instanceof AnnotationValue.OfArray rules)
                for (var rule : rules.values())
                    if (rule instanceof AnnotationValue.OfString id)
                        tests.computeIfAbsent(id.stringValue(), ignored -> new ArrayList<>())
                                .add(test);
    }
}
