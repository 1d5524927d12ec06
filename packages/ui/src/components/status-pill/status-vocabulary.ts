import { statusPillWords } from './status-pill.words.ts';

export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

export type StatusShape =
  | 'ring'
  | 'half'
  | 'quarter'
  | 'split'
  | 'disc'
  | 'cross'
  | 'slashed'
  | 'triangle'
  | 'diamond'
  | 'diamond-filled'
  | 'tick'
  | 'return';

/** The shape and the words of a status. */
export type StatusWords = {
  readonly shape: StatusShape;
  readonly word: string;
  readonly tone: StatusTone;
  /** What it means for the books. */
  readonly meaning: string;
  /** What the reader can do about it; empty when there is nothing to do. */
  readonly action: string;
};

function status(
  shape: StatusShape,
  tone: StatusTone,
  words: () => readonly [word: string, meaning: string, action: string],
): StatusWords {
  return {
    shape,
    tone,
    get word() {
      return words()[0];
    },
    get meaning() {
      return words()[1];
    },
    get action() {
      return words()[2];
    },
  };
}

/** Every status of the product, once: shape, word, tone, meaning and what to do. */
export const STATUS_VOCABULARY = {
  run: {
    queued: status('ring', 'neutral', () => [
      statusPillWords.queued,
      statusPillWords.waitingForItsTurn,
      '',
    ]),
    running: status('half', 'info', () => [
      statusPillWords.running,
      statusPillWords.workingNow,
      '',
    ]),
    waiting: status('quarter', 'warning', () => [
      statusPillWords.waiting,
      statusPillWords.waitingForARate,
      statusPillWords.itContinuesAutomaticallyOr,
    ]),
    partial: status('split', 'warning', () => [
      statusPillWords.partlyDone,
      statusPillWords.somePayoutsAreReady,
      statusPillWords.openTheRunTo,
    ]),
    succeeded: status('disc', 'success', () => [
      statusPillWords.done,
      statusPillWords.everythingInThisRun,
      '',
    ]),
    failed: status('cross', 'danger', () => [
      statusPillWords.failed,
      statusPillWords.thisRunPostedNothing,
      statusPillWords.openTheRunToSee,
    ]),
    cancelled: status('slashed', 'neutral', () => [
      statusPillWords.canceled,
      statusPillWords.someoneStoppedItNothing,
      statusPillWords.startItAgainWhen,
    ]),
  },
  entry: {
    needs_mapping: status('triangle', 'warning', () => [
      statusPillWords.needsMapping,
      statusPillWords.aLineHasNo,
      statusPillWords.chooseTheAccount,
    ]),
    needs_review: status('diamond', 'warning', () => [
      statusPillWords.needsReview,
      statusPillWords.completeAndWaitingFor,
      statusPillWords.reviewAndPost,
    ]),
    ready: status('diamond-filled', 'info', () => [
      statusPillWords.ready,
      statusPillWords.balancedAndProven,
      statusPillWords.postIt,
    ]),
    posting: status('half', 'info', () => [
      statusPillWords.posting,
      statusPillWords.waitingForQuickbooksTo,
      '',
    ]),
    partly_posted: status('split', 'warning', () => [
      statusPillWords.partlyPosted,
      statusPillWords.someOfThisPayouts,
      statusPillWords.openItToSee,
    ]),
    posted: status('tick', 'success', () => [
      statusPillWords.posted,
      statusPillWords.inQuickbooksReadBack,
      '',
    ]),
    skipped: status('slashed', 'neutral', () => [
      statusPillWords.skipped,
      statusPillWords.alreadyInQuickbooksOr,
      '',
    ]),
    failed: status('cross', 'danger', () => [
      statusPillWords.failed,
      statusPillWords.notInQuickbooks,
      statusPillWords.openItToSeeWhy,
    ]),
    reversed: status('return', 'neutral', () => [
      statusPillWords.reversed,
      statusPillWords.aReversingEntryCanceled,
      '',
    ]),
  },
  connection: {
    connected: status('disc', 'success', () => [
      statusPillWords.connected,
      statusPillWords.workingNormally,
      '',
    ]),
    expiring: status('quarter', 'warning', () => [
      statusPillWords.expiring,
      statusPillWords.accessEndsSoon,
      statusPillWords.reconnectBeforeItDoes,
    ]),
    expired: status('ring', 'danger', () => [
      statusPillWords.expired,
      statusPillWords.accessEndedNothingIs,
      statusPillWords.reconnect,
    ]),
    revoked: status('slashed', 'danger', () => [
      statusPillWords.revoked,
      statusPillWords.accessWasRemovedOn,
      statusPillWords.reconnectOrRemoveThe,
    ]),
    error: status('cross', 'danger', () => [
      statusPillWords.error,
      statusPillWords.theLastCallWas,
      statusPillWords.openTheConnectionTo,
    ]),
    disconnected: status('ring', 'neutral', () => [
      statusPillWords.notConnected,
      statusPillWords.nothingIsFetchedOr,
      statusPillWords.connect,
    ]),
  },
} as const satisfies Record<string, Record<string, StatusWords>>;

export type StatusKind = keyof typeof STATUS_VOCABULARY;
export type RunStatus = keyof (typeof STATUS_VOCABULARY)['run'];
export type EntryStatus = keyof (typeof STATUS_VOCABULARY)['entry'];
export type ConnectionStatus = keyof (typeof STATUS_VOCABULARY)['connection'];

/** A status and the kind of thing it is of. */
export type StatusRef =
  | { kind: 'run'; status: RunStatus }
  | { kind: 'entry'; status: EntryStatus }
  | { kind: 'connection'; status: ConnectionStatus };

/**
 * The words of one status.
 *
 * @throws Error for a status that is not in `STATUS_VOCABULARY`, as a later server may send.
 *
 * @example
 * statusWords({ kind: 'run', status: 'queued' }).word; // 'Queued'
 */
export function statusWords({ kind, status }: StatusRef): StatusWords {
  const words: Record<string, StatusWords> = STATUS_VOCABULARY[kind];
  const found = words[status];
  if (found === undefined) {
    throw new Error(`No ${kind} status "${status}": add it to STATUS_VOCABULARY.`);
  }
  return found;
}
