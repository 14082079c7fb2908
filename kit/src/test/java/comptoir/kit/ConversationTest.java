package comptoir.kit;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Session;
import comptoir.protocol.Verification;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The open protocol: several answers, trials, moments, verification")
class ConversationTest {

    private final Session session = new Session();

    private Tree say(String line) {
        return Tree.of("answer", Json.read(session.answer(line.replace('\'', '"'))));
    }

    private Tree ask(Map<String, Object> request) {
        return Tree.of("answer", Json.read(session.answer(Json.write(request))));
    }

    private String saved() {
        return say("{'do':'save','table':'t'}").at("saved").text();
    }

    /** Seat 0 has won a round and is about to give a card away: a choice of two answers. */
    @BeforeEach
    void somebodyGives() {
        say("{'do':'new','table':'t','game':'parlour','seats':2,'options':{'die':false},'fate':{'script':["
                + "['5','2','3','1','4','4','as it lies']]}}");
        say("{'do':'new','table':'t','game':'parlour','seats':2,'options':{'die':false},'fate':{'script':["
                + "['5','1','3','2','4','4']]}}");
        say("{'do':'answer','table':'t','seat':0,'answer':{'face':5}}");
        say("{'do':'answer','table':'t','seat':1,'answer':{'face':1}}");
        say("{'do':'answer','table':'t','seat':1,'answer':{'yes':false}}");
        var state = say("{'do':'answer','table':'t','seat':0,'answer':{'yes':false}}");
        assertThat(state.at("pending").list().getFirst().at("kind").text()).isEqualTo("give");
    }

    @Test
    void severalAnswersAreTakenAtOnce() {
        var state = say("{'do':'answers','table':'t','seat':0,'answers':[{'face':3},{'to':1}],'for':1}");
        assertThat(state.at("number").number()).isEqualTo(6);
        assertThat(state.at("notices").list().getFirst().at("kind").text()).isEqualTo("gave");
    }

    @Test
    void orNone() {
        var before = saved();
        var error = say("{'do':'answers','table':'t','seat':0,'answers':[0,{'to':7}]}")
                .at("error");
        assertThat(error.at("code").text()).isEqualTo("illegal-answer");
        assertThat(error.at("text").text()).contains("{\"to\":7}").doesNotContain("=");
        assertThat(saved()).isEqualTo(before);
        say("{'do':'answers','table':'t','seat':0,'answers':[{'face':3},{'to':1}],'for':9}");
        assertThat(saved()).isEqualTo(before);
    }

    @Test
    void aTrialTellsWhetherTheChoiceIsWholeAndChangesNothing() {
        var before = saved();
        var half = say("{'do':'try','table':'t','seat':0,'answers':[{'face':3}]}");
        assertThat(half.at("taken").number()).isEqualTo(1);
        assertThat(half.at("whole").flag()).isFalse();
        assertThat(half.at("next").at("kind").text()).isEqualTo("give-to");
        assertThat(half.has("refused")).isFalse();
        var whole = say("{'do':'try','table':'t','seat':0,'answers':[{'face':3},{'to':1}]}");
        assertThat(whole.at("whole").flag()).isTrue();
        assertThat(whole.keys()).containsExactly("table", "taken", "whole");
        var refused = say("{'do':'try','table':'t','seat':0,'answers':[{'face':3},{'to':0}]}");
        assertThat(refused.at("taken").number()).isEqualTo(1);
        assertThat(refused.at("refused").at("code").text()).isEqualTo("illegal-answer");
        var toomany = say("{'do':'try','table':'t','seat':0,'answers':[{'face':3},{'to':1},{'face':1}]}");
        assertThat(toomany.at("taken").number()).isEqualTo(2);
        assertThat(toomany.at("refused").at("text").text()).contains("whole");
        var other = say("{'do':'try','table':'t','seat':1,'answers':[{'face':3}]}");
        assertThat(other.at("refused").at("text").text()).contains("not asked");
        assertThat(other.has("next")).isFalse();
        assertThat(saved()).isEqualTo(before);
    }

    @Test
    void whoMayNotTakeBackIsToldWhy() {
        say("{'do':'answer','table':'t','seat':0,'answer':{'face':3}}");
        assertThat(say("{'do':'state','table':'t','for':0}").has("undoRefused")).isFalse();
        assertThat(say("{'do':'state','table':'t','for':1}").has("undoRefused"))
                .as("another's choice that is half made ends nobody's take-back: it would be known by that")
                .isFalse();
        say("{'do':'answer','table':'t','seat':0,'answer':{'to':1}}");
        var told = say("{'do':'state','table':'t','for':1}");
        assertThat(told.at("undoRefused").at("say").text()).isNotBlank();
    }

