import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { grantTenantScope } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import type { Contract } from '../../http/contract.ts';
import { createLogger } from '../../platform/logger.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { createLiveAccess } from './live-access.ts';
import type { StreamCall } from './live.port.ts';

let server: TestServer;

beforeAll(async () => {
  // No worker: an import stays queued, so that only lost access can end its stream.
  server = await startTestServer();
});

afterAll(() => server.stop());

type Member = {
  readonly person: Person;
  readonly owner: Person;
  readonly tenantId: string;
  readonly clientId: string;
  readonly token: string;
};

async function join(): Promise<Member> {
  const owner = await addPerson(server, { email: `${randomUUID()}@example.test` });
  const person = await addPerson(server, { email: `${randomUUID()}@example.test` });
  const ids = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: owner, level: 'user_owner' },
      { person, level: 'user_manager' },
    ],
  });
  return { person, owner, ...ids, token: await signIn(server, person.email) };
}

/** Every stream of the contract, with a resource to subscribe to. */
const STREAMS: Readonly<Record<string, (member: Member) => Promise<string>>> = {
  streamLiveEvents: ({ tenantId }) => Promise.resolve(`/api/v2/clients/tenants/${tenantId}/events`),
};

/** Each way to lose access; returns the token that reads the stream unless it is the session's. */
type Loss = {
  readonly prepare?: (member: Member) => Promise<{ token: string; tokenId: string }>;
  readonly lose: (member: Member, tokenId: string) => Promise<unknown>;
};

function setLevel(
  { tenantId, person }: Pick<Member, 'tenantId' | 'person'>,
  level: 'no_access' | 'user_basic',
) {
  return server.database.asOwner((tx) =>
    tx
      .updateTable('memberships')
      .set({ level })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', person.userId)
      .execute(),
  );
}

async function createApiToken({ token, tenantId }: Pick<Member, 'token' | 'tenantId'>) {
  const { body } = await server.call('POST /api/v2/auth/me/tokens', {
    token,
    json: { name: 'reader', access: 'read', tenant_ids: [tenantId], expires_in_days: 30 },
  });
  const created = dataOf(body) as { secret: string; token: { id: string } };
  return { token: created.secret, tokenId: created.token.id };
}

const LOSSES: Readonly<Record<string, Loss>> = {
  'the membership is removed': {
    lose: async ({ tenantId, person, owner }) => {
      const answer = await server.call(
        `DELETE /api/v2/clients/tenants/${tenantId}/members/${person.userId}`,
        { token: await signIn(server, owner.email) },
      );
      expect(answer.status).toBe(200);
    },
  },
  'the role is lowered below what the stream shows': {
    lose: (member) => setLevel(member, 'no_access'),
  },
  'the reader signs out': {
    lose: ({ token }) => server.call('POST /api/v2/auth/logout', { token }),
  },
  'the session is ended from elsewhere': {
    lose: ({ person }) =>
      server.database.asOwner((tx) =>
        tx.deleteFrom('sessions').where('user_id', '=', person.userId).execute(),
      ),
  },
  'the API token is revoked': {
    prepare: createApiToken,
    lose: ({ token }, tokenId) =>
      server.call(`DELETE /api/v2/auth/me/tokens/${tokenId}`, { token }),
  },
  'the API token expires': {
    prepare: createApiToken,
    lose: (_member, tokenId) =>
      server.database.asOwner((tx) =>
        tx
          .updateTable('api_tokens')
          .set({ expires_at: server.clock.now() })
          .where('id', '=', tokenId)
          .execute(),
      ),
  },
  'the reader is banned': {
    lose: ({ person }) =>
      server.database.asOwner((tx) =>
        tx
          .updateTable('users')
          .set({ banned_until: new Date('2100-01-01T00:00:00Z') })
          .where('id', '=', person.userId)
          .execute(),
      ),
  },
  'the owner requires two-step sign-in, which the reader has not done': {
    lose: ({ tenantId }) =>
      server.database.asOwner((tx) =>
        tx
          .updateTable('tenants')
          .set({ second_step_required: true })
          .where('id', '=', tenantId)
          .execute(),
      ),
  },
  'the tenant is archived': {
    lose: async ({ clientId, owner }) => {
      const answer = await server.call(`PUT /api/v2/clients/clients/${clientId}`, {
        token: await signIn(server, owner.email),
        json: { archived: true },
      });
      expect(answer.status).toBe(200);
    },
  },
};

