/**
 * How a call to a provider failed:
 * - `unreachable`: no response, or a 5xx, which leaves the outcome open.
 * - `throttled`: the provider asks to wait, for `waitMs` if it says how long.
 * - `forbidden`: the access is valid, but not for this (403).
 * - `refused`: any other error response, including an expired or revoked grant.
 * - `misconfigured`: the provider does not know this installation.
 * - `undelivered`: what was requested did not arrive, or is gone; it may be requested again.
 * - `unreadable`: the response cannot be parsed.
 * - `too_large`: the response exceeds the size limit.
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
  /** False by default. */
  readonly mayHaveArrived?: boolean;
  /** Derived from the kind by default. */
  readonly retryable?: boolean;
  readonly waitMs?: number | null;
  readonly httpStatus?: number | null;
  /** The kind by default. */
  readonly providerCode?: string;
  readonly providerMessage?: string | null;
  readonly providerRequestId?: string | null;
  readonly durationMs?: number;
  readonly cause?: unknown;
};

/**
 * Why a call to a provider failed. A feature's user-facing error derives from this class and adds its own code and
 * message; decisions (retry, when, whether it took effect) depend only on these fields.
 */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly kind: ProviderFailureKind;
  /** Whether the same call may succeed later without a person. */
  readonly retryable: boolean;
  /** Whether the provider may have received and processed the call; false if it certainly had no effect. */
  readonly mayHaveArrived: boolean;
  /** How long to wait, in ms; null if the provider did not say. */
  readonly waitMs: number | null;
  /** Null without a response. */
  readonly httpStatus: number | null;
  /** The provider's own code, such as `invalid_grant`, or a fallback: `http_503`, `timeout`. */
  readonly providerCode: string;
  /** The provider's own message; null if there is none. */
  readonly providerMessage: string | null;
  /** The provider's request ID; null if the response had none. */
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

/** An error response, identified by the provider's own code. */
export function refusalBy(
  name: string,
  providerCode: string,
  kind: 'refused' | 'misconfigured' = 'refused',
): ProviderFailure {
  return new ProviderFailure(kind, `${name} says no: ${providerCode}.`, { providerCode });
}
