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
  word: string,
  tone: StatusTone,
  [meaning, action]: readonly [string, string],
): StatusWords {
  return { shape, word, tone, meaning, action };
}

/** Every status of the product, once: shape, word, tone, meaning and what to do. */
export const STATUS_VOCABULARY = {
  run: {
    queued: says('ring', 'Queued', 'neutral', ['Waiting for its turn.', '']),
    running: says('half', 'Running', 'info', ['Working now.', '']),
    waiting: says('quarter', 'Waiting', 'warning', [
      'Waiting for a rate limit or a sign-in.',
      'It continues automatically, or asks you to sign in.',
    ]),
    partial: says('split', 'Partly done', 'warning', [
      'Some payouts are ready, others are not.',
      'Open the run to see which.',
    ]),
    succeeded: says('disc', 'Done', 'success', ['Everything in this run is done.', '']),
    failed: says('cross', 'Failed', 'danger', [
      'This run posted nothing.',
      'Open the run to see why, then retry.',
    ]),
    cancelled: says('slashed', 'Canceled', 'neutral', [
      'Someone stopped it. Nothing was posted.',
      'Start it again when you are ready.',
    ]),
  },
  entry: {
    needs_mapping: says('triangle', 'Needs mapping', 'warning', [
      'A line has no account yet.',
      'Choose the account.',
    ]),
    needs_review: says('diamond', 'Needs review', 'warning', [
      'Complete and waiting for your approval.',
      'Review and post.',
    ]),
    ready: says('diamond-filled', 'Ready', 'info', ['Balanced and proven.', 'Post it.']),
    posting: says('half', 'Posting', 'info', ['Waiting for QuickBooks to confirm.', '']),
    partly_posted: says('split', 'Partly posted', 'warning', [
      'Some of this payout’s entries are posted, others aren’t.',
      'Open it to see which.',
    ]),
    posted: says('tick', 'Posted', 'success', ['In QuickBooks, read back and confirmed.', '']),
    skipped: says('slashed', 'Skipped', 'neutral', [
      'Already in QuickBooks, or left out for a reason.',
      '',
    ]),
    failed: says('cross', 'Failed', 'danger', [
      'Not in QuickBooks.',
      'Open it to see why, then retry.',
    ]),
    reversed: says('return', 'Reversed', 'neutral', ['A reversing entry canceled it out.', '']),
  },
  connection: {
    connected: says('disc', 'Connected', 'success', ['Working normally.', '']),
    expiring: says('quarter', 'Expiring', 'warning', [
      'Access ends soon.',
      'Reconnect before it does.',
    ]),
    expired: says('ring', 'Expired', 'danger', [
      'Access ended; nothing is fetched or posted.',
      'Reconnect.',
    ]),
    revoked: says('slashed', 'Revoked', 'danger', [
      'Access was removed on the other side.',
      'Reconnect, or remove the connection.',
    ]),
    error: says('cross', 'Error', 'danger', [
      'The last call was refused.',
      'Open the connection to see why.',
    ]),
    disconnected: says('ring', 'Not connected', 'neutral', [
      'Nothing is fetched or posted.',
      'Connect.',
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
