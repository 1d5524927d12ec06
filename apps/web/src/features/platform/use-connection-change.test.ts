import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { connectionsKey, type Connection } from '../../shared/workspace/connections.queries.ts';
import { useConnectionChange } from './use-connection-change.ts';

const CONNECTION = { id: 'n1', provider: 'quickbooks', external_name: 'Harbor LLC' };

/** The messages and refetches of a connection test. */
async function change(answer: AnswerRequest) {
  const page = fakePage(answer);
  const { queries, api } = page.services;
  const keys = [connectionsKey('t1'), connectionsKey('t2')];
  for (const key of keys) {
    queries.setQueryData(key, {});
  }
  const { mutateAsync } = page.hook(() =>
    useConnectionChange<string>({
      tenant: 't1',
      change: async (id) => {
        const path = { tenant: 't1', connection: id };
        const { data } = await api.POST(
          '/api/v2/clients/tenants/{tenant}/connections/{connection}/test',
          { params: { path } },
        );
        return data?.data as Connection;
      },
      done: ({ external_name: name }) => ({ type: 'success', message: `${name} works.` }),
    }),
  );
  const [settled] = await Promise.allSettled([mutateAsync('n1')]);
  return {
    status: settled.status,
    sent: page.sent.map(({ method, path }) => `${method} ${path}`),
    messages: page.messages().screen.map(({ request }) => request.message),
    stale: keys.map((key) => queries.getQueryState(key)?.isInvalidated),
  };
}

const SENT = ['POST /api/v2/clients/tenants/t1/connections/n1/test'];

test('success is reported, and only this client’s connections are reloaded', async () => {
  expect(await change(() => CONNECTION)).toEqual({
    status: 'fulfilled',
    sent: SENT,
    messages: ['Harbor LLC works.'],
    stale: [true, false],
  });
});

test.each([404, 409, 503])(
  'a refusal with %i reports no success, and the connections are reloaded',
  async (status) => {
    expect(await change(() => refusal(status, 'connection_gone', 'It is gone.'))).toEqual({
      status: 'rejected',
      sent: SENT,
      messages: [],
      stale: [true, false],
    });
  },
);
