import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { leftMsOf, type HoldReason, type MessageTiming } from '../message-time.ts';
import { createDeferredActor } from '../testing/deferred-actor.ts';
import { explorePaths, type Moves } from '../testing/explore-paths.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import {
  connectSessionToast,
  SESSION_TOAST_STATES,
  toSessionToastState,
} from './session-toast.connect.ts';
import { sessionToastMachine } from './session-toast.machine.ts';
import { SESSION_TOAST_SITUATIONS } from './session-toast.situations.ts';
import type { SessionToastEvent, SessionToastRequest, ToastAction } from './session-toast.types.ts';

const expired: SessionToastRequest = { type: 'session-expired' };
const restored: SessionToastRequest = { type: 'session-restored' };
const warning: SessionToastRequest = { type: 'session-warning' };
const error: SessionToastRequest = { type: 'error', message: 'The session could not be read' };
const note: SessionToastRequest = { type: 'default', message: 'You are working for Café Lumen' };

/** A session toast on a simulated clock; its action stays pending until the test settles it. */
function start({ logic, inspect }: Partial<Coverage> = {}) {
  const clock = new SimulatedClock();
  const action = createDeferredActor<ToastAction | null>();
  const actor = createActor(
    (logic ?? sessionToastMachine).provide({ actors: { performAction: action.logic } }),
    { clock, input: { now: () => clock.now() }, ...(inspect && { inspect }) },
  );
  const sent: string[] = [];
  actor.on('toast.shown', ({ toast }) => sent.push(toast.title));
  actor.start();
  const state = () => toSessionToastState(actor.getSnapshot().value);
  const send = (event: SessionToastEvent) => actor.send(event);
  const situation = () => ({ state: state(), context: actor.getSnapshot().context });
  return {
    actor,
    action,
    sent,
    state,
    situation,
    view: () => connectSessionToast(situation(), send),
    isWorn: () => {
      const countdown = actor.getSnapshot().context.current?.countdown;
      return countdown ? leftMsOf(countdown, clock.now()) < countdown.durationMs : false;
    },
    title: () => connectSessionToast(situation(), send)?.title ?? null,
    pass: (ms: number) => clock.increment(ms),
    show: (toast: SessionToastRequest) => actor.send({ type: 'toast.show', toast }),
    close: () => actor.send({ type: 'toast.close' }),
    perform: () => actor.send({ type: 'action.perform' }),
    hold: (by: HoldReason) => actor.send({ type: 'hold.began', by }),
    release: (by: HoldReason) => actor.send({ type: 'hold.ended', by }),
    prefer: (timing: MessageTiming) => actor.send({ type: 'timing.changed', timing }),
  };
}

type Coverage = ReturnType<typeof createTransitionCoverage<typeof sessionToastMachine>>;
type Subject = ReturnType<typeof start>;

describe('the time of a session toast', () => {
  test.each<[number, SessionToastRequest]>([
    [5_000, note],
    [8_000, error],
    [3_000, restored],
    [6_000, warning],
    [1_200, { ...note, durationMs: 1_200 }],
  ])('is %i ms for %j, then 300 ms of fading', (ms, request) => {
    const toast = start();
    toast.show(request);
    toast.pass(ms - 1);
    expect(toast.state()).toBe('running');
    toast.pass(1);
    expect(toast.state()).toBe('leaving');
    toast.pass(299);
    expect(toast.state()).toBe('leaving');
    toast.pass(1);
    expect(toast.state()).toBe('hidden');
    expect(toast.view()).toBe(null);
  });

  test('does not time out an expired session', () => {
    const toast = start();
    toast.show(expired);
    toast.pass(24 * 3_600_000);
    expect(toast.state()).toBe('staying');
    expect(toast.view()?.progress).toBe(undefined);
  });

  test('is tripled or unlimited as the reader prefers', () => {
    const toast = start();
    toast.prefer('tripled');
    toast.show(restored);
    toast.pass(8_999);
    expect(toast.state()).toBe('running');
    toast.prefer('until_closed');
    toast.pass(3_600_000);
    expect(toast.state()).toBe('staying');
    toast.prefer('normal');
    toast.pass(3_000);
    expect(toast.state()).toBe('leaving');
  });

  test("may be the reader's choice from the start", () => {
    const actor = createActor(sessionToastMachine, {
      clock: new SimulatedClock(),
      input: { now: () => 0, timing: 'until_closed' },
    }).start();
    actor.send({ type: 'toast.show', toast: restored });
    expect(toSessionToastState(actor.getSnapshot().value)).toBe('staying');
  });

  test('moves its bar in ticks of 50 ms without emitting anything', () => {
    const toast = start();
    let snapshots = 0;
    toast.actor.subscribe(() => {
      snapshots += 1;
    });
    toast.show(note);
    expect(toast.view()?.progress).toEqual({
      durationMs: 5_000,
      leftMs: 5_000,
      tickMs: 50,
      running: true,
    });
    toast.pass(5_000);
    toast.pass(300);
    expect(snapshots).toBe(3);
  });
});

