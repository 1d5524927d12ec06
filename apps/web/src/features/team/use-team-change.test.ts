import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { client } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { teamKey } from './team.queries.ts';
import { useInvitationChange, type InvitationChange } from './use-invitation-change.ts';
import { useRequestDecision, type RequestDecision } from './use-request-decision.ts';
import { useTeamChange } from './use-team-change.ts';

const TENANT = '/api/v2/clients/tenants/t1';
const GONE = () => refusal(409, 'invitation_not_open', 'It was accepted meanwhile.');

/** A page with members and clients in its cache. */
function teamPage(answer?: AnswerRequest) {
  const page = fakePage(answer);
  const { queries } = page.services;
  const members = [...teamKey('t1'), 'members', 'all'];
  queries.setQueryData(members, []);
  queries.setQueryData(CLIENTS_KEY, []);
  return {
    page,
    messages: () => page.messages().screen.map(({ request: { type, message } }) => [type, message]),
    isReadAgain: () => ({
      team: queries.getQueryState(members)?.isInvalidated,
      clients: queries.getQueryState(CLIENTS_KEY)?.isInvalidated,
    }),
  };
}

type Input = { readonly answer?: AnswerRequest; readonly own?: boolean };

async function change({ answer, own = false }: Input) {
  const { page, messages, isReadAgain } = teamPage(answer);
  const done: unknown[] = [];
  const { mutateAsync } = page.hook(() =>
    useTeamChange({
      client,
      change: async (name: string) => {
        await page.services.api.GET('/api/v2/auth/me');
        return name.toUpperCase();
      },
      done: (output, input) => `${input} is ${output}.`,
      changesOwnLevel: () => own,
      onDone: (output, input) => done.push([output, input]),
    }),
  );
  const [settled] = await Promise.allSettled([mutateAsync('ada')]);
  return { status: settled.status, done, messages: messages(), read: isReadAgain() };
}

test('success is reported, and the team is reloaded', async () => {
  expect(await change({})).toEqual({
    status: 'fulfilled',
    done: [['ADA', 'ada']],
    messages: [['success', 'ada is ADA.']],
    read: { team: true, clients: false },
  });
});

test('if the reader’s own level may have changed, their clients are reloaded too', async () => {
  expect((await change({ own: true })).read).toEqual({ team: true, clients: true });
});

test('a refusal reports no success, and the team is reloaded as others left it', async () => {
  expect(await change({ answer: GONE, own: true })).toEqual({
    status: 'rejected',
    done: [],
    messages: [],
    read: { team: true, clients: false },
  });
});

async function changeInvitation(changes: readonly InvitationChange[], answer: AnswerRequest) {
  const { page, messages } = teamPage(answer);
  const { mutateAsync } = page.hook(() => useInvitationChange(client));
  await Promise.allSettled(changes.map((one) => mutateAsync(one)));
  return { sent: page.sent, messages: messages() };
}

const invitation = { id: 'i1' };

test.each([
  [
    'resend',
    'POST',
    '/resend',
    'A new link is on its way to ben@example.test. The old one no longer works.',
  ],
  ['revoke', 'DELETE', '', 'The link sent to ben@example.test no longer works.'],
] as const)('to %s an invitation is one request', async (kind, method, path, message) => {
  const { sent, messages } = await changeInvitation([{ kind, invitation }], () => ({
    email: 'ben@example.test',
  }));
  expect(sent).toEqual([{ method, path: `${TENANT}/invitations/i1${path}` }]);
  expect(messages).toEqual([['success', message]]);
});

test('an invitation accepted in the meantime is not reported as withdrawn', async () => {
  const { messages } = await changeInvitation([{ kind: 'revoke', invitation }], GONE);
  expect(messages).toEqual([]);
});

async function decide(decision: RequestDecision, answer: AnswerRequest) {
  const { page, messages, isReadAgain } = teamPage(answer);
  let closed = 0;
  const { mutateAsync } = page.hook(() => useRequestDecision(client, () => (closed += 1)));
  await Promise.allSettled([mutateAsync(decision)]);
  return { sent: page.sent, messages: messages(), closed, team: isReadAgain().team };
}

test.each([
  ['approved', 'user_manager', 'Ben Ito is on Harbor’s team now. We’ll email them.'],
  ['declined', 'user_basic', 'We’ll tell Ben Ito you declined.'],
] as const)('a request that is %s', async (decision, role, message) => {
  const answer = { full_name: 'Ben Ito', email: 'ben@example.test', state: decision };
  const { sent, messages, closed } = await decide(
    { request: { id: 'q1' }, decision, role },
    () => answer,
  );
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: `${TENANT}/access-requests/q1`,
      body: { decision, tenant_role: role },
    },
  ]);
  expect([messages, closed]).toEqual([[['success', message]], 1]);
});

test('a request that somebody else has decided stays open on the page, and is reloaded', async () => {
  const answer = () => refusal(409, 'access_request_decided', 'It is decided already.');
  const decision = { request: { id: 'q1' }, decision: 'approved', role: 'user_manager' } as const;
  expect(await decide(decision, answer)).toMatchObject({
    messages: [],
    closed: 0,
    team: true,
  });
});
