package comptoir.bots.machines;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Machines that play numbered games. Found as a service: what drives them is large, and no part of the program. */
public interface Machines {

    /**
     * What is to be played, as text, since it travels.
     *
     * @param games the name of the {@link NumberedGames}
     * @param programme what they are read from
     */
    record Work(String games, String programme) {}

    /**
     * Plays games, each once however many machines are lost.
     *
     * @param place where the machines are
     * @param played is given each game as a line of text, in whatever order they come, one at a time
     */
    void play(String place, Work work, List<Integer> numbers, Consumer<String> played);

    static Machines installed() {
        return ServiceLoader.load(Machines.class, Machines.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new BadInput(Text.say(
                        "--on needs the module cluster, which this program was started without: ./comptoir in the"
                                + " folder of Comptoir's sources builds it by itself")));
    }
}