describe('a pause', () => {
  test.each<HoldReason>(['pointer', 'focus', 'page', 'window'])(
    'by %s stops the countdown and resumes it with the time left',
    (by) => {
      const toast = start();
      toast.show(note);
      toast.pass(1_000);
      toast.hold(by);
      toast.pass(3_600_000);
      expect(toast.view()?.progress).toEqual({
        durationMs: 5_000,
        leftMs: 4_000,
        tickMs: 50,
        running: false,
      });
      toast.release(by);
      toast.pass(3_999);
      expect(toast.state()).toBe('running');
      toast.pass(1);
      expect(toast.state()).toBe('leaving');
    },
  );

  test('leaves at least 2 s', () => {
    const toast = start();
    toast.show(note);
    toast.pass(4_990);
    toast.hold('pointer');
    toast.release('pointer');
    toast.pass(1_999);
    expect(toast.state()).toBe('running');
    toast.pass(1);
    expect(toast.state()).toBe('leaving');
  });

  test('ends when the last of its reasons ends', () => {
    const toast = start();
    toast.show(note);
    toast.hold('pointer');
    toast.hold('focus');
    toast.release('pointer');
    expect(toast.state()).toBe('paused');
    toast.release('focus');
    expect(toast.state()).toBe('running');
  });

  test('that began before the toast keeps its full duration', () => {
    const toast = start();
    toast.hold('page');
    toast.show(note);
    toast.pass(60_000);
    toast.release('page');
    expect(toast.view()?.progress?.leftMs).toBe(5_000);
  });

  test('by the closed toast does not hold the next one; by a hidden tab it does', () => {
    const toast = start();
    toast.show(note);
    toast.hold('pointer');
    toast.hold('page');
    toast.close();
    toast.pass(300);
    toast.show(warning);
    expect(toast.actor.getSnapshot().context.holds).toEqual(['page']);
    toast.release('page');
    expect(toast.state()).toBe('running');
  });
});

describe('the action', () => {
  test('of an expired session logs in and closes the toast', async () => {
    const toast = start();
    toast.show(expired);
    toast.perform();
    expect(toast.view()?.action?.busy).toBe(true);
    expect(toast.action.inputs).toEqual([
      { text: 'Log In', altText: 'Open the login page', href: '/login' },
    ]);
    await toast.action.resolve();
    expect(toast.state()).toBe('leaving');
  });

  test('ignores a second press and every timer while busy', () => {
    const toast = start();
    toast.show({ ...note, action: { text: 'Reload', altText: 'Reload', href: '/' } });
    toast.perform();
    toast.perform();
    toast.pass(60_000);
    expect(toast.state()).toBe('performing');
    expect(toast.action.inputs).toHaveLength(1);
  });

  test('that failed shows it, stays, and can be retried', async () => {
    const toast = start();
    toast.show(expired);
    toast.perform();
    await toast.action.reject();
    toast.pass(60_000);
    expect(toast.view()?.action?.failed).toBe(true);
    toast.perform();
    expect(toast.action.inputs).toHaveLength(2);
    await toast.action.resolve();
    toast.pass(300);
    expect(toast.state()).toBe('hidden');
  });

  test('is absent on a toast without one', () => {
    const toast = start();
    toast.show(note);
    toast.perform();
    expect(toast.state()).toBe('running');
    expect(toast.view()?.action).toBe(undefined);
  });

  test('in flight when the toast is closed brings nothing back', async () => {
    const toast = start();
    toast.show(expired);
    toast.perform();
    toast.close();
    await toast.action.reject();
    toast.pass(300);
    expect(toast.state()).toBe('hidden');
  });

  test('without a host fails with the reason in words', async () => {
    const actor = createActor(sessionToastMachine, { input: { now: () => 0 } }).start();
    actor.send({ type: 'toast.show', toast: expired });
    actor.send({ type: 'action.perform' });
    expect(toSessionToastState(actor.getSnapshot().value)).toBe('failed');
  });
});

