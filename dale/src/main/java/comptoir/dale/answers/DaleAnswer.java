package comptoir.dale.answers;

import comptoir.engine.Answer;
import comptoir.engine.Text;

/** What a player may say. The common ones are made once and shared. */
public sealed interface DaleAnswer extends Answer
        permits Pick, PlayCard, Show, Buy, AtSlot, AtDepth, InStall, Towards, Amount, Word {

    /** The answer in words, where no more is to be said of it. */
    Text text();
}
