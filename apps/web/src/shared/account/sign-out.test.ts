import { expect, test } from 'vitest';
import { signOut } from './sign-out.ts';

test('clears this browser before notifying the server, without waiting', () => {
  const steps: string[] = [];
  const session = {
    id: 's1',
    epoch: 0,
    access_token: 'access',
    refresh_token: 'refresh',
    expires_at: 0,
    user: { id: 'u1', email: 'dana@example.test' },
  };
  signOut({
    session: { reread: () => session, clear: (why) => steps.push(`session ${why}`) },
    activeClient: { clear: () => steps.push('client') },
    queries: { clear: () => steps.push('queries') },
    endOnServer: ({ access_token: token }) => steps.push(`server ${token}`),
  });
  expect(steps).toEqual(['session signed_out', 'client', 'queries', 'server access']);
});

test('without a session does not call the server', () => {
  const messages: string[] = [];
  signOut({
    session: { reread: () => null, clear: () => undefined },
    activeClient: { clear: () => undefined },
    queries: { clear: () => undefined },
    endOnServer: ({ id }) => messages.push(id),
  });
  expect(messages).toEqual([]);
});
