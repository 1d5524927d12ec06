import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '@platebook/api-client';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntry'];

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;
let parts: readonly Entry[];

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await importReport(env, FILE);
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const { items } = await env.read<{ items: Entry[] }>('GET entries?limit=50');
  parts = items.filter(({ store_id: store }) => store !== null);
});

afterAll(() => env.stop());

const payoutOf = (entry: Entry | undefined): string => String(entry?.payout?.id);

async function everywhere(payoutId: string) {
  const listed = await env.read<{ items: Schemas['PayoutSummary'][] }>('GET payouts?limit=50');
  const shown = await env.read<Schemas['Payout']>(`GET payouts/${payoutId}`);
  const queue = await env.read<{ items: Entry[] }>('GET entries?limit=50');
  const of = ({ net_cents, status, entry_counts }: Schemas['PayoutSummary']) => ({
    net_cents,
    status,
    entry_counts,
  });
  return [
    ...listed.items.filter(({ id }) => id === payoutId).map(of),
    of(shown),
    ...queue.items.flatMap(({ payout }) =>
      payout?.id === payoutId
        ? [
            {
              net_cents: payout.net_cents,
              status: payout.status,
              entry_counts: payout.entry_counts,
            },
          ]
        : [],
    ),
  ];
}

test('a payout has the same amount and status in the list, on its page and beside each of its entries', async () => {
  const [first, second] = parts;
  const id = payoutOf(first);
  expect(parts.map(payoutOf)).toEqual([id, id]);
  const net = first?.payout?.net_cents ?? 0;
  // The net amounts of the parts add up to the deposit; their debits do not.
  expect((first?.net_cents ?? 0) + (second?.net_cents ?? 0)).toBe(net);
  expect(first?.debit_cents).not.toBe(first?.net_cents);
  const payoutsOf = (status: Schemas['PayoutStatus'], posted: number) =>
    Array.from({ length: 4 }, () => ({
      net_cents: net,
      status,
      entry_counts: { total: 2, posted },
    }));
  expect(await everywhere(id)).toEqual(payoutsOf('needs_review', 0));
  await env.read('POST entries/post', { entry_ids: [first?.id] });
  await settled(String(first?.id), 'posted');
  expect(await everywhere(id)).toEqual(payoutsOf('partly_posted', 1));
  await env.read('POST entries/post', { entry_ids: [second?.id] });
  await settled(String(second?.id), 'posted');
  expect(await everywhere(id)).toEqual(payoutsOf('posted', 2));
  await env.read(`POST entries/${second?.id}/undo`, { how: 'delete' });
  await settled(String(second?.id), 'reversed');
  expect(await everywhere(id)).toEqual(payoutsOf('partly_posted', 1));
});

function settled(id: string, status: string): Promise<void> {
  return vi.waitFor(
    async () => expect((await env.read<Entry>(`GET entries/${id}`)).status).toBe(status),
    { timeout: 30_000, interval: 200 },
  );
}
