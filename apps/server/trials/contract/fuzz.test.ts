import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../../src/locations.ts';
import { readContract } from '../../src/http/contract.ts';
import type { Operation } from '../../src/http/contract.ts';
import { fuzzOperation } from './fuzz.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

const { operations } = await readContract(CONTRACT_FILE);

/** `npm run fuzz` sets these, with a new seed each time; a printed seed reproduces the same requests. */
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

describe('whatever it is sent, every response is JSON and declared, no 5xx, no internals leak, from', () => {
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

const PLAN = { seed: 1, runs: 20 };

function renaming(): Operation {
  const found = operations.find(({ id }) => id === 'updateClient');
  if (found === undefined) {
    throw new Error('updateClient is not declared.');
  }
  return found;
}

/** The same world, with a database that returns tables in another order each time. */
function inAnyOrder(): World {
  let sent = 0;
  return Object.defineProperty({ ...world }, 'owned', {
    get: () => {
      sent += 1;
      const round = sent % world.owned.length;
      return [...world.owned.slice(round), ...world.owned.slice(0, round)];
    },
  });
}

describe('the fuzz itself', () => {
  test('reports no leak because of the order of tables', async () => {
    const { findings, succeeded } = await fuzzOperation(inAnyOrder(), renaming(), PLAN);
    expect(succeeded).toBeGreaterThan(0);
    expect(findings).toEqual([]);
  });

  test('names the table of the other tenant that one of our requests changed', async () => {
    const { pool } = world.server.database;
    await pool.query(`
      create function leak() returns trigger language plpgsql security definer as $$
        begin
          update tenant_settings set updated_at = updated_at + interval '1 second'
           where tenant_id = '${world.them.tenantId}';
          return null;
        end $$;
      create trigger leak after update on clients for each row
        when (new.tenant_id <> '${world.them.tenantId}') execute function leak()`);
    const { findings } = await fuzzOperation(inAnyOrder(), renaming(), PLAN);
    await pool.query('drop trigger leak on clients; drop function leak()');
    expect([...new Set(findings)]).toEqual([
      'a request changed what is not ours: tenant_settings.tenant_id',
    ]);
  });
});
