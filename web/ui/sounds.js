/** Soft sounds made in code: a knock of wood, a coin, a chord. Silent unless the person switched them on. */

/** @typedef {'tap' | 'tile' | 'coin' | 'seal' | 'curtain' | 'turn' | 'points' | 'end' | 'refuse'} SoundName */

/** @typedef {{play: (name: SoundName) => void}} Sounds nothing waits for a sound */

/**
 * Each sound is a few notes: frequency, start, length (seconds), loudness, wave.
 * @type {Readonly<Record<SoundName, readonly [number, number, number, number, OscillatorType][]>>}
 */
export const NOTES = {
  tap: [[520, 0, 0.05, 0.05, 'sine']],
  tile: [
    [170, 0, 0.12, 0.22, 'triangle'],
    [92, 0.01, 0.16, 0.2, 'sine'],
  ],
  coin: [
    [1318, 0, 0.09, 0.06, 'sine'],
    [1760, 0.06, 0.16, 0.05, 'sine'],
  ],
  seal: [
    [220, 0, 0.1, 0.14, 'triangle'],
    [165, 0.07, 0.18, 0.12, 'triangle'],
  ],
  curtain: [
    [262, 0, 0.22, 0.05, 'sine'],
    [330, 0.1, 0.26, 0.05, 'sine'],
  ],
  turn: [
    [392, 0, 0.09, 0.06, 'sine'],
    [523, 0.09, 0.18, 0.06, 'sine'],
  ],
  points: [
    [523, 0, 0.12, 0.06, 'sine'],
    [659, 0.08, 0.12, 0.06, 'sine'],
    [784, 0.16, 0.22, 0.06, 'sine'],
  ],
  end: [
    [392, 0, 0.3, 0.07, 'sine'],
    [494, 0.12, 0.3, 0.07, 'sine'],
    [587, 0.24, 0.3, 0.07, 'sine'],
    [784, 0.36, 0.5, 0.07, 'sine'],
  ],
  refuse: [
    [196, 0, 0.1, 0.08, 'sine'],
    [175, 0.09, 0.16, 0.08, 'sine'],
  ],
};

/**
 * @param {() => boolean} isOn
 * @returns {Sounds}
 */
export function createSounds(isOn) {
  /** @type {AudioContext | null} */
  let context = null;
  return {
    play(name) {
      if (!isOn() || typeof AudioContext === 'undefined') return;
      // Browsers let a page sound only once somebody has touched it.
      if (globalThis.navigator?.userActivation?.hasBeenActive === false) return;
      context ??= new AudioContext();
      if (context.state === 'suspended') context.resume().catch(() => {});
      const now = context.currentTime;
      for (const [frequency, start, length, loudness, wave] of NOTES[name]) {
        const tone = context.createOscillator();
        const gain = context.createGain();
        tone.type = wave;
        tone.frequency.value = frequency;
        gain.gain.setValueAtTime(0, now + start);
        gain.gain.linearRampToValueAtTime(loudness, now + start + 0.012);
        gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
        tone.connect(gain).connect(context.destination);
        tone.start(now + start);
        tone.stop(now + start + length + 0.02);
      }
    },
  };
}
