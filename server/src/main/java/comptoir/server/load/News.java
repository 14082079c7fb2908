package comptoir.server.load;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What a player in a hurry reads of a message, the rest passed over.
 *
 * @param options how many answers there are to choose from; 0 where nothing is asked of this seat
 * @param done whether it says that the last answer was stored
 */
record News(String type, int number, boolean over, int options, boolean done) {

    private static final JsonFactory JSON = new JsonFactory();

    static News read(byte[] message) {
        var type = "";
        int number = -1;
        boolean over = false;
        int options = 0;
        boolean done = false;
        try (var json = JSON.createParser(ObjectReadContext.empty(), message)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                var name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "type" -> type = json.getString();
                    case "number" -> number = json.getIntValue();
                    case "over" -> over = json.getBooleanValue();
                    case "pending" -> options = options(json);
                    case "done" -> {
                        done = true;
                        json.skipChildren();
                    }
                    default -> json.skipChildren();
                }
            }
        }
        return new News(type, number, over, options, done);
    }

    private static int options(JsonParser json) {
        int options = 0;
        if (json.nextToken() == JsonToken.END_ARRAY) return 0;
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            var name = json.currentName();
            json.nextToken();
            if (!name.equals("options")) {
                json.skipChildren();
                continue;
            }
            while (json.nextToken() != JsonToken.END_ARRAY) {
                options++;
                json.skipChildren();
            }
        }
        json.nextToken();
        return options;
    }
}
