// Sounds, synthesized with Web Audio; off by default. Everything they tell is shown, too.
import { settings } from "../shell/settings.svelte";

export type Sound = "play" | "hit" | "break" | "score" | "theirs" | "turn";

const VOLUME = 0.4;
const MIN_GAP_MS = 60; // between two sounds

class Player {
  #audio: AudioContext | null = null;
  #last = 0;

  play(name: Sound): void {
    if (!settings.values.sound || performance.now() - this.#last < MIN_GAP_MS) return;
    this.#last = performance.now();
    this.#audio ??= new AudioContext();
    const now = this.#audio.currentTime;
    switch (name) {
      case "play":
        return this.#tone(90, now, 0.16, "triangle");
      case "hit":
        this.#tone(180, now, 0.1, "triangle");
        return this.#noise(now, 0.09);
      case "break":
        this.#noise(now, 0.16);
        return [520, 390, 290].forEach((f, i) => this.#tone(f, now + 0.05 * i, 0.2, "sine", 0.4));
      case "score":
        return this.#bowl(293.7, now);
      case "theirs":
        return this.#bowl(220, now);
      case "turn":
        this.#bowl(293.7, now);
        this.#bowl(440, now + 0.18);
    }
  }

  #bowl(f: number, at: number): void {
    for (const [times, loud] of [
      [1, 0.6],
      [2.76, 0.2],
      [5.4, 0.08],
    ] as const)
      this.#tone(f * times, at, 0.9, "sine", loud);
  }

  #tone(f: number, at: number, long: number, type: OscillatorType, loud = 1): void {
    const audio = this.#audio!;
    const [source, gain] = [audio.createOscillator(), audio.createGain()];
    source.type = type;
    source.frequency.value = f;
    gain.gain.setValueAtTime(VOLUME * loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + long);
    source.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + long);
  }

  #noise(at: number, long: number): void {
    const audio = this.#audio!;
    const buffer = audio.createBuffer(1, audio.sampleRate * long, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
    const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
    source.buffer = buffer;
    filter.type = "lowpass";
    filter.frequency.value = 1400;
    gain.gain.value = VOLUME * 0.7;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(at);
  }
}

export const sound = new Player();
