/** Two 32-bit lanes of one hash; wide enough together that equal hashes mean equal rows. */
export type HashLanes = { low: number; high: number };

const PRIME_LOW = 0x01000193;
const PRIME_HIGH = 0x85ebca6b;

export function startHash(): HashLanes {
  return { low: 0x811c9dc5 | 0, high: 0x9747b28c | 0 };
}

/** The lanes as one number that a double represents exactly. */
export function laneNumber({ low, high }: HashLanes): number {
  return ((high >>> 0) % 2 ** 21) * 2 ** 32 + (low >>> 0);
}

/** Mixes a text from an offset on, and its end, into the lanes. */
export function hashText(lanes: HashLanes, text: string, from = 0): void {
  let { low, high } = lanes;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, PRIME_LOW);
    high = Math.imul(high ^ code, PRIME_HIGH) ^ (high >>> 15);
  }
  lanes.low = Math.imul(low ^ 0x1f, PRIME_LOW);
  lanes.high = Math.imul(high ^ 0x1f, PRIME_HIGH);
}

/** Mixes an integer of up to 53 bits into the lanes. */
export function hashNumber(lanes: HashLanes, value: number): void {
  const low = value | 0;
  const high = Math.floor(value / 2 ** 32) | 0;
  lanes.low = Math.imul(Math.imul(lanes.low ^ low, PRIME_LOW) ^ high, PRIME_LOW);
  lanes.high = Math.imul(Math.imul(lanes.high ^ low, PRIME_HIGH) ^ high, PRIME_HIGH);
  lanes.high ^= lanes.high >>> 13;
}
