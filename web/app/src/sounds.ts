/** Small sounds, made here: an own turn, a duel, a castle, the end. Only for those who want them. */
import { preferences } from "./preferences.svelte.js";

const TUNES = {
  turn: [523, 659],
  duel: [880, 440, 880],
  castle: [392, 494, 587],
  end: [392, 523, 659, 784],
} as const;
const NOTE = 0.13; // seconds

let studio: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (!preferences.sounds) return;
  studio ??= new AudioContext();
  TUNES[tune].forEach((pitch, k) => {
    const [voice, volume] = [studio!.createOscillator(), studio!.createGain()];
    const begin = studio!.currentTime + k * NOTE;
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 2 * NOTE);
    voice.connect(volume).connect(studio!.destination);
    voice.start(begin);
    voice.stop(begin + 2 * NOTE);
  });
}
