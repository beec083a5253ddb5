/** Small sounds, made here: an own turn, the end, and the games' own. Only for those who want them. */
import { preferences } from "./preferences.svelte.js";

export const TURN: readonly number[] = [523, 659];
export const END: readonly number[] = [392, 523, 659, 784];
const NOTE = 0.13; // seconds

let studio: AudioContext | undefined;

export function play(tune: readonly number[]): void {
  if (!preferences.sounds) return;
  studio ??= new AudioContext();
  tune.forEach((pitch, k) => {
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
