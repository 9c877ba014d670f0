import { type Sound, tones } from '../../../lib/tones.ts';

/** Created with the first sound, because browsers start audio only after someone has pressed something. */
let context: AudioContext | undefined;

/** Plays a sound. It is synthesized, so that no file has to be loaded. */
export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  // A browser suspends audio that starts before anything was pressed.
  void context.resume();
  for (const { pitch, start, length } of tones[sound]) playTone(context, pitch, context.currentTime + start, length);
}

function playTone(audio: AudioContext, pitch: number, start: number, length: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.2, start);
  // Without a fade-out, a tone would end with a click.
  volume.gain.setTargetAtTime(0, start + length * 0.8, length * 0.1);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length * 1.5);
}
