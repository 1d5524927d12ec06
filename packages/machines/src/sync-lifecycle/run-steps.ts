import { countOf } from './count-of.ts';
import type { SyncLifecycleSituation } from './run-situation.ts';
import type { RunState, RunStep } from './sync-lifecycle.types.ts';

const STEPS = ['import', 'recognise', 'check', 'plan', 'ready'] as const;
type StepId = (typeof STEPS)[number];

/** `partial`: done, but something does not add up. */
export type RunStepState = 'pending' | 'active' | 'done' | 'partial' | 'blocked' | 'failed';

/** One step of a run as its face shows it. */
export type RunStepView = {
  /** A step up to entries that can be posted, or `ready` for the end of them. */
  readonly id: StepId;
  readonly state: RunStepState;
  /** The step's result in a few words; absent before it has run. */
  readonly detail?: string;
};

/** The step that each state performs; in later states all five are done. */
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

/** How the current step shows; active unless listed here. */
const CURRENT: Partial<Record<RunState, RunStepState>> = {
  queued: 'pending',
  cancelled: 'pending',
  blocked: 'blocked',
  needs_mapping: 'blocked',
  failed: 'failed',
};

/** The steps up to postable entries; after that, the entries themselves show their status. */
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

/** No check mark beside quarantined rows, a failed identity, or an unreadable file. */
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

/** A stopped run shows its results: the first step without a result is where it stopped. */
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

/** Reasons of files that are not a known report; every other reason is of a recognized file. */
const UNKNOWN_FILE: ReadonlySet<string> = new Set([
  'empty_file',
  'not_a_report',
  'not_text',
  'unsupported_report',
  'workbook',
]);

/**
 * The names of the files that were recognized but could not be read, without duplicates.
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

/** The result of each step in a few words; the end of the steps has none of its own. */
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
