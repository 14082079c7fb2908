import type { Kind } from "../../art/clans";
import type { Known } from "../../wire/known";
import type * as Wire from "../../wire/schema";

/** The Entertainer's board, as the program describes it. */
export type StageView = Known<
    Wire.StageView,
    {
        instrument: "front" | "back";
        runesOn: Kind[];
        hand: SongCard[] | null;
        discard: SongCard[];
        song: SongCardView[];
        boast: SongCard[];
        creatures: SongCard[];
        plan: PlanView | null;
    }
>;

export type SongCard = Known<
    Wire.StageViewCardView,
    { kind: "skill" | "improv" | "creature"; skill: SkillView | null }
>;
type SkillView = Known<Wire.StageViewSkillView, { clan: Kind; lowerClan: Kind }>;
type SongCardView = Known<Wire.StageViewSongCardView, { card: SongCard }>;
type PlanView = Known<Wire.StageViewPlanView, { clan: Kind | null; sources: Laid[] }>;
type Laid = Known<Wire.Laid, { source: "top" | "bottom" | "improv" | "stone" }>;
