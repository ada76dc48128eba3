/** Three small sounds, made here and now: your turn, somebody moved, the game is over. Silent unless one asks for them. */
import { settings } from "../lib/settings.svelte";

const TONES = { turn: [523, 784], moved: [330], over: [392, 523, 659] } as const;
const LONG = 0.16; // seconds of a tone
let context: AudioContext | undefined;

export function sound(name: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const begin = context.currentTime;
  TONES[name].forEach((pitch, index) => {
    if (!context) return;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = begin + index * LONG;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LONG * 1.6);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LONG * 1.7);
  });
}