/** Opens a stream; `ended` resolves when the server ends it, whatever it sent before, or the reader leaves. */
async function open(path: string, token: string) {
  const leaving = new AbortController();
  const response = await fetch(`${server.url}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream',
  ]);
  const ended = response.text().then(
    () => 'ended' as const,
    () => 'left' as const,
  );
  return { ended, leave: () => leaving.abort() };
}

test('covers every stream of the contract', async () => {
  const { operations } = JSON.parse(await readFile(inject('contractFile'), 'utf8')) as Contract;
  const streams = operations.filter(({ answers }) =>
    Object.values(answers).some(({ content }) => content?.['text/event-stream'] !== undefined),
  );
  expect(streams.map(({ id }) => id).toSorted()).toEqual(Object.keys(STREAMS).toSorted());
});

describe.each(Object.entries(STREAMS))('%s', (_id, pathFor) => {
  test.concurrent.each(Object.entries(LOSSES))(
    'ends when %s, for that reader only',
    async (_reason, loss) => {
      const [member, other] = [await join(), await join()];
      const shown = (await loss.prepare?.(member)) ?? { token: member.token, tokenId: '' };
      const stream = await open(await pathFor(member), shown.token);
      const otherPath = await pathFor(other);
      const others = await open(otherPath, other.token);
      await loss.lose(member, shown.tokenId);
      expect(await stream.ended).toBe('ended');
      const again = await Promise.race([others.ended, open(otherPath, other.token)]);
      expect(again).not.toBe('ended');
      others.leave();
    },
  );

  test('continues with a role that still suffices', async () => {
    const [member, leaver] = [await join(), await join()];
    const stream = await open(await pathFor(member), member.token);
    await setLevel(member, 'user_basic');
    const checked = await open(await pathFor(leaver), leaver.token);
    await setLevel(leaver, 'no_access');
    await checked.ended;
    const members = `GET /api/v2/clients/tenants/${member.tenantId}/members`;
    const answer = server.call(members, { token: member.token });
    expect(await Promise.race([stream.ended, answer])).not.toBe('ended');
    stream.leave();
  });

  // Not concurrent with the others, whose tokens would expire too.
  test('ends when the access token expires', async () => {
    const member = await join();
    const stream = await open(await pathFor(member), member.token);
    server.clock.advance(3_600_000);
    expect(await stream.ended).toBe('ended');
  });
});

test('one query checks all streams of a process', async () => {
  const contract = JSON.parse(await readFile(inject('contractFile'), 'utf8')) as Contract;
  let queries = 0;
  const database: Database = {
    ...server.database,
    readAsOwner: (read) => {
      queries += 1;
      return server.database.readAsOwner(read);
    },
  };
  const access = createLiveAccess({
    database,
    clock: server.clock,
    log: createLogger('silent'),
    contract,
    config: readConfig({ SECRET_KEYS: `test:${'A'.repeat(43)}=`, NODE_ENV: 'test' }),
  });
  const { person, tenantId, token } = await join();
  const apiToken = await createApiToken({ token, tenantId });
  const call: StreamCall = {
    operation: 'streamLiveEvents',
    principal: {
      userId: person.userId,
      requestId: 'a-test',
      credential: {
        kind: 'api_token',
        tokenId: apiToken.tokenId,
        level: 'aal1',
        access: 'read',
        tenantIds: null,
      },
    },
    scope: grantTenantScope(tenantId, person.userId, 'a-test'),
    request: new IncomingMessage(new Socket()),
  };
  const STREAMS_OPEN = 40;
  const watched = await Promise.all(Array.from({ length: STREAMS_OPEN }, () => access.watch(call)));
  const opening = queries;
  const ended = Promise.all(watched.map(({ signal }) => once(signal, 'abort')));
  await setLevel({ tenantId, person }, 'no_access');
  await ended;
  watched.forEach(({ stop }) => stop());
  expect(queries - opening).toBeLessThan(STREAMS_OPEN / 2);
});
