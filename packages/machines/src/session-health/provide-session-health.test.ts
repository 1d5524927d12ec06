import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideSessionHealth } from './provide-session-health.ts';

test('the machine refreshes the way its host says', async () => {
  const logic = provideSessionHealth(async () => ({ kind: 'refreshed', expiresAtMs: 3_600_000 }));
  const actor = createActor(logic, { input: { now: () => 0 } }).start();
  actor.send({ type: 'session.started', expiresAtMs: 60_000 });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('healthy'));
  expect(context.expiresAtMs).toBe(3_600_000);
  actor.stop();
});
