import { OutboundError } from '../platform/outbound.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../platform/outbound.ts';
import { requestIdOf } from '../platform/record-outbound.ts';
import { ProviderFailure } from './provider-failure.ts';

/** `authorization` is the header's value. Never logged. */
export type Signature = { readonly authorization: string };

/** Supplies the authorization of a call. Both may throw `ConnectionError`. */
export type Signing<Signed extends Signature = Signature> = {
  readonly sign: () => Promise<Signed>;
  /** After a 401: the access that replaced `refused`. */
  readonly renew: (refused: Signed) => Promise<Signed>;
};

type Call = {
  readonly outbound: Outbound;
  /** The provider's display name: `QuickBooks`. */
  readonly name: string;
  /** Statuses that are returned to the caller; 2xx by default. Others throw `ProviderFailure`. */
  readonly accepts?: (status: number) => boolean;
};

export type SignedCall<Signed extends Signature> = Call & {
  readonly signing: Signing<Signed>;
  /** Awaited right before each send; if it throws, nothing is sent. The authorization is added to it. */
  readonly request: (signed: Signed) => OutboundRequest | Promise<OutboundRequest>;
};

export type SignedAnswer<Signed extends Signature> = {
  readonly answer: OutboundAnswer;
  /** The signature of the call that was answered. */
  readonly signed: Signed;
};

/**
 * One authorized call: signed, sent, and resent once with renewed access after a 401, which certainly had no effect. It
 * does not wait: a 429 is a failure with a wait time. Throws `ProviderFailure`, and whatever `signing` and `request`
 * throw.
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

/**
 * A call without an authorization header: a signed link, or a request that carries its credentials. Throws
 * `ProviderFailure`.
 */
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

/** Classifies an error response. Only a 5xx leaves open whether the call took effect. */
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
 * The wait time of the `Retry-After` header in ms: 0 for no pause, at most a day; null unless it is a number of seconds.
 */
export function retryAfterMs({ headers }: Pick<OutboundAnswer, 'headers'>): number | null {
  const text = headers['retry-after']?.trim() ?? '';
  return /^\d+$/.test(text) ? Math.min(Number(text) * 1_000, LONGEST_PAUSE_MS) : null;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** The response as JSON; undefined if it is not JSON. */
export function jsonOf({ bytes }: Pick<OutboundAnswer, 'bytes'>): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    // An error page is not JSON; its status is enough.
    return undefined;
  }
}

/** The response's JSON object; null if it is none. */
export function jsonObjectOf(answer: Pick<OutboundAnswer, 'bytes'>): JsonObject | null {
  const value = jsonOf(answer);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null;
}

/** A JSON body, as part of an `OutboundRequest`. */
export function jsonContent(body: unknown) {
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** A complete response that cannot be parsed. */
export function unreadable(name: string, answer: OutboundAnswer): ProviderFailure {
  return new ProviderFailure('unreadable', `We couldn't read the response from ${name}.`, {
    httpStatus: answer.status,
    mayHaveArrived: true,
    providerRequestId: requestIdOf(answer),
    durationMs: answer.durationMs,
  });
}

/** A nonempty text, or the fallback. */
export function textOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
