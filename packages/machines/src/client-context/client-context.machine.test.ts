import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { explorePaths, type Moves } from '../testing/explore-paths.ts';
import { settled } from '../testing/settled.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { connectClientContext, type ClientContextState } from './client-context.connect.ts';
import { clientContextMachine } from './client-context.machine.ts';
import { CLIENT_CONTEXT_SITUATIONS } from './client-context.situations.ts';
import { NO_ACCESS, type ClientAccess, type ClientContextEvent } from './client-context.types.ts';
import { provideClientContext } from './start-client-context.ts';

const MINUTE = 60_000;
const C1 = { id: 'c1', tenantId: 't1' };
const C2 = { id: 'c2', tenantId: 't2' };
const OWNER: ClientAccess = {
  level: 'user_owner',
  capabilities: ['x'],
  permissions: ['listStores'],
};
const BASIC: ClientAccess = { level: 'user_basic', capabilities: [], permissions: ['listStores'] };

type Coverage = ReturnType<typeof createTransitionCoverage<typeof clientContextMachine>>;
type Load = { readonly tenantId: string; answer: (access: ClientAccess) => void; fail: () => void };

/** A client context on a simulated clock; each load stays pending until the test settles it. */
function start({ logic, inspect }: Partial<Coverage> = {}, remembered: string | null = null) {
  const clock = new SimulatedClock();
  const loads: Load[] = [];
  const open = new Set<Load>();
  const { actors } = provideClientContext({
    loadAccess: ({ tenantId }, signal) =>
      new Promise((resolve, reject) => {
        const load = { tenantId, answer: resolve, fail: () => reject(new Error('no answer')) };
        loads.push(load);
        open.add(load);
        signal.addEventListener('abort', () => open.delete(load));
      }),
  }).implementations;
  let asleepMs = 0;
  const actor = createActor((logic ?? clientContextMachine).provide({ actors }), {
    clock,
    input: { remembered, now: () => clock.now() + asleepMs },
    ...(inspect && { inspect }),
  });
  const sent: string[] = [];
  actor.on('client.changed', ({ clientId }) => sent.push(`works for ${clientId ?? 'none'}`));
  actor.on('access.changed', () => sent.push('access changed'));
  actor.start();
  const send = (event: ClientContextEvent) => actor.send(event);
  const state = () => actor.getSnapshot().value as ClientContextState;
  const settle = async (how: (load: Load) => void) => {
    const load = [...open].at(-1);
    if (load !== undefined) {
      open.delete(load);
      how(load);
    }
    await settled();
  };
  return {
    actor,
    loads,
    sent,
    send,
    state,
    context: () => actor.getSnapshot().context,
    view: () =>
      connectClientContext({ state: state(), context: actor.getSnapshot().context }, send),
    list: (...clients: readonly (typeof C1)[]) => send({ type: 'clients.loaded', clients }),
    select: (clientId: string) => send({ type: 'client.select', clientId }),
    answer: (access: ClientAccess) => settle((load) => load.answer(access)),
    fail: () => settle((load) => load.fail()),
    waiting: () => open.size,
    pass: async (ms: number) => {
      clock.increment(ms);
      await settled();
    },
    sleep: (ms: number) => {
      asleepMs += ms;
      send({ type: 'page.woke' });
    },
  };
}

type Subject = ReturnType<typeof start>;

