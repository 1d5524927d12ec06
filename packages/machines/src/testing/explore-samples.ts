import {
  createActor,
  SimulatedClock,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { accepts, leavesOf, type ChartSample } from '../statechart/simulate.ts';
import { explorePaths, type Moves } from './explore-paths.ts';

export type SampleExploration = {
  /** The machine with its guards instrumented and its actors provided; none of them needs to answer. */
  readonly logic: AnyStateMachine;
  readonly inspect: (event: InspectionEvent) => void;
  readonly input: () => unknown;
  readonly samples: readonly ChartSample[];
  /** What two situations must share, besides their states, to count as one. */
  readonly keyOf: (snapshot: AnyMachineSnapshot) => unknown;
  /** Called with each situation that a path ends in. */
  readonly see?: (snapshot: AnyMachineSnapshot) => void;
};

/** Walks every path of samples on real actors, on a fixed clock. Returns the states it has rested in. */
export async function exploreSamples(exploration: SampleExploration) {
  const { logic, inspect, input, samples, keyOf, see } = exploration;
  const start = () =>
    createActor(logic, { input: input(), inspect, clock: new SimulatedClock() }).start();
  type Actor = ReturnType<typeof start>;
  const snapshotOf = (actor: Actor): AnyMachineSnapshot => actor.getSnapshot();
  const events = new Map<string, AnyEventObject>(samples.map(({ label, event }) => [label, event]));
  const moves: Moves<Actor> = Object.fromEntries(
    samples.map(({ label, event }) => [label, (actor: Actor) => actor.send(event)]),
  );
  const states = new Set<string>();
  const { walked } = await explorePaths({
    start,
    moves,
    keyOf: (actor) => JSON.stringify([leavesOf(snapshotOf(actor)), keyOf(snapshotOf(actor))]),
    isPossible: (actor, move) => {
      const event = events.get(move);
      return event !== undefined && accepts(snapshotOf(actor), event);
    },
    finish: (actor) => {
      for (const state of leavesOf(snapshotOf(actor))) {
        states.add(state);
      }
      see?.(snapshotOf(actor));
      actor.stop();
    },
    maxLength: 14,
  });
  return { states: [...states].toSorted(), walked };
}
