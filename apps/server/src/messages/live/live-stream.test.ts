import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import { addPerson, addTenant, signIn, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createLive } from './live.ts';
import type { LiveTopic } from './live.port.ts';

let server: TestServer;
let token: string;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'live@example.test' });
  ({ tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_basic' }],
  }));
  token = await signIn(server, person.email);
});

afterAll(() => server.stop());

async function change(topic: LiveTopic, of = tenantId): Promise<string> {
  const id = randomUUID();
  const scope = grantTenantScope(of, randomUUID(), 'a-test');
  await server.database.inTenant(scope, (tx) =>
    createLive(server).changed(tx, { tenantId: of, topic, id }),
  );
  return id;
}

type Event = { readonly id: number; readonly event: string; readonly data: unknown };

/** Reads the stream as a page does; ends with `leave`. */
async function follow(lastSeen?: number) {
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/api/v2/clients/tenants/${tenantId}/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastSeen === undefined ? {} : { 'last-event-id': String(lastSeen) }),
    },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Event | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end !== -1) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        if (!block.startsWith(':')) {
          return toEvent(block);
        }
        continue;
      }
      const piece = await reader?.read();
      if (piece === undefined || piece.done) {
        return null;
      }
      text += piece.value;
    }
  };
  return { response, next, leave: () => leaving.abort() };
}

function toEvent(block: string): Event {
  const fields = new Map(
    block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  return {
    id: Number(fields.get('id')),
    event: String(fields.get('event')),
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}

describe('the stream of live events', () => {
  test('sends what commits after it was opened, for the tenant only', async () => {
    await change('run');
    const other = await addTenant(server, { name: 'Other', members: [] });
    const stream = await follow();
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    await change('entry', other.tenantId);
    const id = await change('mapping');
    expect(await stream.next()).toMatchObject({ event: 'changed', data: { topic: 'mapping', id } });
    stream.leave();
  });

  test('sends nothing that was rolled back', async () => {
    const stream = await follow();
    const scope = grantTenantScope(tenantId, randomUUID(), 'a-test');
    const rolledBack = server.database.inTenant(scope, async (tx) => {
      await createLive(server).changed(tx, { tenantId, topic: 'run', id: randomUUID() });
      throw new Error('No.');
    });
    await expect(rolledBack).rejects.toThrow('No.');
    const id = await change('batch');
    expect(await stream.next()).toMatchObject({ data: { topic: 'batch', id } });
    stream.leave();
  });

  test('resumes after the last event that was received', async () => {
    const stream = await follow();
    await change('run');
    const first = await stream.next();
    stream.leave();
    const missed = [await change('run'), await change('entry')];
    const resumed = await follow(first?.id);
    const received: unknown[] = [];
    // An event may be repeated: it may have committed late.
    while (received.length < 2) {
      const event = await resumed.next();
      const payload = (event?.data ?? { id: '' }) as { id: string };
      received.push(...(missed.includes(payload.id) ? [payload.id] : []));
    }
    expect(received).toEqual(missed);
    resumed.leave();
  });

  test('makes a page that was disconnected for too long reload everything', async () => {
    await change('run');
    const resumed = await follow(999_999_999);
    expect(await resumed.next()).toMatchObject({ event: 'reset', data: {} });
    const id = await change('run');
    expect(await resumed.next()).toMatchObject({ event: 'changed', data: { topic: 'run', id } });
    resumed.leave();
  });

  test('sends an event that commits after a later one', async () => {
    const stream = await follow();
    const scope = grantTenantScope(tenantId, randomUUID(), 'a-test');
    const late = randomUUID();
    let commit: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let isWritten: () => void = () => undefined;
    const written = new Promise<void>((resolve) => {
      isWritten = resolve;
    });
    const slow = server.database.inTenant(scope, async (tx) => {
      await createLive(server).changed(tx, { tenantId, topic: 'entry', id: late });
      isWritten();
      await held;
    });
    await written;
    const early = await change('run');
    expect(await stream.next()).toMatchObject({ data: { id: early } });
    commit();
    await slow;
    expect(await stream.next()).toMatchObject({ data: { id: late } });
    stream.leave();
  });

  test('resumes while other streams of the tenant are open, without gaps or duplicates', async () => {
    const other = await follow();
    await change('run');
    const seen = await other.next();
    const missed = [await change('entry'), await change('mapping')];
    const resumed = await follow(seen?.id);
    const after = await change('batch');
    const received: unknown[] = [];
    while (received.at(-1) !== after) {
      const { id } = ((await resumed.next())?.data ?? { id: after }) as { id: string };
      received.push(...([...missed, after].includes(id) ? [id] : []));
    }
    expect(received).toEqual([...missed, after]);
    resumed.leave();
    other.leave();
  });

  test('ends when the server stops', async () => {
    const stream = await follow();
    server.server.live.close();
    expect(await stream.next()).toBeNull();
  });
});
