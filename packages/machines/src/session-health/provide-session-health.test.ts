import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { settled } from '../testing/settled.ts';
import { provideSessionHealth } from './provide-session-health.ts';
import type { SessionMark } from './session-health.types.ts';

test('the machine refreshes through its host and releases the lock', async () => {
  const mark: SessionMark = { userId: 'u1', sessionId: 's1', epoch: 1, remainingMs: 60_000 };
  const locks: string[] = [];
  const logic = provideSessionHealth({
    holdLock: (signal, granted) => {
      locks.push('asked');
      signal.addEventListener('abort', () => locks.push('given back'));
      granted();
    },
    refreshSession: async () => {
      locks.push('refreshed');
      return { kind: 'refreshed', session: { ...mark, epoch: 2, remainingMs: 3_600_000 } };
    },
    verifySession: async () => 'alive',
  });
  const clock = new SimulatedClock();
  const actor = createActor(logic, {
    clock,
    input: {
      clock: { nowMs: () => clock.now(), wallMs: () => clock.now() },
      storage: { read: () => mark, clear: () => undefined },
      random: () => 0,
    },
  }).start();
  actor.send({ type: 'INITIAL_SESSION', session: mark });
  await settled();
  expect(actor.getSnapshot().value).toEqual({ health: 'healthy', refresh: 'idle' });
  expect(locks).toEqual(['asked', 'refreshed', 'given back']);
  actor.stop();
});
