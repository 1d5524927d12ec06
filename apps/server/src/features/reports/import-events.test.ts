import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import { addPerson, addTenant, signIn, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import type { TenantCaller } from '../../testing/report-uploads.ts';

const DETAILS = 'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv';

let server: TestServer;
let caller: TenantCaller;
let tenantId: string;
let userId: string;

beforeAll(async () => {
  // No worker: an import goes on when the test says so.
  server = await startTestServer();
});

beforeEach(async () => {
  const person = await addPerson(server, { email: `${randomUUID()}@example.test` });
  ({ userId } = person);
  ({ tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  }));
  caller = {
    server,
    base: `/api/v2/clients/tenants/${tenantId}`,
    token: await signIn(server, person.email),
  };
});

afterAll(() => server.stop());

type Event = { readonly id: number; readonly event: string; readonly data: { state: string } };

/** Opens the live stream of an import; each call gives the next event, or null at its end. */
async function openStream(id: string, lastEventId?: string): Promise<() => Promise<Event | null>> {
  const response = await fetch(`${server.url}${caller.base}/imports/${id}/events`, {
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream',
  ]);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async () => {
    while (!text.includes('\n\n')) {
      const piece = await reader?.read();
      if (piece?.value === undefined) {
        return null;
      }
      text += piece.value;
    }
    const [first = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return readEvent(first);
  };
}

function readEvent(text: string): Event {
  const fields = Object.fromEntries(
    text
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  return {
    id: Number(fields['id']),
    event: String(fields['event']),
    data: JSON.parse(String(fields['data'])) as Event['data'],
  };
}

async function rest(next: () => Promise<Event | null>): Promise<Event[]> {
  const events: Event[] = [];
  for (let event = await next(); event !== null; event = await next()) {
    events.push(event);
  }
  return events;
}

async function uploadDetails(): Promise<string> {
  return (await uploadFile(caller, 'details.csv', await readDemo(DETAILS))).import.id;
}

describe('the live stream of an import', () => {
  test('tells the state at once, then every later one it sees, and ends with the import', async () => {
    const id = await uploadDetails();
    const next = await openStream(id);
    const first = await next();
    expect([first?.id, first?.event, first?.data.state]).toEqual([0, 'import', 'queued']);
    await server.server.runSync({ tenantId, runId: id });
    const later = await rest(next);
    expect(later.at(-1)?.data.state).toBe('ready');
    const ids = later.map((event) => event.id);
    expect(ids).toEqual(ids.toSorted((left, right) => left - right));
  });

  test('carries what the list of imports says of it', async () => {
    const id = await uploadDetails();
    await server.server.runSync({ tenantId, runId: id });
    const [event] = await rest(await openStream(id));
    const { reports: _reports, payouts: _payouts, ...summary } = await settledImport(caller, id);
    expect(summary).toMatchObject(event?.data ?? { state: 'no event' });
  });

  test('resumed with Last-Event-ID repeats nothing that was seen', async () => {
    const id = await uploadDetails();
    await server.server.runSync({ tenantId, runId: id });
    const all = await rest(await openStream(id));
    const last = all.at(-1)?.id ?? -1;
    const statesAfter = async (seen: string) =>
      (await rest(await openStream(id, seen))).map(({ id: sent, data }) => [sent, data.state]);
    expect(await statesAfter(String(last))).toEqual([]);
    expect(await statesAfter(String(last - 1))).toEqual([[last, 'ready']]);
  });

  test('starts anew after a Last-Event-ID that is none of ours', async () => {
    const id = await uploadDetails();
    const next = await openStream(id, 'x; drop');
    expect((await next())?.data.state).toBe('queued');
    await server.server.runSync({ tenantId, runId: id });
    await rest(next);
  });

  test('ends when the import is deleted under it', async () => {
    const id = await uploadDetails();
    const next = await openStream(id);
    expect((await next())?.id).toBe(0);
    await server.database.inTenant(grantTenantScope(tenantId, userId, 'a-test'), (tx) =>
      tx
        .deleteFrom('sync_run_files')
        .execute()
        .then(() => tx.deleteFrom('sync_runs').where('id', '=', id).execute()),
    );
    expect(await rest(next)).toEqual([]);
  });
});
