import {
  isMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
} from 'xstate';

/** `machine.state|event|branch`: one arrow of a statechart. */
type Transition = string;

/**
 * Records which states of a machine were entered, which transitions were taken, and which guards returned both results.
 *
 * `logic` is the machine with instrumented guards; `inspect` goes into `createActor(logic, { inspect })`. `untaken()`,
 * `unvisited()` and `unanswered()` list what no actor covered, `summary()` puts it all in one line, `total` is the
 * machine's number of transitions. Reads `_transitions` and `_nodes`, which are XState internals: that is why its
 * version is pinned.
 */
export function createTransitionCoverage<Machine extends AnyStateMachine>(machine: Machine) {
  const arrows = listTransitions(machine.root);
  const states = leaves(machine.root).map(({ id }) => id);
  const guards = machine.implementations.guards ?? {};
  const answers = Object.keys(guards).flatMap((name) => [`${name}|true`, `${name}|false`]);
  const taken = new Set<Transition>();
  const visited = new Set<string>();
  const answered = new Set<string>();
  const untaken = () => arrows.filter((arrow) => !taken.has(arrow));
  const unvisited = () => states.filter((state) => !visited.has(state));
  const unanswered = () => answers.filter((answer) => !answered.has(answer));
  return {
    total: arrows.length,
    logic: listenToGuards(machine, (answer) => answered.add(answer)),
    untaken,
    unvisited,
    unanswered,
    summary: () =>
      [
        `${machine.id}:`,
        `${states.length - unvisited().length}/${states.length} states,`,
        `${arrows.length - untaken().length}/${arrows.length} transitions and guard branches,`,
        `${answers.length - unanswered().length}/${answers.length} guard answers`,
      ].join(' '),
    inspect: (event: InspectionEvent) => {
      for (const state of enteredStates(event)) {
        visited.add(state);
      }
      if (event.type !== '@xstate.microstep') {
        return;
      }
      for (const { source, eventType } of event._transitions) {
        // A transient state is in no snapshot; the transition out of it proves that it was entered.
        visited.add(source.id);
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

function enteredStates(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') {
    return [];
  }
  const { snapshot } = event;
  return isMachineSnapshot(snapshot) ? snapshot._nodes.map(({ id }) => id) : [];
}

/** The machine, reporting `name|true` or `name|false` for each guard result. */
function listenToGuards<Machine extends AnyStateMachine>(
  machine: Machine,
  onAnswer: (answer: string) => void,
): Machine {
  const guards = Object.entries(machine.implementations.guards ?? {}).map(([name, guard]) => [
    name,
    (...args: unknown[]) => {
      const answer: unknown = Reflect.apply(guard as () => unknown, undefined, args);
      onAnswer(`${name}|${String(answer)}`);
      return answer;
    },
  ]);
  return machine.provide({ guards: Object.fromEntries(guards) }) as Machine;
}
