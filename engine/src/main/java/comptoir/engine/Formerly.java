package comptoir.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a component of a record, a record or a constant of an enum was called in saves of earlier versions: they go on
 * loading. A constant's former name is written as saves write it, such as {@code black-market}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.TYPE})
public @interface Formerly {
    String[] value();
}
