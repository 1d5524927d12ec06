import { expect, test } from 'vitest';
import { crashedAt, createCrashPoint, readCrashPlan, writeCrashPlan } from './crash-plan.ts';
import { createSeededDice } from './seeded-dice.ts';

const WAY = [
  'after_claim',
  'after_mark_posting',
  'after_http',
  'after_claim',
  'after_http',
] as const;

function deathsOf(plan: string): string[] {
  const deaths: string[] = [];
  const crash = createCrashPoint(readCrashPlan(plan), (name) => deaths.push(name));
  for (const [index, name] of WAY.entries()) {
    const before = deaths.length;
    crash(name);
    if (deaths.length > before) {
      deaths.push(String(index));
    }
  }
  return deaths;
}

test('a process dies once, the nth time it passes that point, or any', () => {
  expect(deathsOf('after_http:2')).toEqual(['after_http', '4']);
  expect(deathsOf('*:4')).toEqual(['after_claim', '3']);
  expect(deathsOf('in_catch:1')).toEqual([]);
});

test('a plan survives serialization into an environment variable, and last words tell where the process died', () => {
  for (const plan of [
    { at: 'after_http', nth: 2 },
    { at: null, nth: 7 },
  ] as const) {
    expect(readCrashPlan(writeCrashPlan(plan))).toEqual(plan);
  }
  expect(crashedAt('{"level":"warn"}\ncrashed at after_http\n')).toBe('after_http');
  expect(crashedAt('Out of memory')).toBeNull();
});

test('a seeded random source repeats for the same seed, stays in range, and yields every value', () => {
  const roll = (seed: number) => {
    const dice = createSeededDice(seed);
    return Array.from({ length: 200 }, () => dice.between(1, 6));
  };
  expect(roll(1)).toEqual(roll(1));
  expect(roll(1)).not.toEqual(roll(2));
  expect(new Set(roll(1))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const dice = createSeededDice(3);
  const hits = Array.from({ length: 10_000 }, () => dice.chance(100)).filter(Boolean).length;
  expect(Math.abs(hits - 1_000)).toBeLessThan(120);
});
