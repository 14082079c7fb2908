package comptoir.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component that is saved otherwise than its type would be, since its numbers mean something that may be numbered anew: a
 * card by its name. The way is given to {@link Saving#way}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Saved {
    /** The name of the way. */
    String as();
}
