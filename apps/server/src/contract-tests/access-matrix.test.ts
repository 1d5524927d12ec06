import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../locations.ts';
import { readContract } from '../http/contract.ts';
import { runOperation } from './matrix.ts';
import { hashRows } from './rows.ts';
import { EMPTY_PLACES } from './states.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

const { operations } = await readContract(CONTRACT_FILE);

let world: World;
let cells = 0;
let leaks = 0;

beforeAll(async () => {
  world = await createWorld();
}, 180_000);

afterAll(async () => {
  process.stdout.write(
    `access matrix: ${operations.length} operations × ${world.principals.length} principals × own, foreign, nonexistent ids in path, query and body = ${cells} cells, ${leaks} leaks\n`,
  );
  await world.server.stop();
});

describe('every principal on own, foreign and nonexistent things gets what x-access says from', () => {
  test.each(operations)(
    '$id',
    async (operation) => {
      const run = await runOperation(world, operation);
      cells += run.cells;
      leaks += run.findings.length;
      expect(run.findings).toEqual([]);
    },
    120_000,
  );
});

test('the other tenant has a canary in every row', () => {
  expect(world.canaries).toContain(world.them.tenantId);
});

test('the other tenant has a row in every table of tenants that a request can fill', async () => {
  const rows = await hashRows(world.server.database.pool, world.owned, world.them);
  const empty = Object.keys(rows).filter((place) => rows[place]?.startsWith('0 rows') === true);
  expect(empty.sort()).toEqual(EMPTY_PLACES);
});
