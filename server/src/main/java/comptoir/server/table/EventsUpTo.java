package comptoir.server.table;

import comptoir.engine.Event;
import java.util.List;

/** What happened to come to a number. */
record EventsUpTo(int number, List<Event> events) {}
