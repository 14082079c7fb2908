package comptoir.protocol;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Of messages that one field tells apart: its value is the record's name as a word. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Tagged {

    /** The field of what is asked. */
    String ASKED = "do";

    /** The field of what is told. */
    String TOLD = "type";

    /** The field. */
    String value();

    /** What stands before the name of such a message in the schemas, where many things are called alike. */
    String prefix();
}
