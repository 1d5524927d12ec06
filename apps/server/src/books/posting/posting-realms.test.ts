import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OTHER_REALM, REALM } from '../../testing/sandbox.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { Client, PostingEnvironment } from './posting-environment.fake.ts';

let env: PostingEnvironment;

beforeAll(async () => {
  env = await openPostingEnvironment();
  await env.sandbox.set('calls', { record: true });
});

afterAll(() => env.stop());

type Row = { readonly client: Client; readonly number: string; readonly key: string };

const faults = fc.constantFrom(null, 'drop_after', 'drop_before', 'error_after', 'unauthorized');

/** A worker's next step, for which row of which client, and the network fault it hits. */
const steps = fc.array(
  fc.record({
    row: fc.nat({ max: 5 }),
    what: fc.constantFrom('send', 'ask', 'read_back', 'wait'),
    fault: faults,
  }),
  { minLength: 8, maxLength: 24 },
);

/** Runs one step; whatever it returns or throws, nothing may reach another company. */
async function take({ client, key }: Row, what: string): Promise<void> {
  const { posting, clock } = env;
  if (what === 'send') {
    await posting.send(client.scope, key);
  } else if (what === 'ask') {
    await posting.ask(client.scope, key).catch(() => undefined);
  } else if (what === 'read_back') {
    await posting.readBack(client.scope, [key]).catch(() => undefined);
  } else {
    clock.advance(TIMES.quarantineMs);
  }
}

async function finish(rows: readonly Row[]): Promise<void> {
  const open = new Set(rows);
  for (let round = 0; round < 10 && open.size > 0; round += 1) {
    env.clock.advance(TIMES.quarantineMs);
    for (const row of open) {
      const { kind } = await env.posting.send(row.client.scope, row.key);
      if (kind === 'unknown') {
        await take(row, 'ask');
      } else if (kind === 'posted') {
        open.delete(row);
      }
    }
  }
}

let runs = 0;

test('however the work of several clients interleaves, each entry exists once, only in its own company', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      runs += 1;
      const clients = [await env.addClient(REALM), await env.addClient(OTHER_REALM)];
      const rows: Row[] = [];
      for (const [index, client] of [...clients, ...clients, ...clients].entries()) {
        const number = `UE-P${runs}-${index}`;
        const entryId = await env.addEntry(client, { documentNumber: number });
        rows.push({ client, number, key: await env.request(client, entryId) });
      }
      await Promise.all(
        taken.map(async ({ row: index, what, fault }) => {
          const row = rows[index];
          if (fault !== null) {
            await env.sandbox.plan({ kind: fault, operation: 'write' });
          }
          if (row !== undefined) {
            await take(row, what);
          }
        }),
      );
      await env.sandbox.clearFaults();
      await finish(rows);
      for (const realmId of [REALM, OTHER_REALM]) {
        const numbers = (await env.sandbox.entries(realmId)).map(({ DocNumber = '' }) => DocNumber);
        const ours = rows.filter(({ client }) => client.realmId === realmId);
        expect(numbers.filter((number) => number.startsWith(`UE-P${runs}-`)).toSorted()).toEqual(
          ours.map(({ number }) => number).toSorted(),
        );
      }
    }),
    { numRuns: 8, seed: 20_261_122 },
  );
}, 240_000);
