import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSignedByStripe, signStripe } from './stripe-signature.ts';

const secret = 'whsec_test';
const now = new Date('2026-11-21T09:00:00.000Z');
const body = Buffer.from('{"id":"evt_1","type":"invoice.paid","data":{"object":{"amount":4900}}}');
const header = signStripe(body, secret, now);

function accepts(bytes: Uint8Array, signature: string | undefined, at = now): boolean {
  return isSignedByStripe(bytes, signature, { secret, now: at });
}

describe('a signature', () => {
  test("matches the example in Stripe's documentation", () => {
    expect(signStripe(Buffer.from('{}'), 'secret', new Date(1_492_774_577_000))).toMatch(
      /^t=1492774577,v1=[0-9a-f]{64}$/,
    );
    expect(accepts(body, header)).toBe(true);
  });

  test('is valid for five minutes in both directions', () => {
    const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
    expect([300, 301, -300, -301].map((by) => accepts(body, header, later(by)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('may be one of two while the secret is rotated', () => {
    const [time, other] = signStripe(body, 'whsec_new', now).split(',');
    expect(accepts(body, `${header},${other}`)).toBe(true);
    expect(accepts(body, `${time},${other}`)).toBe(false);
  });

  test.each([
    undefined,
    '',
    't=1',
    header.split(',')[1],
    header.replace('v1=', 'v0='),
    header.toUpperCase(),
    `${header},`,
    `t=0,${header}`,
    header.replace(/v1=.*/, (signature) => signature.toUpperCase().replace('V', 'v')),
  ])('is not %s', (change) => {
    expect(accepts(body, change)).toBe(false);
  });
});

describe('after 10,000 mutations', () => {
  /** One character replaced, removed or inserted. */
  const mutation = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'remove', 'insert'),
    byte: fc.integer({ min: 0, max: 255 }),
  });

  function mutate(
    bytes: Buffer,
    { at, how, byte }: { at: number; how: string; byte: number },
  ): Buffer {
    const place = at % bytes.length;
    const rest = how === 'insert' ? place : place + 1;
    const between = how === 'remove' ? Buffer.alloc(0) : Buffer.from([byte]);
    return Buffer.concat([bytes.subarray(0, place), between, bytes.subarray(rest)]);
  }

  test('of the body is never valid', () => {
    fc.assert(
      fc.property(mutation, (change) => {
        const mutated = mutate(body, change);
        expect(accepts(mutated, header)).toBe(mutated.equals(body));
      }),
      { numRuns: 5_000 },
    );
  });

  test('of the header is never valid', () => {
    fc.assert(
      fc.property(mutation, (change) => {
        const mutated = mutate(Buffer.from(header), change).toString('latin1');
        expect(accepts(body, mutated)).toBe(mutated === header);
      }),
      { numRuns: 5_000 },
    );
  });
});
