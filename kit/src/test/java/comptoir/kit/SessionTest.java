package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.protocol.Json;
import comptoir.protocol.Lines;
import comptoir.protocol.Session;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The open protocol")
class SessionTest {

    private final Session session = new Session();

    private Map<String, Object> say(String line) {
        return object(Json.read(session.answer(line.replace('\'', '"'))));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    private static List<?> list(Object value) {
        return (List<?>) value;
    }

    private String error(String line) {
        return String.valueOf(object(say(line).get("error")).get("code"));
    }

    @BeforeEach
    void aTable() {
        say("{'do':'new','table':'t','game':'parlour','seats':2,'fate':'x'}");
    }

    @Test
    void aNewTableSaysWhoIsAskedWhat() {
        var state = say("{'do':'state','table':'t'}");
        assertThat(state.get("number")).isEqualTo(0);
        assertThat(state.get("over")).isEqualTo(false);
        var pending = object(list(state.get("pending")).getFirst());
        assertThat(pending.get("rule")).isEqualTo("parlour.open");
        assertThat(object(pending.get("prompt")).get("say")).isEqualTo("Put a card face down.");
        var option = object(list(pending.get("options")).getFirst());
        assertThat(object(option.get("answer"))).containsKey("face");
    }

    @Test
    void theSameSeedGivesTheSameTable() {
        say("{'do':'new','table':'u','game':'parlour','seats':2,'fate':'x'}");
        assertThat(say("{'do':'view','table':'u','seat':1}").get("view"))
                .isEqualTo(say("{'do':'view','table':'t','seat':1}").get("view"));
    }

    @Test
    void aWholeGameSavedLoadedReplayedRedealt() {
        var luck = new QuickFate(5);
        var state = say("{'do':'state','table':'t'}");
        while (Boolean.FALSE.equals(state.get("over"))) {
            var pending = object(list(state.get("pending")).getFirst());
            int options = list(pending.get("options")).size();
            var saved = say("{'do':'save','table':'t'}").get("saved");
            var loaded =
                    Json.readObject(session.answer(Json.write(Map.of("do", "load", "table", "s", "saved", saved))));
            assertThat(loaded.get("pending")).isEqualTo(state.get("pending"));
            var redealt = say("{'do':'redeal','table':'t','seat':1,'fate':'r','as':'r'}");
            assertThat(redealt.containsKey("error")).isFalse();
            assertThat(say("{'do':'view','table':'r','seat':1}").get("view"))
                    .isEqualTo(say("{'do':'view','table':'t','seat':1}").get("view"));
            state = say("{'do':'answer','table':'t','seat':" + pending.get("seat") + ",'option':" + luck.below(options)
                    + ",'for':1}");
        }
        assertThat(list(state.get("standings"))).hasSize(2);
        var log = say("{'do':'log','table':'t'}").get("log");
        var replayed = Json.readObject(session.answer(Json.write(Map.of("do", "replay", "table", "l", "log", log))));
        assertThat(replayed.get("standings")).isEqualTo(state.get("standings"));
    }

    @Test
    void anAnswerMayBeGivenAsDataAndTakenBack() {
        var pending =
                object(list(say("{'do':'state','table':'t'}").get("pending")).getFirst());
        var answer = object(list(pending.get("options")).getFirst()).get("answer");
        var state = Json.readObject(session.answer(
                Json.write(Map.of("do", "answer", "table", "t", "seat", pending.get("seat"), "answer", answer))));
        assertThat(state.get("number")).isEqualTo(1);
        assertThat(list(state.get("undo")).stream().map(Object::toString)).containsExactly("0");
        assertThat(say("{'do':'undo','table':'t','seat':0}").get("number")).isEqualTo(2);
        assertThat(error("{'do':'undo','table':'t','seat':0}")).isEqualTo("unfair-undo");
    }

    private Map<String, Object> ask(Object... fields) {
        var request = new LinkedHashMap<String, Object>();
        for (int i = 0; i < fields.length; i += 2) request.put(String.valueOf(fields[i]), fields[i + 1]);
        return object(Json.read(session.answer(Json.write(request))));
    }

    /** Plays a table on by its first options. */
    private Map<String, Object> playOn(String table, int answers) {
        var state = ask("do", "state", "table", table);
        for (int i = 0; i < answers && Boolean.FALSE.equals(state.get("over")); i++) {
            var pending = object(list(state.get("pending")).getFirst());
            state = ask("do", "answer", "table", table, "seat", pending.get("seat"), "option", 0);
        }
        return state;
    }

    @Test
    @DisplayName("A table that goes on from a moment has that moment for its start, also when it is saved and loaded")
    void goingOn() {
        playOn("t", 3);
        var there = object(list(ask("do", "moments", "table", "t", "from", 2, "to", 2, "seat", 1)
                        .get("moments"))
                .getFirst());
        ask("do", "go-on", "table", "t", "number", 2, "fate", "anew", "as", "u");
        assertThat(ask("do", "view", "table", "u", "seat", 1).get("view")).isEqualTo(there.get("view"));
        playOn("u", 2);
        var told = ask("do", "moments", "table", "u", "seat", 0);
        var saved = ask("do", "save", "table", "u").get("saved");
        ask("do", "load", "table", "u", "saved", saved);
        assertThat(ask("do", "moments", "table", "u", "seat", 0)).isEqualTo(told);
        assertThat(error("{'do':'go-on','table':'t','number':99,'as':'v'}")).isEqualTo("bad-request");
    }

    @Test
    @DisplayName("A game that was given out is opened with its own chance and goes on with it; a spoilt one is refused")
    void opened() {
        var chance = Map.of("secret", "s", "texts", List.of("", ""));
        ask("do", "new", "table", "t", "game", "parlour", "seats", 2, "fate", chance);
        playOn("t", 4);
        var commitment = ask("do", "commit", "secret", "s").get("commitment");
        var given = new LinkedHashMap<String, Object>();
        given.put("comptoir", 1);
        given.put("chance", Map.of("secret", "s", "texts", List.of("", ""), "commitment", commitment));
        given.put("log", ask("do", "log", "table", "t").get("log"));
        assertThat(ask("do", "verify", "game", given).get("honest")).isEqualTo(true);
        var opened = ask("do", "open", "table", "u", "game", given);
        assertThat(opened.get("pending"))
                .isEqualTo(ask("do", "state", "table", "t").get("pending"));
        assertThat(playOn("u", 100).get("standings")).isEqualTo(playOn("t", 100).get("standings"));
        given.put("chance", Map.of("secret", "other", "texts", List.of("", "")));
        assertThat(object(ask("do", "open", "table", "u", "game", given).get("error"))
                        .get("code"))
                .isEqualTo("bad-log");
    }

    @Test
    @DisplayName("By the others’ leave a seat takes back what is no longer fair, also at a table that was loaded")
    void takenBackByLeave() {
        var before = playOn("t", 2);
        var first = object(list(before.get("pending")).getFirst()).get("seat");
        playOn("t", 2);
        ask("do", "load", "table", "t", "saved", ask("do", "save", "table", "t").get("saved"));
        var back = ask("do", "undo", "table", "t", "seat", first, "granted", true);
        assertThat(back.get("pending")).isEqualTo(before.get("pending"));
        assertThat(back.get("number")).isEqualTo(5);
    }

    @Test
    void whatWasToldCanBeHadWithoutViews() {
        playOn("t", 2);
        var moments = list(ask("do", "moments", "table", "t", "views", false).get("moments"));
        assertThat(object(moments.getLast())).containsKey("notices").doesNotContainKey("view");
    }

    @Test
    void whyTellsWhatCannotBeDone() {
        var refusals = list(say("{'do':'why','table':'t','seat':0}").get("refusals"));
        assertThat(object(refusals.getFirst())).containsKeys("answer", "rule", "needed", "had", "text");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "nonsense | bad-json",
                "[1,2] | bad-json",
                "{'do':'games'} {'do':'games'} | bad-json",
                "{'do':'a','do':'b'} | bad-json",
                "{} | bad-request",
                "{'do':7} | bad-request",
                "{'do':'dance'} | unknown-request",
                "{'do':'new','table':'n','game':'chess'} | unknown-game",
                "{'do':'new','table':'n','game':'parlour','seats':9} | bad-options",
                "{'do':'new','table':'n','game':'parlour','seats':'two'} | bad-request",
                "{'do':'new','table':'n','game':'parlour','options':{'dye':true}} | bad-options",
                "{'do':'new','table':'n','game':'parlour','options':{'die':'yes'}} | bad-options",
                "{'do':'new','table':'n','game':'parlour','fate':7} | bad-fate",
                "{'do':'new','table':'n','game':'parlour','fate':{'script':'x'}} | bad-fate",
                "{'do':'state','table':'nobody'} | unknown-table",
                "{'do':'answer','table':'t','seat':0} | bad-request",
                "{'do':'answer','table':'t','seat':5,'option':0} | bad-request",
                "{'do':'answer','table':'t','seat':0,'option':99} | illegal-answer",
                "{'do':'answer','table':'t','seat':0,'option':-1} | illegal-answer",
                "{'do':'answer','table':'t','seat':0,'answer':{'face':77}} | illegal-answer",
                "{'do':'undo','table':'t','seat':1} | unfair-undo",
                "{'do':'load','table':'n','saved':'garbage'} | bad-save",
                "{'do':'load','table':'n','saved':'{}'} | bad-save",
                "{'do':'replay','table':'n','log':{'game':'parlour'}} | bad-log",
                "{'do':'scene','table':'n','scene':{'game':'parlour'}} | bad-scene",
                "{'do':'bot','table':'t','seat':0,'level':'wizard'} | no-bot"
            })
    void whateverIsWrongIsNamedAndTheTableStaysAsItWas(String request, String code) {
        var before = say("{'do':'save','table':'t'}");
        assertThat(error(request)).isEqualTo(code);
        assertThat(say("{'do':'save','table':'t'}")).isEqualTo(before);
        assertThat(session.tables()).containsExactly("t");
    }

