import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

/** Something that can happen to a machine, under the words of a button. */
export type ChartSample = { readonly label: string; readonly event: AnyEventObject };

/** The machine before anything has happened. Nothing is started: no actor, no timer. */
export function firstSnapshot(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  const [snapshot] = initialTransition(machine, input);
  return snapshot;
}

/** What follows from a snapshot by one event, worked out and not lived through. */
export function nextSnapshot(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot {
  const [next] = transition(machine, snapshot, event);
  return next;
}

/** Whether some arrow of the current states is for this event and its guard lets it through. */
export function accepts(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return snapshot.status === 'active' && snapshot.can(event);
}

/** The states a snapshot rests in, without those that contain others, as `outer.inner`, in the machine's order. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path.join('.'));
}

export type Reach = {
  /** One snapshot for each situation that differs by its states or its key. */
  readonly snapshots: readonly AnyMachineSnapshot[];
  /** How many events were tried. */
  readonly tried: number;
};

/** Every situation the samples lead to, breadth first; `keyOf` says which two count as one. */
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
