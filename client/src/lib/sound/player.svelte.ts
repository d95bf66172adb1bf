/** Plays the sounds: quietly, after the first click or key only, and never when muted. What was wished is remembered. */

import type { SoundName } from "./names";

const KEPT = "housebound.sound";
/** Quiet by default. */
export const USUAL_VOLUME = 0.3;
/** The same sound again so soon would be one too many. */
const APART = 90;

interface Wished {
  muted: boolean;
  volume: number;
}

function kept(): Wished {
  try {
    return { muted: false, volume: USUAL_VOLUME, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Wished>) };
  } catch {
    return { muted: false, volume: USUAL_VOLUME }; // private windows may refuse; it sounds as usual then
  }
}

export class Player {
  private wished = $state<Wished>(kept());
  private audio: AudioContext | null = null;
  private out: GainNode | null = null;
  private readonly latest = new Map<SoundName, number>();

  get muted(): boolean {
    return this.wished.muted;
  }

  set muted(muted: boolean) {
    this.wish({ muted });
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.wished.volume;
  }

  set volume(volume: number) {
    this.wish({ volume: Math.min(1, Math.max(0, volume)), muted: volume === 0 });
  }

  private wish(change: Partial<Wished>): void {
    this.wished = { ...this.wished, ...change };
    if (this.out !== null) this.out.gain.value = this.loud;
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.wished));
    } catch {
      // see kept
    }
  }

  private get loud(): number {
    return this.muted ? 0 : this.volume ** 2; // ears hear small steps below and large ones above
  }

  /** The visitor has clicked, or pressed a key: from now on it may sound. */
  wake(): void {
    if (this.audio !== null || typeof AudioContext === "undefined") return;
    this.audio = new AudioContext();
    this.out = this.audio.createGain();
    this.out.gain.value = this.loud;
    const most = this.audio.createDynamicsCompressor(); // several at once are no louder than one may be
    most.threshold.value = -8;
    most.ratio.value = 12;
    most.attack.value = 0.002;
    this.out.connect(most).connect(this.audio.destination);
  }

  /** Whether anything would be heard now. */
  get audible(): boolean {
    return this.audio !== null && !this.muted && this.volume > 0;
  }

  async play(name: SoundName): Promise<void> {
    const [audio, out, now] = [this.audio, this.out, Date.now()];
    if (!this.audible || audio === null || out === null || now - (this.latest.get(name) ?? 0) < APART) return;
    this.latest.set(name, now);
    const synth = await import("./synth").catch(() => null); // without a network a sound is only not heard
    if (synth === null) return;
    if (audio.state === "suspended") await audio.resume().catch(() => {});
    synth.MAKE[name]({ audio, out });
  }
}

export const player = new Player();
