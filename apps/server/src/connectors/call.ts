import { OutboundError } from '../platform/outbound.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../platform/outbound.ts';
import { requestIdOf } from '../platform/record-outbound.ts';
import { ProviderFailure } from './provider-failure.ts';

/** `authorization` is the value of the header. Never logged. */
export type Signature = { readonly authorization: string };

/** Where the signature of a call comes from. Both may throw `ConnectionError`. */
export type Signing<Signed extends Signature = Signature> = {
  readonly sign: () => Promise<Signed>;
  /** After a 401: what came after `refused`. */
  readonly renew: (refused: Signed) => Promise<Signed>;
};

type Call = {
  readonly outbound: Outbound;
  /** The provider as people know it: `QuickBooks`. */
  readonly name: string;
  /** Which statuses are answers to the caller; 2xx unless given. The others are a `ProviderFailure`. */
  readonly accepts?: (status: number) => boolean;
};

export type SignedCall<Signed extends Signature> = Call & {
  readonly signing: Signing<Signed>;
  /** Awaited right before each send; where it throws, nothing is sent. The signature is added to it. */
  readonly request: (signed: Signed) => OutboundRequest | Promise<OutboundRequest>;
};

export type SignedAnswer<Signed extends Signature> = {
  readonly answer: OutboundAnswer;
  /** What the call was signed with that was answered. */
  readonly signed: Signed;
};

/**
 * One authorised call: signed, sent, and sent once more with renewed access after a 401, which is certain to have changed
 * nothing. It waits for nobody: a 429 is a failure that says how long to wait. Throws `ProviderFailure`, and whatever
 * `signing` and `request` throw.
 *
 * @example
 * const { answer } = await callProvider({
 *   outbound,
 *   name: 'Uber Eats',
 *   signing: await openSigning(connections, scope, 'ubereats'),
 *   request: () => ({ url: `${apiUrl}/v1/eats/stores` }),
 * });
 */
export async function callProvider<Signed extends Signature>({
  signing,
  request,
  ...call
}: SignedCall<Signed>): Promise<SignedAnswer<Signed>> {
  const send = async (signed: Signed): Promise<OutboundAnswer> => {
    const { headers, ...rest } = await request(signed);
    return reach(call, {
      ...rest,
      headers: {
        accept: 'application/json',
        ...headers,
        authorization: signed.authorization,
      },
    });
  };
  const first = await signing.sign();
  const answer = await send(first);
  if (answer.status !== 401) {
    return { answer: accepted(call, answer), signed: first };
  }
  const renewed = await signing.renew(first);
  return { answer: accepted(call, await send(renewed)), signed: renewed };
}

/** A call that is its own permission: a signed link, or one that carries its credentials. Throws `ProviderFailure`. */
export async function callOnce({
  request,
  ...call
}: Call & { readonly request: OutboundRequest }): Promise<OutboundAnswer> {
  return accepted(call, await reach(call, request));
}

async function reach({ outbound }: Call, request: OutboundRequest): Promise<OutboundAnswer> {
  try {
    return await outbound(request);
  } catch (cause) {
    if (!(cause instanceof OutboundError)) {
      throw cause;
    }
    const { kind, mayHaveArrived, durationMs, message } = cause;
    throw new ProviderFailure(kind === 'too_large' ? 'too_large' : 'unreachable', message, {
      providerCode: kind,
      mayHaveArrived,
      durationMs,
      cause,
    });
  }
}

function accepted({ name, accepts = isSuccess }: Call, answer: OutboundAnswer): OutboundAnswer {
  if (!accepts(answer.status)) {
    throw failureOf(name, answer);
  }
  return answer;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** What an answer that says no means. A 5xx alone leaves open whether it happened. */
function failureOf(name: string, answer: OutboundAnswer): ProviderFailure {
  const { status, durationMs } = answer;
  const message = `${name} answered with status ${status}.`;
  const facts = {
    httpStatus: status,
    providerCode: `http_${status}`,
    providerRequestId: requestIdOf(answer),
    durationMs,
  };
  if (status === 429) {
    return new ProviderFailure('throttled', message, { ...facts, waitMs: retryAfterMs(answer) });
  }
  if (status >= 500) {
    return new ProviderFailure('unreachable', message, { ...facts, mayHaveArrived: true });
  }
  const { code, error, message: text } = jsonObjectOf(answer) ?? {};
  return new ProviderFailure(status === 403 ? 'forbidden' : 'refused', message, {
    ...facts,
    providerCode: textOr(code, textOr(error, facts.providerCode)),
    providerMessage: textOr(text, null),
  });
}

const LONGEST_PAUSE_MS = 86_400_000;

/**
 * What the header `Retry-After` asks for, in ms, 0 for no pause, and a day for any longer one; null where it names no number
 * of seconds.
 */
export function retryAfterMs({ headers }: Pick<OutboundAnswer, 'headers'>): number | null {
  const text = headers['retry-after']?.trim() ?? '';
  return /^\d+$/.test(text) ? Math.min(Number(text) * 1_000, LONGEST_PAUSE_MS) : null;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON of an answer, whatever it is; undefined where it is none. */
export function jsonOf({ bytes }: Pick<OutboundAnswer, 'bytes'>): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    // An error page is not JSON; its status says enough.
    return undefined;
  }
}

/** The JSON object of an answer; null where it is none. */
export function jsonObjectOf(answer: Pick<OutboundAnswer, 'bytes'>): JsonObject | null {
  const value = jsonOf(answer);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null;
}

/** A body as JSON, as a part of an `OutboundRequest`. */
export function jsonContent(body: unknown) {
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** An answer came whole, and nobody can read it. */
export function unreadable(name: string, answer: OutboundAnswer): ProviderFailure {
  return new ProviderFailure('unreadable', `The answer of ${name} cannot be read.`, {
    httpStatus: answer.status,
    mayHaveArrived: true,
    providerRequestId: requestIdOf(answer),
    durationMs: answer.durationMs,
  });
}

/** A text that says something, or the fallback. */
export function textOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
