import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';

/** `machine.state|event|branch`: one arrow of a statechart. */
type Transition = string;

/**
 * Counts which arrows of a machine were taken.
 *
 * `inspect` goes into `createActor(machine, { inspect })`; `untaken()` lists what no actor took, `total` is the
 * number of arrows the machine has. Reads `_transitions` of XState's microstep event, which is why the version is pinned.
 */
export function createTransitionCoverage(machine: AnyStateMachine) {
  const all = listTransitions(machine.root);
  const taken = new Set<Transition>();
  return {
    total: all.length,
    untaken: () => all.filter((transition) => !taken.has(transition)),
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') {
        return;
      }
      for (const { source, eventType } of event._transitions) {
        for (const transition of transitionsOf(source, eventType)) {
          if (event._transitions.includes(transition.definition)) {
            taken.add(transition.name);
          }
        }
      }
    },
  };
}

/** The ids of a machine's states that have no children, as a snapshot's `value` spells them (`outer.inner`). */
export function listLeafStates(machine: AnyStateMachine): string[] {
  return leaves(machine.root).map((node) => node.path.join('.'));
}

function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leaves);
}

function listTransitions(node: AnyStateNode): Transition[] {
  const own = eventTypesOf(node).flatMap((eventType) =>
    transitionsOf(node, eventType).map(({ name }) => name),
  );
  return [...own, ...Object.values(node.states).flatMap(listTransitions)];
}

function eventTypesOf(node: AnyStateNode): string[] {
  return [...node.transitions.keys(), ...(node.always === undefined ? [] : [''])];
}

function transitionsOf(node: AnyStateNode, eventType: string) {
  const definitions = (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
  return definitions.map((definition, branch) => ({
    definition,
    name: `${node.id}|${eventType}|${branch}`,
  }));
}
