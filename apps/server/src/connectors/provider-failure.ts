/**
 * How a call to a provider failed:
 * - `unreachable`: no answer came, or a 5xx, which says nothing of what happened there.
 * - `throttled`: the provider wants a pause, of `waitMs` where it says how long.
 * - `forbidden`: the access counts, but not for this (403).
 * - `refused`: any other answer that says no, a grant that counts no longer included.
 * - `misconfigured`: the provider does not know this installation.
 * - `undelivered`: what was ordered did not come, or is gone; it may be ordered again.
 * - `unreadable`: an answer came that nobody can read.
 * - `too_large`: an answer came that is more than is taken.
 */
export type ProviderFailureKind =
  | 'unreachable'
  | 'throttled'
  | 'forbidden'
  | 'refused'
  | 'misconfigured'
  | 'undelivered'
  | 'unreadable'
  | 'too_large';

const RETRYABLE: readonly ProviderFailureKind[] = [
  'unreachable',
  'throttled',
  'undelivered',
  'unreadable',
];

export type ProviderFailureFacts = {
  /** False unless given. */
  readonly mayHaveArrived?: boolean;
  /** As the kind says unless given. */
  readonly retryable?: boolean;
  readonly waitMs?: number | null;
  readonly httpStatus?: number | null;
  /** The kind unless given. */
  readonly providerCode?: string;
  readonly providerMessage?: string | null;
  readonly providerRequestId?: string | null;
  readonly durationMs?: number;
  readonly cause?: unknown;
};

/**
 * Why a call to a provider gave nothing. What a room says of it to people derives from this class and adds a code and
 * words of its own; the decisions (again, when, may it have happened) are made by these fields alone.
 */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly kind: ProviderFailureKind;
  /** Whether the same call may succeed later without a person. */
  readonly retryable: boolean;
  /** Whether the provider may have received the call and acted on it; false where it is certain that nothing happened. */
  readonly mayHaveArrived: boolean;
  /** How long the provider wants to be left in peace, in ms; null where nobody said. */
  readonly waitMs: number | null;
  /** Null where no answer came. */
  readonly httpStatus: number | null;
  /** The provider's own word, such as `invalid_grant`, or why there is none: `http_503`, `timeout`. */
  readonly providerCode: string;
  /** The provider's own sentence; null where there is none. */
  readonly providerMessage: string | null;
  /** The provider's id of the call; null where the answer had none. */
  readonly providerRequestId: string | null;
  readonly durationMs: number;

  constructor(kind: ProviderFailureKind, message: string, facts: ProviderFailureFacts = {}) {
    super(message, { cause: facts.cause });
    this.kind = kind;
    this.retryable = facts.retryable ?? RETRYABLE.includes(kind);
    this.mayHaveArrived = facts.mayHaveArrived ?? false;
    this.waitMs = facts.waitMs ?? null;
    this.httpStatus = facts.httpStatus ?? null;
    this.providerCode = facts.providerCode ?? kind;
    this.providerMessage = facts.providerMessage ?? null;
    this.providerRequestId = facts.providerRequestId ?? null;
    this.durationMs = facts.durationMs ?? 0;
  }
}

/** An answer that says no, by the provider's own word for it. */
export function refusalBy(
  name: string,
  providerCode: string,
  kind: 'refused' | 'misconfigured' = 'refused',
): ProviderFailure {
  return new ProviderFailure(kind, `${name} says no: ${providerCode}.`, { providerCode });
}
