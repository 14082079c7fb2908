package comptoir.bots.lab;

import comptoir.bots.lab.Findings.Mean;
import comptoir.bots.lab.Findings.Pairing;
import comptoir.bots.lab.Findings.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * Each two merchants, or each two sets. Merchants sit in seats; sets lie on the market for all, so there the one who bought
 * most of the one set, compared with the other, stands for it, and the one who bought least of it for the other.
 */
final class Pairs {

    private Pairs() {}

    static List<Pairing> of(List<Trace> traces, Belonging belongs) {
        var subjects = new TreeSet<String>();
        var shared = new TreeSet<String>();
        for (var trace : traces) {
            shared.addAll(trace.shared());
            for (var player : trace.players()) if (!player.subject().isEmpty()) subjects.add(player.subject());
        }
        return subjects.isEmpty()
                ? ofShared(traces, List.copyOf(shared), belongs)
                : ofSeated(traces, List.copyOf(subjects));
    }

    private static List<Pairing> ofSeated(List<Trace> traces, List<String> subjects) {
        var pairs = new ArrayList<Pairing>();
        for (int i = 0; i < subjects.size(); i++)
            for (int j = i + 1; j < subjects.size(); j++) {
                var one = subjects.get(i);
                var other = subjects.get(j);
                var games = traces.stream()
                        .filter(trace -> has(trace, one) && has(trace, other))
                        .toList();
                if (games.isEmpty()) continue;
                var tally = new Tally();
                var leads = new ArrayList<Double>();
                for (var trace : games) {
                    tally.add(mean(trace, one, Trace.Player::win), mean(trace, other, Trace.Player::win));
                    if (trace.decided() && trace.forfeits().isEmpty())
                        leads.add(mean(trace, one, Trace.Player::points) - mean(trace, other, Trace.Player::points));
                }
                pairs.add(new Pairing(
                        one,
                        other,
                        games.size(),
                        tally.share(one),
                        Mean.of(leads),
                        firstSeat(games),
                        decisions(games)));
            }
        return pairs;
    }

    private static boolean has(Trace trace, String subject) {
        return trace.players().stream().anyMatch(player -> player.subject().equals(subject));
    }

    private static double mean(Trace trace, String subject, ToDoubleFunction<Trace.Player> number) {
        return trace.players().stream()
                .filter(player -> player.subject().equals(subject))
                .mapToDouble(number)
                .average()
                .orElseThrow();
    }

    private static List<Pairing> ofShared(List<Trace> traces, List<String> shared, Belonging belongs) {
        var pairs = new ArrayList<Pairing>();
        for (int i = 0; i < shared.size(); i++)
            for (int j = i + 1; j < shared.size(); j++) {
                var one = shared.get(i);
                var other = shared.get(j);
                var games = traces.stream()
                        .filter(trace ->
                                trace.shared().contains(one) && trace.shared().contains(other))
                        .toList();
                if (games.isEmpty()) continue;
                var tally = new Tally();
                for (var trace : games) lean(trace, one, other, belongs, tally);
                pairs.add(new Pairing(
                        one, other, games.size(), tally.share(one), null, firstSeat(games), decisions(games)));
            }
        return pairs;
    }

    private static void lean(Trace trace, String one, String other, Belonging belongs, Tally tally) {
        var leans = new ArrayList<Integer>();
        for (var player : trace.players()) leans.add(bought(player, one, belongs) - bought(player, other, belongs));
        int most = leans.stream().mapToInt(each -> each).max().orElse(0);
        int least = leans.stream().mapToInt(each -> each).min().orElse(0);
        if (most == least) return;
        double oneWins = 0;
        double otherWins = 0;
        int ones = 0;
        int others = 0;
        for (int seat = 0; seat < leans.size(); seat++) {
            double win = trace.players().get(seat).win();
            if (leans.get(seat) == most) {
                oneWins += win;
                ones++;
            } else if (leans.get(seat) == least) {
                otherWins += win;
                others++;
            }
        }
        tally.add(oneWins / ones, otherWins / others);
    }

    private static int bought(Trace.Player player, String set, Belonging belongs) {
        int cards = 0;
        for (var event : player.events().entrySet()) {
            if (!event.getKey().startsWith("bought")) continue;
            int sign = event.getKey().indexOf("cards=");
            if (sign > 0 && set.equals(belongs.of(event.getKey().substring(sign + "cards=".length()))))
                cards += event.getValue();
        }
        return cards;
    }

    private static Share firstSeat(List<Trace> games) {
        return Share.of(
                "1",
                games.size(),
                Findings.sum(games, trace -> trace.players().getFirst().win()));
    }

    private static double decisions(List<Trace> games) {
        return Findings.sum(games, Trace::decisions) / games.size();
    }

    /** Of the games that one of the two won, how many the first did: by head, since one may sit at a table twice. */
    private static final class Tally {
        private double one;
        private int games;

        void add(double oneWins, double otherWins) {
            if (oneWins + otherWins == 0) return;
            one += oneWins / (oneWins + otherWins);
            games++;
        }

        Share share(String name) {
            return Share.of(name, games, one);
        }
    }
}
