import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { client } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { useAccept } from './use-accept.ts';

const ACCEPT = { method: 'POST', path: '/api/v2/auth/invitations/accept', body: { token: 'tok' } };
const joined = { ...client, id: 'c7', tenant_id: 't7', name: 'Bistro' };

/** A server that lets them in, but for what is refused at these paths. */
function server(refused: Readonly<Record<string, Response>> = {}): AnswerRequest {
  return ({ path }) => {
    if (path.endsWith('/accept')) {
      return refused['accept'] ?? { items: [{ tenant_id: 't7' }, { tenant_id: 't8' }] };
    }
    if (path.endsWith('/me')) {
      return refused['me'] ?? {};
    }
    return { items: refused['clients'] === undefined ? [client, joined] : [], next_cursor: null };
  };
}

async function accept(name: string, before: string, answer = server()) {
  const page = fakePage(answer);
  page.services.queries.setQueryData(['me'], {});
  let joins = 0;
  const { mutateAsync } = page.hook(() =>
    useAccept('tok', { full_name: before }, () => void (joins += 1)),
  );
  const [settled] = await Promise.allSettled([mutateAsync({ full_name: name })]);
  return {
    sent: page.sent.filter(({ method }) => method !== 'GET'),
    status: settled.status,
    joins,
    active: page.services.activeClient.read(),
    isReadAgain: page.services.queries.getQueryState(['me'])?.isInvalidated,
  };
}

test('a user with a name joins, and switches to the joined client', async () => {
  expect(await accept('Ada Lovelace', 'Ada Lovelace')).toEqual({
    sent: [ACCEPT],
    status: 'fulfilled',
    joins: 1,
    active: 'c7',
    isReadAgain: true,
  });
});

test('a user without a name is asked for one before they join', async () => {
  const { sent, active } = await accept('Ada', '');
  expect(sent).toEqual([
    { method: 'PUT', path: '/api/v2/auth/me', body: { full_name: 'Ada' } },
    ACCEPT,
  ]);
  expect(active).toBe('c7');
});

test('a user whose name is refused has not joined', async () => {
  const me = refusal(422, 'validation_failed', 'Some fields need your attention.');
  const { sent, status, active } = await accept('Ada', '', server({ me }));
  expect(sent.map(({ path }) => path)).toEqual(['/api/v2/auth/me']);
  expect([status, active]).toEqual(['rejected', 'c1']);
});

test('an invitation that is no longer open does not change the page', async () => {
  const gone = refusal(409, 'invitation_invalid', 'It was taken back.');
  expect(await accept('Ada', 'Ada', server({ accept: gone }))).toEqual({
    sent: [ACCEPT],
    status: 'rejected',
    joins: 0,
    active: 'c1',
    isReadAgain: false,
  });
});

test('a client that is not in the list yet is not selected', async () => {
  const none = new Response(null);
  const { status, active } = await accept('Ada', 'Ada', server({ clients: none }));
  expect([status, active]).toEqual(['fulfilled', 'c1']);
});
