import { expect, test } from 'vitest';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { leavesOf } from '../statechart/simulate.ts';
import { exploreSamples } from '../testing/explore-samples.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { connectionMachine } from './connection.machine.ts';
import { CONNECTION_INPUT, CONNECTION_SAMPLES } from './connection.samples.ts';
import { CONNECTION_STATES } from './connection.types.ts';

const coverage = createTransitionCoverage(connectionMachine);
const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => undefined));
const logic = coverage.logic.provide({
  actors: { askConsent: fromCallback(() => undefined), verify: never(), disconnect: never() },
});
type Snapshot = SnapshotFrom<typeof connectionMachine>;

test.each([
  { name: 'that was never made', input: CONNECTION_INPUT },
  { name: 'whose page has come back', input: { ...CONNECTION_INPUT, returned: 's1' } },
])('every path of a connection $name is walked', async ({ input }) => {
  const wrong: string[] = [];
  const { states, walked } = await exploreSamples({
    logic,
    inspect: coverage.inspect,
    input: () => input,
    samples: CONNECTION_SAMPLES,
    keyOf: (snapshot) => {
      const { known, other, state, mode, failure } = (snapshot as Snapshot).context;
      return [known?.expiresAtMs, other, state, mode, failure?.step];
    },
    see: (snapshot) => {
      const { known } = (snapshot as Snapshot).context;
      if (known !== null && known.account.id !== '9130') {
        wrong.push(leavesOf(snapshot).join(' '));
      }
    },
  });
  process.stdout.write(`connection: ${walked} paths walked\n`);
  expect(wrong).toEqual([]);
  expect(states).toEqual([...CONNECTION_STATES].toSorted());
});

test('together they cover every transition and guard branch', () => {
  process.stdout.write(`${coverage.summary()}\n`);
  expect(coverage.untaken()).toEqual([]);
  expect(coverage.unvisited()).toEqual([]);
  expect(coverage.unanswered()).toEqual([]);
  expect(coverage.total).toBe(43);
});
