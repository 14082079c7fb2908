/**
 * The sounds of the table, made of a few tones and a little noise. Each is written onto a context from the moment `at`
 * and falls silent by itself within a second and a half. No recording is used, so the page loads none.
 */
export const soundNames = ["turn", "card", "coin", "dice", "boat", "win", "time", "chat"] as const;
export type SoundName = (typeof soundNames)[number];

type Desk = { context: BaseAudioContext; out: AudioNode; at: number };
type Tone = { from: number; to?: number; after?: number; lasts: number; loud: number; wave?: OscillatorType };
type Rustle = { after?: number; lasts: number; loud: number; from: number; to?: number; keen?: number; swell?: number };

/** Up quickly, or slowly with `swell`, then down to nothing: what keeps a sound from clicking. */
function envelope(desk: Desk, start: number, lasts: number, loud: number, swell = 0.006): GainNode {
    const gain = desk.context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(desk.out);
    return gain;
}

function tone(desk: Desk, { from, to = from, after = 0, lasts, loud, wave = "sine" }: Tone): void {
    const start = desk.at + after;
    const voice = desk.context.createOscillator();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
    voice.connect(envelope(desk, start, lasts, loud));
    voice.start(start);
    voice.stop(start + lasts);
}

/** A struck piece of wood: the note, and above it one that fades at once. */
function wood(desk: Desk, from: number, after: number, lasts: number, loud: number): void {
    tone(desk, { from, after, lasts, loud });
    tone(desk, { from: from * 3.98, after, lasts: lasts * 0.22, loud: loud * 0.35 });
}

/** Noise through a narrow window that may move. The same noise every time, so that a sound never surprises. */
function rustle(desk: Desk, { after = 0, lasts, loud, from, to = from, keen = 1, swell = 0.004 }: Rustle): void {
    const { context, at } = desk;
    const start = at + after;
    const grain = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
    const samples = grain.getChannelData(0);
    let state = 22_695_477;
    for (let i = 0; i < samples.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
        samples[i] = state / 2 ** 31;
    }
    const source = context.createBufferSource();
    source.buffer = grain;
    const window = context.createBiquadFilter();
    window.type = "bandpass";
    window.Q.value = keen;
    window.frequency.setValueAtTime(from, start);
    window.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(window).connect(envelope(desk, start, lasts, loud, swell));
    source.start(start);
}

const written: Record<SoundName, (desk: Desk) => void> = {
    /** Two steps up on a marimba: it is your move. */
    turn(desk) {
        wood(desk, 392, 0, 0.55, 0.34);
        wood(desk, 523.25, 0.14, 0.8, 0.34);
    },
    /** Paper over wood. */
    card(desk) {
        rustle(desk, { lasts: 0.13, loud: 0.7, from: 2600, to: 900, keen: 0.8, swell: 0.03 });
        tone(desk, { from: 170, to: 110, after: 0.07, lasts: 0.09, loud: 0.22 });
    },
    coin(desk) {
        tone(desk, { from: 1568, lasts: 0.28, loud: 0.26, wave: "triangle" });
        tone(desk, { from: 2349, after: 0.07, lasts: 0.42, loud: 0.27, wave: "triangle" });
        tone(desk, { from: 4186, after: 0.07, lasts: 0.12, loud: 0.08 });
    },
    /** It jumps, jumps less, and lies. */
    dice(desk) {
        for (const [i, after] of [0, 0.13, 0.23, 0.31, 0.37].entries()) {
            const loud = 0.95 * 0.8 ** i;
            rustle(desk, { after, lasts: 0.06, loud, from: 1500 - i * 90, keen: 3 });
            tone(desk, { from: 330 - i * 18, to: 190, after, lasts: 0.07, loud: loud * 0.4 });
        }
    },
    /** A wave along the hull, and the bell on the quay. */
    boat(desk) {
        rustle(desk, { lasts: 1.1, loud: 0.62, from: 320, to: 700, keen: 0.7, swell: 0.42 });
        tone(desk, { from: 587.33, after: 0.3, lasts: 0.9, loud: 0.17 });
        tone(desk, { from: 1480, after: 0.3, lasts: 0.4, loud: 0.05 });
    },
    win(desk) {
        for (const [i, note] of [392, 493.88, 587.33, 783.99].entries()) wood(desk, note, i * 0.13, 0.6, 0.26);
        for (const note of [392, 587.33, 783.99, 987.77])
            tone(desk, { from: note, after: 0.54, lasts: 0.9, loud: 0.1 });
    },
    /** A clock that wants to be heard, without a fright. */
    time(desk) {
        for (const after of [0, 0.24]) {
            rustle(desk, { after, lasts: 0.035, loud: 0.5, from: 2100, keen: 4 });
            wood(desk, after === 0 ? 740 : 587.33, after, 0.2, 0.22);
        }
    },
    chat(desk) {
        tone(desk, { from: 520, to: 760, lasts: 0.11, loud: 0.26 });
        tone(desk, { from: 780, to: 1040, after: 0.08, lasts: 0.12, loud: 0.16 });
    },
};

export function write(name: SoundName, context: BaseAudioContext, out: AudioNode, at = context.currentTime): void {
    written[name]({ context, out, at });
}