describe('the client of a tab', () => {
  test('is the first one at initialization, and its permissions are loaded', async () => {
    const tab = start();
    tab.list(C1, C2);
    expect([tab.view().activeId, tab.view().accessState]).toEqual(['c1', 'loading']);
    await tab.answer(OWNER);
    expect([tab.view().level, tab.view().may('listStores'), tab.view().has('x')]).toEqual([
      'user_owner',
      true,
      true,
    ]);
    expect([tab.sent, tab.loads.map(({ tenantId }) => tenantId)]).toEqual([
      ['works for c1'],
      ['t1'],
    ]);
  });

  test('is the remembered one if it is still in the list', () => {
    const tab = start({}, 'c2');
    tab.list(C1, C2);
    expect(tab.view().activeId).toBe('c2');
    const gone = start({}, 'c9');
    gone.list(C1, C2);
    expect([gone.view().activeId, gone.view().notice]).toEqual(['c1', null]);
  });

  test("switches and clears the previous client's access at once", async () => {
    const tab = start();
    tab.list(C1, C2);
    await tab.answer(OWNER);
    tab.send({ type: 'client.select', clientId: 'c2', storeId: 's1', channel: 'ubereats' });
    const { activeId, storeId, channel, accessState, level, capabilities } = tab.view();
    expect([activeId, storeId, channel]).toEqual(['c2', 's1', 'ubereats']);
    expect([accessState, level, capabilities]).toEqual(['loading', 'no_access', []]);
    await tab.answer(BASIC);
    expect([tab.view().level, tab.sent]).toEqual(['user_basic', ['works for c1', 'works for c2']]);
  });

  test('is not entered again when selected again or listed again', async () => {
    const tab = start();
    tab.list(C1, C2);
    await tab.answer(OWNER);
    tab.select('c1');
    tab.list(C1);
    expect([tab.loads.length, tab.view().level, tab.sent]).toEqual([
      1,
      'user_owner',
      ['works for c1'],
    ]);
  });

  test('that is not in the list yet stays pending', () => {
    const tab = start();
    tab.list(C1);
    tab.select('c2');
    expect([tab.view().isSwitching, tab.view().activeId]).toEqual([true, 'c1']);
    tab.list(C1, C2);
    expect([tab.view().isSwitching, tab.view().activeId]).toEqual([false, 'c2']);
  });

  test('that never appears is denied, and the tab stays where it was', async () => {
    const tab = start();
    tab.list(C1);
    await tab.answer(OWNER);
    tab.select('c9');
    tab.list(C1);
    expect([tab.view().activeId, tab.view().level]).toEqual(['c1', 'user_owner']);
    expect(tab.view().notice).toMatchObject({ kind: 'denied', clientId: 'c9' });
    tab.view().notice?.onDismiss();
    expect(tab.view().notice).toBe(null);
  });

  test('that the server denies is left', async () => {
    const tab = start();
    tab.list(C1, C2);
    await tab.answer(OWNER);
    tab.send({ type: 'client.denied', clientId: 'c1' });
    expect([tab.view().activeId, tab.view().level, tab.view().notice?.kind]).toEqual([
      null,
      'no_access',
      'denied',
    ]);
    tab.select('c2');
    expect([tab.view().activeId, tab.view().notice]).toEqual(['c2', null]);
  });

  test('whose membership ended gives way to the first', () => {
    const tab = start();
    tab.list(C1, C2);
    tab.list(C2);
    expect([tab.view().activeId, tab.sent]).toEqual(['c2', ['works for c1', 'works for c2']]);
    tab.list();
    expect([tab.view().activeId, tab.view().accessState]).toEqual([null, 'none']);
  });

  test('is forgotten with everything else on logout', async () => {
    const tab = start();
    tab.list(C1, C2);
    await tab.answer(OWNER);
    tab.send({ type: 'session.ended', forget: true });
    expect(tab.state()).toEqual({ client: 'none', access: 'none', notice: 'hidden' });
    expect([tab.context().clients, tab.context().access, tab.sent.at(-1)]).toEqual([
      [],
      NO_ACCESS,
      'works for none',
    ]);
  });
});

test('is resumed with its store after an expired session', async () => {
  const tab = start();
  tab.list(C1, C2);
  tab.send({ type: 'client.select', clientId: 'c2', storeId: 's1', channel: 'ubereats' });
  await tab.answer(OWNER);
  tab.send({ type: 'session.ended', forget: false });
  expect([tab.view().activeId, tab.view().level]).toEqual([null, 'no_access']);
  tab.list(C1, C2);
  expect([tab.view().activeId, tab.view().storeId]).toEqual(['c2', 's1']);
});

describe('permissions', () => {
  async function known() {
    const tab = start();
    tab.list(C1, C2);
    await tab.answer(OWNER);
    return tab;
  }

  test('are cached for 5 minutes, then reloaded while the old ones stay visible', async () => {
    const tab = await known();
    for (let minute = 1; minute < 5; minute += 1) {
      await tab.pass(MINUTE);
    }
    expect(tab.loads.length).toBe(1);
    await tab.pass(MINUTE);
    expect([tab.loads.length, tab.view().accessState, tab.view().level]).toEqual([
      2,
      'known',
      'user_owner',
    ]);
    await tab.answer(OWNER);
    expect(tab.sent).toEqual(['works for c1']);
  });

  test('that have changed emit an event', async () => {
    const tab = await known();
    tab.send({ type: 'access.reload' });
    await tab.answer(BASIC);
    expect([tab.view().level, tab.sent]).toEqual([
      'user_basic',
      ['works for c1', 'access changed'],
    ]);
  });

  test('that fail to load become no_access and are retried a minute later', async () => {
    const tab = start();
    tab.list(C1);
    await tab.fail();
    const { accessState, level, capabilities } = tab.view();
    expect([accessState, level, capabilities, tab.view().may('listStores')]).toEqual([
      'failed',
      'no_access',
      [],
      false,
    ]);
    await tab.pass(MINUTE);
    await tab.answer(OWNER);
    expect(tab.view().level).toBe('user_owner');
  });

  test('that fail to refresh become no_access', async () => {
    const tab = await known();
    tab.send({ type: 'access.reload' });
    await tab.fail();
    expect([tab.view().accessState, tab.view().level]).toEqual(['failed', 'no_access']);
  });

  test('are checked after sleep', async () => {
    const tab = await known();
    tab.sleep(4 * MINUTE);
    expect(tab.loads.length).toBe(1);
    tab.sleep(MINUTE);
    expect(tab.loads.length).toBe(2);
  });

  test('of the previous client are ignored when they arrive late', async () => {
    const tab = start();
    tab.list(C1, C2);
    const [first] = tab.loads;
    tab.select('c2');
    first?.answer(OWNER);
    await settled();
    expect([tab.view().activeId, tab.view().level]).toEqual(['c2', 'no_access']);
  });

  test('without a host are no_access', async () => {
    const actor = createActor(clientContextMachine, {
      input: { remembered: null, now: () => 0 },
    }).start();
    actor.send({ type: 'clients.loaded', clients: [C1] });
    await settled();
    expect(actor.getSnapshot().value).toEqual({
      client: 'active',
      access: 'failed',
      notice: 'hidden',
    });
    actor.stop();
  });
});

