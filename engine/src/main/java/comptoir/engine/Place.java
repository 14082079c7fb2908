package comptoir.engine;

import java.util.Map;

/** Where a seat stands at the end: equal places are a shared victory (or a shared rank). */
public record Place(int seat, int place, Map<String, Object> score) {}