    @Test
    void everythingIsShownOnceTheGameIsOver() {
        var early = say("{'do':'view','table':'t','all':true}").at("error");
        assertThat(early.at("text").text()).contains("over");
        finish("t");
        assertThat(say("{'do':'view','table':'t','all':true}").has("view")).isTrue();
        assertThat(say("{'do':'moments','table':'t','all':true}").at("moments").list())
                .hasSizeGreaterThan(6);
    }

    @Test
    void momentsAreThoseOfTheGameItself() {
        say("{'do':'new','table':'m','game':'parlour','seats':3,'fate':'m'}");
        var seen = new java.util.ArrayList<Object>();
        seen.add(say("{'do':'view','table':'m','seat':1}").at("view").value());
        var luck = new QuickFate(3);
        var state = say("{'do':'state','table':'m'}");
        while (!state.at("over").flag()) {
            var pending = state.at("pending").list().getFirst();
            int option = luck.below(pending.at("options").list().size());
            state = say(
                    "{'do':'answer','table':'m','seat':" + pending.at("seat").number() + ",'option':" + option + "}");
            seen.add(say("{'do':'view','table':'m','seat':1}").at("view").value());
        }
        var moments = say("{'do':'moments','table':'m','seat':1}").at("moments").list();
        assertThat(moments.stream().map(moment -> moment.at("view").value())).isEqualTo(seen);
        var some = say("{'do':'moments','table':'m','from':2,'to':3,'seat':1}")
                .at("moments")
                .list();
        assertThat(some.stream().map(moment -> moment.at("number").number())).containsExactly(2, 3);
        assertThat(some.getFirst().at("view").value()).isEqualTo(seen.get(2));
        say("{'do':'redeal','table':'t','seat':0,'fate':'r','as':'r'}");
        finish("r");
        assertThat(say("{'do':'moments','table':'r','all':true}").at("moments").list())
                .hasSizeGreaterThan(2);
    }

    @Test
    void chanceIsVerified() {
        var secret = "secret";
        var texts = List.of("ann", "bob");
        ask(Map.of("do", "new", "table", "v", "game", "parlour", "seats", 2, "fate", Verification.seed(secret, texts)));
        finish("v");
        var log = say("{'do':'log','table':'v'}").at("log").map();
        var chance = Map.of("secret", secret, "texts", texts, "commitment", Verification.hash(secret));
        var honest = ask(Map.of("do", "verify", "game", Map.of("comptoir", 1, "log", log, "chance", chance)));
        assertThat(honest.at("honest").flag()).isTrue();
        var other = Map.of("secret", "another", "texts", texts, "commitment", Verification.hash(secret));
        var crooked = ask(Map.of("do", "verify", "game", Map.of("comptoir", 1, "log", log, "chance", other)));
        assertThat(crooked.at("honest").flag()).isFalse();
        assertThat(crooked.at("checks").list().stream()
                        .map(check -> check.at("good").flag()))
                .containsExactly(false, false, false);
    }

    @Test
    void fateThatDoesNotFitHasOneCode() {
        for (var line : List.of(
                "{'do':'new','table':'n','game':'parlour','seats':2,'fate':{'script':[]}}",
                "{'do':'new','table':'n','game':'parlour','seats':2,'fate':{'script':['x']}}",
                "{'do':'new','table':'n','game':'parlour','seats':2,'fate':{'skript':[]}}"))
            assertThat(say(line).at("error").at("code").text()).as(line).isEqualTo("bad-fate");
        assertThat(session.tables()).containsExactly("t");
    }

    @Test
    void aBlankLineIsAnswered() {
        assertThat(say("  ").at("error").at("code").text()).isEqualTo("bad-json");
    }

    @Test
    void errorsSpeakPlainly() {
        for (var line : List.of(
                "nonsense", "{'do':", "{'do':'a','do':'b'}", "{} {}", "[", "\u0001", "{'do':'state','table':7}"))
            assertThat(say(line).at("error").at("text").text())
                    .as(line)
                    .doesNotContain("jackson", "Unrecognized", "JsonToken", "code 1", "java", "=");
    }

    @Test
    void aGameDescribesItself() {
        var described = say("{'do':'describe','game':'parlour'}");
        assertThat(described.at("decisions").list().getFirst().at("kind").text())
                .isEqualTo("pick");
        assertThat(say("{'do':'games'}").at("games").list().getFirst().has("levels"))
                .isTrue();
    }

    private void finish(String table) {
        var luck = new QuickFate(7);
        var state = say("{'do':'state','table':'" + table + "'}");
        while (!state.at("over").flag()) {
            var pending = state.at("pending").list().getFirst();
            int option = luck.below(pending.at("options").list().size());
            state = say("{'do':'answer','table':'" + table + "','seat':"
                    + pending.at("seat").number() + ",'option':" + option + "}");
            assertThat(state.has("error")).as(state.toString()).isFalse();
        }
    }
}
