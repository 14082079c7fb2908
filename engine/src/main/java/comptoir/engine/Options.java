package comptoir.engine;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;

/** The legal answers to a question, as an unchangeable list on a plain array. */
public final class Options extends AbstractList<Answer> implements RandomAccess {

    public static final Options NONE = new Options(new Answer[0], 0);

    private final Answer[] answers;
    private final int size;

    private Options(Answer[] answers, int size) {
        this.answers = answers;
        this.size = size;
    }

    public static Options of(Answer... answers) {
        return new Options(answers, answers.length);
    }

    /** The first answers of an array, which is not copied: the caller gives it away. */
    public static Options firstOf(Answer[] answers, int size) {
        return new Options(answers, size);
    }

    @Override
    public Answer get(int index) {
        return answers[Objects.checkIndex(index, size)];
    }

    @Override
    public int size() {
        return size;
    }

    /** Collects answers one by one. */
    public static final class Builder {
        private Answer[] answers = new Answer[8];
        private int size;

        public Builder add(Answer answer) {
            if (size == answers.length) answers = Arrays.copyOf(answers, size * 2);
            answers[size++] = answer;
            return this;
        }

        public int size() {
            return size;
        }

        public Options build() {
            return new Options(answers, size);
        }
    }
}
