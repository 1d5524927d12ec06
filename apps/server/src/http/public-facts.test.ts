import { expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { createPublicFacts, UNKNOWN_FACTS } from './public-facts.ts';
import type { PublicFacts } from './pages-module.ts';

const OPEN: PublicFacts = { plans: [], needsInvite: false, banners: [] };

function factsOf(load: () => Promise<PublicFacts>) {
  let nowMs = 0;
  const read = createPublicFacts({
    load,
    clock: { now: () => new Date(nowMs) },
    log: createLogger('silent'),
    patienceMs: 20,
  });
  return { read, pass: (ms: number) => (nowMs += ms) };
}

test('facts are read once in ten seconds, however many pages are loaded', async () => {
  let reads = 0;
  const { read, pass } = factsOf(async () => {
    reads += 1;
    return OPEN;
  });
  await Promise.all([read(), read()]);
  await read();
  expect(reads).toBe(1);
  pass(10_000);
  expect(await read()).toEqual(OPEN);
  expect(reads).toBe(2);
});

test('unreadable facts are unknown at first, and later the last known ones', async () => {
  let isAway = true;
  const { read, pass } = factsOf(async () => {
    if (isAway) {
      throw new Error('no database');
    }
    return OPEN;
  });
  expect(await read()).toEqual(UNKNOWN_FACTS);
  isAway = false;
  expect(await read()).toEqual(OPEN);
  isAway = true;
  pass(60_000);
  expect(await read()).toEqual(OPEN);
});

test('an unresponsive database delays no page', async () => {
  const { read } = factsOf(() => new Promise(() => undefined));
  expect(await read()).toEqual(UNKNOWN_FACTS);
});
