package comptoir.browser.build;

import org.teavm.extension.introspect.IntrospectClass;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** Records of ours may be taken apart and put together, constants looked up, and crafts found by the names of merchants. */
public final class OpenRecords extends SimpleReflectionPolicy {
    @Override
    protected void setup() {
        selectClasses(type -> isOurs(type) && isRecord(type))
                .reflectableFields(INSTANCE)
                .reflectableMethods(method -> method.name().equals("<init>"));
        selectClasses(type -> isOurs(type) && type.isEnum()).reflectableFields(STATIC);
        selectClasses(type -> type.name().matches(FindOut.CRAFT))
                .foundByName()
                .reflectableMethods(method -> method.name().equals("<init>"));
    }

    private static boolean isOurs(IntrospectClass<?> type) {
        return type.name().startsWith("comptoir.");
    }

    private static boolean isRecord(IntrospectClass<?> type) {
        return type.superclass() != null && type.superclass().name().equals("java.lang.Record");
    }
}
