package comptoir.dale.table;

import comptoir.engine.Text;

/** An animalfolk set: fifteen cards of one family. Each is named in the file of its cards. */
public final class Animalfolk implements Comparable<Animalfolk> {

    private final String id;
    private final Text title;
    private final Text theme;
    private final int complexity;
    private final String colour;
    private final String heading;
    private int number = -1;

    /**
     * @param id as the fact file and the protocol write it, such as {@code platypuses}
     * @param complexity how much a newcomer has to keep in mind with it, from 1 to 4
     * @param colour the colour of its cards, as on the web: {@code #3f78b9}
     * @param heading what the rulebook tells of it under
     */
    public Animalfolk(String id, String title, String theme, int complexity, String colour, String heading) {
        this.id = id;
        this.title = Text.named("set", id, title);
        this.theme = Text.say(theme);
        this.complexity = complexity;
        this.colour = colour;
        this.heading = heading;
    }

    /** As it is found in the box. */
    void number(int place) {
        number = place;
    }

    /** Its place among all sets, in the order in which they are registered. */
    public int number() {
        return number;
    }

    public String id() {
        return id;
    }

    public Text title() {
        return title;
    }

    public Text theme() {
        return theme;
    }

    public int complexity() {
        return complexity;
    }

    public String colour() {
        return colour;
    }

    public String heading() {
        return heading;
    }

    @Override
    public int compareTo(Animalfolk that) {
        return Integer.compare(number, that.number);
    }

    @Override
    public String toString() {
        return id;
    }
}
