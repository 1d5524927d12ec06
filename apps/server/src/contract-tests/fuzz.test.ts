import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../locations.ts';
import { readContract } from '../http/contract.ts';
import { fuzzOperation } from './fuzz.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

const { operations } = await readContract(CONTRACT_FILE);

/** `npm run fuzz` sets these, the seed to another one each time; a printed seed gives the same requests again. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 100);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const only = process.env['FUZZ_OPERATION'];

let world: World;
const total = { sent: 0, succeeded: 0, limited: 0, findings: 0 };

beforeAll(async () => {
  world = await createWorld();
}, 180_000);

afterAll(async () => {
  process.stdout.write(
    `contract fuzz: ${total.sent} requests to ${operations.length} operations, ${total.succeeded} successes, ${total.findings} findings, seed ${seed}\n`,
  );
  await world.server.stop();
});

describe('whatever it is sent, every answer is JSON and declared, no 5xx, no inside shown, from', () => {
  test.each(operations.filter(({ id }) => only === undefined || id === only))(
    '$id',
    async (operation) => {
      const { findings, ...counts } = await fuzzOperation(world, operation, { seed, runs });
      total.sent += counts.sent;
      total.succeeded += counts.succeeded;
      total.findings += findings.length;
      expect(findings.slice(0, 5), `FUZZ_SEED=${seed} FUZZ_OPERATION=${operation.id}`).toEqual([]);
      expect(counts.limited, 'a limit hides the operation').toBe(0);
    },
    120_000,
  );
});
