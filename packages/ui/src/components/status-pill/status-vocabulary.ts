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

export type StatusWords = {
  readonly shape: StatusShape;
  readonly word: string;
  readonly tone: StatusTone;
  /** What it means for the books. */
  readonly meaning: string;
  /** What the reader can do about it; empty when there is nothing to do. */
  readonly action: string;
};

function says(
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
    queued: says('ring', 'neutral', () => [
      statusPillWords.queued,
      statusPillWords.waitingForItsTurn,
      '',
    ]),
    running: says('half', 'info', () => [statusPillWords.running, statusPillWords.workingNow, '']),
    waiting: says('quarter', 'warning', () => [
      statusPillWords.waiting,
      statusPillWords.waitingForARate,
      statusPillWords.itContinuesAutomaticallyOr,
    ]),
    partial: says('split', 'warning', () => [
      statusPillWords.partlyDone,
      statusPillWords.somePayoutsAreReady,
      statusPillWords.openTheRunTo,
    ]),
    succeeded: says('disc', 'success', () => [
      statusPillWords.done,
      statusPillWords.everythingInThisRun,
      '',
    ]),
    failed: says('cross', 'danger', () => [
      statusPillWords.failed,
      statusPillWords.thisRunPostedNothing,
      statusPillWords.openTheRunToSee,
    ]),
    cancelled: says('slashed', 'neutral', () => [
      statusPillWords.canceled,
      statusPillWords.someoneStoppedItNothing,
      statusPillWords.startItAgainWhen,
    ]),
  },
  entry: {
    needs_mapping: says('triangle', 'warning', () => [
      statusPillWords.needsMapping,
      statusPillWords.aLineHasNo,
      statusPillWords.chooseTheAccount,
    ]),
    needs_review: says('diamond', 'warning', () => [
      statusPillWords.needsReview,
      statusPillWords.completeAndWaitingFor,
      statusPillWords.reviewAndPost,
    ]),
    ready: says('diamond-filled', 'info', () => [
      statusPillWords.ready,
      statusPillWords.balancedAndProven,
      statusPillWords.postIt,
    ]),
    posting: says('half', 'info', () => [
      statusPillWords.posting,
      statusPillWords.waitingForQuickbooksTo,
      '',
    ]),
    partly_posted: says('split', 'warning', () => [
      statusPillWords.partlyPosted,
      statusPillWords.someOfThisPayouts,
      statusPillWords.openItToSee,
    ]),
    posted: says('tick', 'success', () => [
      statusPillWords.posted,
      statusPillWords.inQuickbooksReadBack,
      '',
    ]),
    skipped: says('slashed', 'neutral', () => [
      statusPillWords.skipped,
      statusPillWords.alreadyInQuickbooksOr,
      '',
    ]),
    failed: says('cross', 'danger', () => [
      statusPillWords.failed,
      statusPillWords.notInQuickbooks,
      statusPillWords.openItToSeeWhy,
    ]),
    reversed: says('return', 'neutral', () => [
      statusPillWords.reversed,
      statusPillWords.aReversingEntryCanceled,
      '',
    ]),
  },
  connection: {
    connected: says('disc', 'success', () => [
      statusPillWords.connected,
      statusPillWords.workingNormally,
      '',
    ]),
    expiring: says('quarter', 'warning', () => [
      statusPillWords.expiring,
      statusPillWords.accessEndsSoon,
      statusPillWords.reconnectBeforeItDoes,
    ]),
    expired: says('ring', 'danger', () => [
      statusPillWords.expired,
      statusPillWords.accessEndedNothingIs,
      statusPillWords.reconnect,
    ]),
    revoked: says('slashed', 'danger', () => [
      statusPillWords.revoked,
      statusPillWords.accessWasRemovedOn,
      statusPillWords.reconnectOrRemoveThe,
    ]),
    error: says('cross', 'danger', () => [
      statusPillWords.error,
      statusPillWords.theLastCallWas,
      statusPillWords.openTheConnectionTo,
    ]),
    disconnected: says('ring', 'neutral', () => [
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

export type StatusRef =
  | { kind: 'run'; status: RunStatus }
  | { kind: 'entry'; status: EntryStatus }
  | { kind: 'connection'; status: ConnectionStatus };

/** The words of one status. */
export function statusWords({ kind, status }: StatusRef): StatusWords {
  const words: Record<string, StatusWords> = STATUS_VOCABULARY[kind];
  const found = words[status];
  if (found === undefined) {
    throw new Error(`No ${kind} status "${status}": add it to STATUS_VOCABULARY.`);
  }
  return found;
}
