import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideSessionToast } from './provide-session-toast.ts';
import { toSessionToastState } from './session-toast.connect.ts';

test('the toast performs its action through its host', async () => {
  const followed: string[] = [];
  const logic = provideSessionToast(async ({ href }) => followed.push(href));
  const actor = createActor(logic, { input: { now: () => 0 } }).start();
  actor.send({ type: 'toast.show', toast: { type: 'session-expired' } });
  actor.send({ type: 'action.perform' });
  await waitFor(actor, ({ value }) => toSessionToastState(value) === 'leaving');
  expect(followed).toEqual(['/login']);
  actor.stop();
});

test('a failing host leaves the toast ready for a retry', async () => {
  const logic = provideSessionToast(async () => {
    throw new Error('The login page did not load.');
  });
  const actor = createActor(logic, { input: { now: () => 0 } }).start();
  actor.send({ type: 'toast.show', toast: { type: 'session-expired' } });
  actor.send({ type: 'action.perform' });
  await waitFor(actor, ({ value }) => toSessionToastState(value) === 'failed');
  actor.stop();
});
