import { countOf } from './count-of.ts';
import type { SyncLifecycleSituation } from './run-situation.ts';
import type { RunState, RunStep } from './sync-lifecycle.types.ts';

const STEPS = ['import', 'recognise', 'check', 'plan', 'ready'] as const;
type StepId = (typeof STEPS)[number];

/** `partial`: it is done, and something of it does not add up. */
export type RunStepState = 'pending' | 'active' | 'done' | 'partial' | 'blocked' | 'failed';

export type RunStepView = {
  /** A step up to entries that can be posted, or `ready` for the end of them. */
  readonly id: StepId;
  readonly state: RunStepState;
  /** What the step found, as a few words; absent before it has run. */
  readonly detail?: string;
};

/** Which step a state performs; the later ones have all five behind them. */
const STEP_OF_STATE: Partial<Record<RunState, StepId>> = {
  queued: 'import',
  fetching: 'import',
  recognising: 'recognise',
  checking: 'check',
  planning: 'plan',
  needs_mapping: 'plan',
};

const STEP_OF_FAILURE: Partial<Record<RunStep, StepId>> = {
  fetch: 'import',
  recognise: 'recognise',
  check: 'check',
  plan: 'plan',
};

/** How the step shows that a run has come to; it is at work unless it says otherwise. */
const CURRENT: Partial<Record<RunState, RunStepState>> = {
  queued: 'pending',
  cancelled: 'pending',
  blocked: 'blocked',
  needs_mapping: 'blocked',
  failed: 'failed',
};

/** The steps up to entries that can be posted; what happens to the entries then is said entry by entry. */
export function toRunSteps({ state, context }: SyncLifecycleSituation): RunStepView[] {
  const current = currentStep({ state, context });
  const at = current === null ? STEPS.length : STEPS.indexOf(current);
  return STEPS.map((id, index): RunStepView => {
    const behind = id === 'check' && isBroken(context) ? 'partial' : 'done';
    const stepState = index < at ? behind : index === at ? (CURRENT[state] ?? 'active') : 'pending';
    const detail =
      id !== 'ready' && WITH_DETAIL.has(stepState) ? RUN_STEP_DETAILS[id](context) : undefined;
    return detail === undefined ? { id, state: stepState } : { id, state: stepState, detail };
  });
}

const WITH_DETAIL: ReadonlySet<RunStepState> = new Set(['done', 'partial', 'blocked']);

/** No tick stands beside rows that were set aside, a check that does not hold, or a file that could not be read. */
function isBroken({ counts: { rowsQuarantined, identitiesBroken }, blocked }: Context): boolean {
  return rowsQuarantined > 0 || identitiesBroken > 0 || unreadable(blocked).length > 0;
}

function currentStep({ state, context }: SyncLifecycleSituation): StepId | null {
  const { failure } = context;
  if (state === 'failed') {
    return failure === null ? 'import' : (STEP_OF_FAILURE[failure.step] ?? null);
  }
  return state === 'blocked' || state === 'cancelled'
    ? firstWithoutResult(context)
    : (STEP_OF_STATE[state] ?? null);
}

/** A run that stopped shows what it had found out: the first step that left nothing to go on with is where it stopped. */
function firstWithoutResult({ counts, blocked }: Context): StepId | null {
  if (counts.reports === 0) {
    return 'import';
  }
  if (counts.reportsRecognised === 0 && unreadable(blocked).length === 0) {
    return 'recognise';
  }
  if (counts.payouts === 0) {
    return 'check';
  }
  return counts.payoutsPlanned === 0 ? 'plan' : null;
}

type Context = SyncLifecycleSituation['context'];

/** Reasons of files that are no report we know; every other one is of a file that was recognized. */
const UNKNOWN_FILE: ReadonlySet<string> = new Set([
  'empty_file',
  'not_a_report',
  'not_text',
  'unsupported_report',
  'workbook',
]);

/**
 * The names of the files that were recognized and could not be read, each once.
 *
 * @example
 * unreadableFiles([{ file: 'march.csv', reason: 'unknown_money_column', message: 'A column is new.' }]);
 * // ['march.csv']
 */
export function unreadable(blocked: Context['blocked']): string[] {
  const those = blocked.filter(
    ({ reason, payoutRef, storeId }) =>
      payoutRef === undefined && storeId === undefined && !UNKNOWN_FILE.has(reason),
  );
  return [...new Set(those.map(({ file }) => file))];
}

/** "week.csv", or "3 files". */
export function filesInWords(files: readonly string[]): string {
  const [only] = files;
  return files.length === 1 && only !== undefined ? only : countOf(files.length, 'file');
}

/** What each step found, as a few words; the end of the steps finds nothing of its own. */
export const RUN_STEP_DETAILS: Record<Exclude<StepId, 'ready'>, (context: Context) => string> = {
  import: ({ counts }) => `${countOf(counts.reports, 'file')} stored`,
  // A ZIP is one file and several reports.
  recognise: ({ counts: { reportsRecognised }, blocked }) => {
    const known = Math.max(reportsRecognised, unreadable(blocked).length);
    return known === 0 ? 'no report recognized' : `${countOf(known, 'report')} recognized`;
  },
  check: ({ counts: { rows, rowsQuarantined, identitiesBroken }, blocked }) => {
    const files = unreadable(blocked);
    return [
      ...(files.length === 0 ? [] : [`couldn’t read ${filesInWords(files)}`]),
      ...(files.length > 0 && rows === 0
        ? []
        : [
            countOf(rows, 'row'),
            rowsQuarantined === 0 ? 'every row adds up' : `${rowsQuarantined} set aside`,
          ]),
      ...(identitiesBroken === 0 ? [] : [`${countOf(identitiesBroken, 'check')} failed`]),
    ].join(', ');
  },
  plan: ({ counts }) => countOf(counts.entries, 'entry', 'entries'),
};
