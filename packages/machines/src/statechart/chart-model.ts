import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** One state of a chart. `path` is its spelling in a snapshot's value; the machine itself has the empty path. */
export type ChartState = {
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel';
  readonly isInitial: boolean;
  readonly children: readonly ChartState[];
};

/** One arrow of a chart; a transition that changes no state points at its source. */
export type ChartArrow = {
  /** Unique among all arrows of the chart. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The event, in words: `run.retry`, `sendEntries answers`, `after nextLook`. */
  readonly label: string;
  /** The name of the guard that must pass; null when there is none. */
  readonly guard: string | null;
};

/** A statechart as data: its states as a tree, and its arrows. */
export type ChartModel = { readonly root: ChartState; readonly arrows: readonly ChartArrow[] };

/**
 * Builds the statechart of a machine from the machine itself, for the kit's `StateChart`.
 *
 * @example
 * const { root, arrows } = toChartModel(themeMachine);
 * root.children.map(({ name }) => name); // ['reading', 'light', 'dark']
 * arrows[0]?.label; // 'theme.choose'
 */
export function toChartModel(machine: AnyStateMachine): ChartModel {
  return { root: toState(machine.root), arrows: arrowsOf(machine.root) };
}

function toState(node: AnyStateNode): ChartState {
  const children = Object.values(node.states).map(toState);
  const { parent } = node;
  return {
    path: pathOf(node),
    name: node.key,
    kind: children.length === 0 ? 'atomic' : node.type === 'parallel' ? 'parallel' : 'compound',
    isInitial: parent?.type === 'compound' && parent.initial.target[0] === node,
    children,
  };
}

function arrowsOf(node: AnyStateNode): ChartArrow[] {
  const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
  const own = transitions.flatMap(({ target, eventType, guard }, branch) =>
    (target ?? [node]).map((to) => ({
      id: [node.id, eventType, branch, to.id].join(' '),
      from: pathOf(node),
      to: pathOf(to),
      label: labelOf(eventType),
      guard: nameOf(guard),
    })),
  );
  return [...own, ...Object.values(node.states).flatMap(arrowsOf)];
}

function pathOf(node: AnyStateNode): string {
  return node.path.join('.');
}

function nameOf(guard: unknown): string | null {
  if (typeof guard === 'string') {
    return guard;
  }
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null;
}

/** XState's own event names in readable form. */
function labelOf(eventType: string): string {
  const [, kind = '', rest = ''] =
    /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(eventType) ?? [];
  switch (kind) {
    case 'done.actor':
      return `${rest} answers`;
    case 'error.actor':
      return `${rest} fails`;
    case 'after':
      return `after ${rest.split('.')[0] ?? rest}`;
    default:
      return eventType === '' ? 'at once' : eventType;
  }
}