describe('several toasts', () => {
  test('show the latest; a displaced one comes back with its time left', () => {
    const toast = start();
    toast.show(warning);
    toast.pass(1_000);
    toast.show(restored);
    expect([toast.title(), toast.view()?.moreCount]).toEqual(['Session Restored', 1]);
    toast.pass(3_000);
    toast.pass(300);
    expect(toast.title()).toBe('Session Permission Warning');
    expect(toast.view()?.progress?.leftMs).toBe(5_000);
  });

  test('wait while an action is busy', async () => {
    const toast = start();
    toast.show(expired);
    toast.perform();
    toast.show(note);
    expect(toast.title()).toBe('Session Expired');
    await toast.action.resolve();
    toast.pass(300);
    expect(toast.title()).toBe('Session Notification');
  });

  test('with the same content are one, counted', () => {
    const toast = start();
    toast.show(warning);
    toast.pass(5_000);
    toast.show(warning);
    expect(toast.view()?.count).toBe(2);
    toast.pass(5_999);
    expect(toast.state()).toBe('running');
  });

  test('take the place of one that is leaving', () => {
    const toast = start();
    toast.show(warning);
    toast.close();
    toast.show(warning);
    expect(toast.view()?.count).toBe(1);
    toast.pass(300);
    expect(toast.state()).toBe('running');
  });

  test('are each emitted once for the announcer and the center', () => {
    const toast = start();
    toast.show(expired);
    toast.perform();
    toast.show(note);
    toast.close();
    toast.pass(10_000);
    expect(toast.sent).toEqual(['Session Expired', 'Session Notification']);
  });
});

/** Every event a session toast accepts; times are chosen so that each timer is both cut short and run out. */
const MOVES: Moves<Subject> = {
  'show expired': (toast) => toast.show(expired),
  'show a note': (toast) => toast.show(note),
  'show restored': (toast) => toast.show(restored),
  close: (toast) => toast.close(),
  'perform the action': (toast) => toast.perform(),
  'the action succeeds': (toast) => toast.action.resolve(),
  'the action fails': (toast) => toast.action.reject(),
  'point at it': (toast) => toast.hold('pointer'),
  'point elsewhere': (toast) => toast.release('pointer'),
  'hide the tab': (toast) => toast.hold('page'),
  'show the tab': (toast) => toast.release('page'),
  'prefer to close by hand': (toast) => toast.prefer('until_closed'),
  'pass 300 ms': (toast) => toast.pass(300),
  'pass 8 s': (toast) => toast.pass(8_000),
};

describe('every path', () => {
  test('together cover every state, transition, guard result and story', async () => {
    const coverage = createTransitionCoverage(sessionToastMachine);
    const states = new Set<string>();
    const views = new Set<string>();
    await explorePaths({
      start: () => start(coverage),
      moves: MOVES,
      keyOf: (toast) => {
        states.add(toast.state());
        views.add(JSON.stringify(toast.view()));
        const { current, beneath, holds, timing } = toast.situation().context;
        return JSON.stringify([
          toast.state(),
          current?.toast.type,
          toast.isWorn(),
          beneath[0]?.toast.type,
          holds,
          timing,
        ]);
      },
      finish: (toast) => toast.actor.stop(),
      maxLength: 4,
    });
    process.stdout.write(`${coverage.summary()}\n`);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
    expect([...states].sort()).toEqual([...SESSION_TOAST_STATES].sort());
    const shown = Object.values(SESSION_TOAST_SITUATIONS).map((situation) =>
      JSON.stringify(connectSessionToast(situation, () => undefined)),
    );
    expect(shown.filter((view) => !views.has(view))).toEqual([]);
  });

  test('at random keep the invariants of a toast', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(MOVES)), { maxLength: 40 }),
        async (path) => {
          const toast = start();
          for (const move of path) {
            const before = toast.state();
            await MOVES[move]?.(toast);
            expectPromises(toast);
            if (before === 'hidden' && !move.startsWith('show ')) {
              expect(toast.state()).toBe('hidden');
            }
          }
          toast.prefer('normal');
          toast.actor.stop();
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });
});

function expectPromises(toast: Subject) {
  const { state, context } = toast.situation();
  expect(context.current === null).toBe(state === 'hidden');
  expect(context.beneath.length === 0 || state !== 'hidden').toBe(true);
  expect((context.current?.countdown?.sinceMs ?? null) === null).toBe(state !== 'running');
  expect(state === 'running' && context.holds.length > 0).toBe(false);
}