describe('a permission error', () => {
  test('is raised once however many calls hit it, and permissions are reloaded', async () => {
    const tab = start();
    tab.list(C1);
    await tab.answer(OWNER);
    for (let call = 0; call < 50; call += 1) {
      tab.send({ type: 'permission.denied' });
    }
    expect([tab.view().notice?.kind, tab.loads.length]).toEqual(['forbidden', 2]);
  });

  test('without a client raises no notice', () => {
    const tab = start();
    tab.send({ type: 'permission.denied' });
    expect(tab.view().notice).toBe(null);
  });
});

const MOVES: Moves<Subject> = {
  'list both': (tab) => tab.list(C1, C2),
  'list the first': (tab) => tab.list(C1),
  'list none': (tab) => tab.list(),
  'select the first': (tab) => tab.select('c1'),
  'select the second': (tab) => tab.select('c2'),
  'deny the first': (tab) => tab.send({ type: 'client.denied', clientId: 'c1' }),
  'forbid a call': (tab) => tab.send({ type: 'permission.denied' }),
  dismiss: (tab) => tab.send({ type: 'notice.dismiss' }),
  'load again': (tab) => tab.send({ type: 'access.reload' }),
  'the load gives an owner': (tab) => tab.answer(OWNER),
  'the load gives a reader': (tab) => tab.answer(BASIC),
  'the load fails': (tab) => tab.fail(),
  'pass a minute': (tab) => tab.pass(MINUTE),
  'pass 5 min': (tab) => tab.pass(5 * MINUTE),
  'sleep 5 min': (tab) => tab.sleep(5 * MINUTE),
  wake: (tab) => tab.send({ type: 'page.woke' }),
  'log out': (tab) => tab.send({ type: 'session.ended', forget: true }),
  'the session expires': (tab) => tab.send({ type: 'session.ended', forget: false }),
};

/** The invariants of a client context that this tab violates, described. */
function brokenPromises(tab: Subject): string[] {
  const { active, access, clients } = tab.context();
  const { access: state } = tab.state();
  const isLoading = state === 'loading' || state === 'renewing';
  const promises: Record<string, boolean> = {
    'access belongs to a client': (active === null) === (state === 'none'),
    'one load at a time': tab.waiting() === (isLoading ? 1 : 0),
    'the client is one of the list': active === null || clients.some(({ id }) => id === active.id),
    'no_access until known': access === NO_ACCESS || state === 'known' || state === 'renewing',
  };
  return Object.keys(promises).filter((promise) => promises[promise] !== true);
}

describe('every path', () => {
  test('together cover every state, transition, guard result and story', async () => {
    const coverage = createTransitionCoverage(clientContextMachine);
    const seen = new Set<string>();
    await explorePaths({
      start: () => start(coverage),
      moves: MOVES,
      keyOf: (tab) => {
        const { client, access, notice } = tab.state();
        for (const word of [client, access, notice]) {
          seen.add(word);
        }
        const { active, requested, accessAtMs } = tab.context();
        const { level } = tab.context().access;
        const count = tab.context().clients.length;
        return JSON.stringify([
          [client, access, notice, active?.id, requested?.clientId, level, count],
          accessAtMs === null,
        ]);
      },
      finish: ({ actor }) => actor.stop(),
      maxLength: 5,
    });
    process.stdout.write(`${coverage.summary()}\n`);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
    expect(Object.keys(CLIENT_CONTEXT_SITUATIONS).filter((state) => !seen.has(state))).toEqual([]);
  });

  test('at random keep the invariants of a client context', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(MOVES)), { minLength: 200, maxLength: 200 }),
        async (path) => {
          const tab = start();
          for (const move of path) {
            await MOVES[move]?.(tab);
            const broken = brokenPromises(tab);
            if (broken.length > 0) {
              throw new Error(`After "${move}": ${broken.join(', ')}`);
            }
          }
          tab.actor.stop();
        },
      ),
      { seed: 20261121, numRuns: 1_000, endOnFailure: true },
    );
  });
});