    @Test
    void aLineThatIsTooLongIsRefusedWithoutBeingKept() throws IOException {
        var lines = new Lines(new StringReader("x".repeat(3_000_000) + "\r\n{}\n"), Session.LONGEST_LINE);
        var first = String.valueOf(lines.next());
        assertThat(first).hasSize(Session.LONGEST_LINE + 1);
        assertThat(error(first)).isEqualTo("too-long");
        assertThat(lines.next()).isEqualTo("{}");
        assertThat(lines.next()).isNull();
    }

    @Test
    @DisplayName("20,000 spoilt requests: always an object back, never a changed table")
    void spoiltRequests() {
        var whole = List.of(
                "{'do':'answer','table':'t','seat':0,'option':0}",
                "{'do':'new','table':'n','game':'parlour','seats':2,'options':{'die':true},'fate':{'script':['1']}}",
                "{'do':'view','table':'t','seat':null}",
                "{'do':'replay','table':'n','until':3,'log':{'game':'parlour','rules':'1','seats':2,'options':{},"
                        + "'entries':[{'seat':0,'answer':{'face':1}},{'fate':'die','of':6,'draws':2,'name':'3'}]}}",
                String.valueOf(Json.write(Map.of(
                        "do",
                        "load",
                        "table",
                        "n",
                        "saved",
                        say("{'do':'save','table':'t'}").get("saved")))));
        var before = say("{'do':'save','table':'t'}");
        var luck = new QuickFate(11);
        for (int i = 0; i < 20_000; i++) {
            var line = new StringBuilder(whole.get(luck.below(whole.size())).replace('\'', '"'));
            for (int spoil = 1 + luck.below(4); spoil > 0 && !line.isEmpty(); spoil--) {
                int at = luck.below(line.length());
                switch (luck.below(4)) {
                    case 0 -> line.deleteCharAt(at);
                    case 1 -> line.insert(at, "{}[]\",:0-e\u0000é".charAt(luck.below(12)));
                    case 2 -> line.setLength(at);
                    default -> line.setCharAt(at, (char) luck.below(0x3000));
                }
            }
            var answer = Json.readObject(session.answer(line.toString()));
            if (answer.containsKey("error"))
                assertThat(object(answer.get("error")).get("code"))
                        .as("%s", line)
                        .isNotEqualTo("internal");
            else
                say("{'do':'load','table':'t','saved':"
                        + Json.write(before.get("saved")).replace('"', '\'') + "}");
        }
        assertThat(say("{'do':'state','table':'t'}")).containsKey("pending");
    }
}
