import type { Field } from '../../online/print.ts';
import type { Step } from './step.ts';

type Drawing = {
  /** For ASCII-only terminals. */
  readonly isPlain: boolean;
};

const STATUS: readonly Field<Step>[] = [
  { name: 'status', heading: 'Status', dispensable: 2, of: ({ status }) => status },
  { name: 'duration_ms', heading: 'ms', of: ({ duration_ms }) => duration_ms },
  { name: 'error_code', heading: 'Error', dispensable: 1, of: ({ error_code }) => error_code },
];

/** Renders each step under its parent with tree lines. */
export function treeFields(steps: readonly Step[], drawing: Drawing): readonly Field<Step>[] {
  const branches = new Map(steps.map((step, at) => [step, branchOf(steps, at, drawing)]));
  return [
    {
      name: 'operation',
      heading: 'Operation',
      of: (step) => `${branches.get(step) ?? ''}${step.operation}`,
    },
    { name: 'kind', heading: 'Kind', dispensable: 3, of: ({ kind }) => kind },
    ...STATUS,
  ];
}

function branchOf(steps: readonly Step[], at: number, { isPlain }: Drawing): string {
  const own = steps[at]?.depth ?? 0;
  const [through, between, last, blank] = isPlain
    ? ['|  ', '|- ', '`- ', '   ']
    : ['│  ', '├─ ', '└─ ', '   '];
  const after = steps.slice(at + 1);
  /** Whether a later sibling follows at this depth. */
  const goesOn = (depth: number): boolean => {
    const next = after.find((step) => step.depth <= depth);
    return next?.depth === depth;
  };
  return Array.from({ length: own }, (_, index) => {
    const depth = index + 1;
    if (depth === own) {
      return goesOn(depth) ? between : last;
    }
    return goesOn(depth) ? through : blank;
  }).join('');
}

/** Width of the trace in characters. */
const SPAN = 40;

/** Renders each step as a bar: its start within the trace, and its duration. */
export function waterfallFields(steps: readonly Step[], drawing: Drawing): readonly Field<Step>[] {
  const endMs = Math.max(
    ...steps.map(({ after_ms: after, duration_ms: took }) => (after ?? 0) + (took ?? 0)),
    1,
  );
  return [
    {
      name: 'operation',
      heading: 'Operation',
      of: ({ depth, operation }) => `${'  '.repeat(depth)}${operation}`,
    },
    { name: 'timeline', heading: 'Timeline', of: (step) => barOf(step, endMs, drawing) },
    ...STATUS,
  ];
}

/** Empty when the time is unknown; a step with no duration still shows. */
function barOf(
  { after_ms: after, duration_ms: took }: Step,
  endMs: number,
  { isPlain }: Drawing,
): string {
  if (after === null) {
    return '';
  }
  const before = Math.min(SPAN - 1, Math.floor((after / endMs) * SPAN));
  const length = Math.min(SPAN - before, Math.max(1, Math.round(((took ?? 0) / endMs) * SPAN)));
  const [empty, full] = isPlain ? ['.', '#'] : ['·', '█'];
  return `${empty.repeat(before)}${full.repeat(length)}${empty.repeat(SPAN - before - length)}`;
}

/** The chosen steps with their ancestors, in the original order. */
export function withAncestors(all: readonly Step[], chosen: readonly Step[]): readonly Step[] {
  const byId = new Map(all.map((step) => [step.id, step]));
  const shown = new Set<Step>();
  for (const step of chosen) {
    for (
      let at: Step | undefined = step;
      at !== undefined && !shown.has(at);
      at = byId.get(at.parent_id ?? '')
    ) {
      shown.add(at);
    }
  }
  return all.filter((step) => shown.has(step));
}
