package comptoir.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component that earlier saves do not have. There it is nothing: 0, false, an empty text, list or map, or null. What
 * should be something else is filled in by an upgrader ({@link Saving#upgrade}).
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Added {}
