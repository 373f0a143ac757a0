const RATE = 44_100;
/** Five notes of a scale on C, in hertz, over two octaves. */
const NOTES = [130.81, 146.83, 164.81, 196, 220, 261.63, 293.66, 329.63, 392, 440];
const DRONE = [65.41, 98];
const BEAT_SECONDS = 0.625;

/** Reproducible random numbers from 0 to 1. */
function* random(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Adds a plucked string: noise in a loop of one wavelength that loses high frequencies with every pass. */
function pluck(
  samples: Float64Array,
  start: number,
  hertz: number,
  loudness: number,
  noise: Generator<number, never>,
) {
  const wave = Float64Array.from({ length: Math.round(RATE / hertz) }, () => noise.next().value * 2 - 1);
  const end = Math.min(samples.length, start + 4 * RATE);
  for (let at = start, index = 0; at < end; at++, index = (index + 1) % wave.length) {
    const next = (index + 1) % wave.length;
    samples[at]! += loudness * wave[index]!;
    wave[index] = 0.498 * (wave[index]! + wave[next]!);
  }
}

/** A quiet melody of plucked strings as a WAV file; the same one for the same seed. @param seconds its length */
export function melody(seconds: number, seed: number): Buffer {
  const samples = new Float64Array(Math.round(seconds * RATE));
  const noise = random(seed);
  let note = 5;
  for (let beat = 0; beat * BEAT_SECONDS < seconds - 2; beat++) {
    const start = Math.round(beat * BEAT_SECONDS * RATE);
    if (beat % 4 === 0) for (const hertz of DRONE) pluck(samples, start, hertz, 0.35, noise);
    if (noise.next().value < 0.25) continue;
    note = Math.min(NOTES.length - 1, Math.max(2, note + Math.round(noise.next().value * 4 - 2)));
    pluck(samples, start, NOTES[note]!, 0.3, noise);
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = (at: number) => Math.min(1, at / RATE, (samples.length - at) / (1.5 * RATE));
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) =>
    data.writeInt16LE(Math.round((sample / loudest) * fade(at) * 20_000), at * 2),
  );
  return Buffer.concat([wavHead(data.length), data]);
}

/** One channel of 16-bit samples. */
function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
