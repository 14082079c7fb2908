package comptoir.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What requests there are and what each is made of. Apart from {@link Records}, since where the protocol runs outside Java
 * this is looked up beforehand.
 */
public final class Forms {

    private Forms() {}

    /** A component as JSON names it. */
    public record Part(String name, Class<?> type, boolean optional) {}

    /** Every kind of request. */
    public static List<Class<? extends Record>> requests() {
        var all = new ArrayList<Class<? extends Record>>();
        for (var each : Request.class.getDeclaredClasses()) if (each.isRecord()) all.add(each.asSubclass(Record.class));
        return all;
    }

    /** The components of a record, in order. */
    public static List<Part> parts(Class<? extends Record> type) {
        var parts = new ArrayList<Part>();
        for (var part : type.getRecordComponents()) parts.add(new Part(name(part), part.getType(), isOptional(part)));
        return parts;
    }

    /** The name of a component in JSON. */
    static String name(RecordComponent part) {
        var named = part.getAccessor().getAnnotation(JsonProperty.class);
        return named == null ? part.getName() : named.value();
    }

    static boolean isOptional(RecordComponent part) {
        return part.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }
}
