import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

/** An event a machine accepts, with the label of its button. */
export type ChartSample = { readonly label: string; readonly event: AnyEventObject };

/** The initial snapshot of a machine. No actor and no timer is started. */
export function firstSnapshot(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  const [snapshot] = initialTransition(machine, input);
  return snapshot;
}

/** Computes the snapshot that follows after one event; nothing is executed. */
export function nextSnapshot(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot {
  const [next] = transition(machine, snapshot, event);
  return next;
}

/** Whether a transition of the current states accepts this event and its guard passes. */
export function accepts(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return snapshot.status === 'active' && snapshot.can(event);
}

/** The atomic states a snapshot is in, as `outer.inner`, in the machine's order. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path.join('.'));
}

export type Reach = {
  /** One snapshot for each situation that differs in its states or its key. */
  readonly snapshots: readonly AnyMachineSnapshot[];
  /** How many events were tried. */
  readonly tried: number;
};

/** Every situation reachable by the samples, breadth first; `keyOf` decides which count as the same. */
export function reach(
  machine: AnyStateMachine,
  input: unknown,
  {
    samples,
    keyOf,
  }: { samples: readonly ChartSample[]; keyOf: (snapshot: AnyMachineSnapshot) => string },
): Reach {
  const first = firstSnapshot(machine, input);
  const found = new Map([[keyOf(first), first]]);
  const open = [first];
  let tried = 0;
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    for (const { event } of samples) {
      if (!accepts(from, event)) {
        continue;
      }
      tried += 1;
      const next = nextSnapshot(machine, from, event);
      const key = keyOf(next);
      if (!found.has(key)) {
        found.set(key, next);
        open.push(next);
      }
    }
  }
  return { snapshots: [...found.values()], tried };
}
