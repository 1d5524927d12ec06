import { OutboundError } from '../../platform/outbound.ts';
import type { Outbound, OutboundRequest } from '../../platform/outbound.ts';
import type { Provider } from '../../db/tables-connections.ts';

/** A pair of tokens as a provider hands it out. */
export type IssuedTokens = {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  /** Null where the provider gives none: access then ends with the access token. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
};

/** The account a person has given access to. */
export type ProviderAccount = {
  readonly externalId: string;
  readonly externalName: string;
  /** What is kept of it; for QuickBooks the company facts. */
  readonly details: Readonly<Record<string, unknown>>;
};

/**
 * `refused`: the grant, the code or the credentials count no longer. `misconfigured`: the provider does not know this
 * installation. `unavailable`: nobody can say; the same call may succeed later.
 */
export type ProviderRefusalKind = 'refused' | 'misconfigured' | 'unavailable';

export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly kind: ProviderRefusalKind;
  /** The provider's own word, such as `invalid_grant`, or why there was no answer. */
  readonly code: string;

  constructor(kind: ProviderRefusalKind, code: string, options?: ErrorOptions) {
    super(`${kind}: ${code}`, options);
    this.kind = kind;
    this.code = code;
  }
}

/** What the consent of a person is asked and kept by; one per provider that has pages of its own for it. */
export type ConsentProvider = {
  readonly provider: Exclude<Provider, 'doordash'>;
  readonly authorizeUrl: (question: {
    readonly state: string;
    readonly redirectUri: string;
  }) => string;
  readonly exchange: (code: string, redirectUri: string) => Promise<IssuedTokens>;
  readonly refresh: (refreshToken: string) => Promise<IssuedTokens>;
  /** Ends the grant; does nothing where the provider has no such call. */
  readonly revoke: (token: string) => Promise<void>;
  /** `claimedId` is the account the browser came back with; it is believed only if the token opens it. */
  readonly account: (accessToken: string, claimedId: string | null) => Promise<ProviderAccount>;
};

const TOKEN_TIMEOUT_MS = 15_000;
const MAX_BYTES = 1024 * 1024;

export type JsonAnswer = { readonly status: number; readonly body: Record<string, unknown> };

/** The answer as JSON, whatever its status; throws `ProviderRefusal` `unavailable` where there is none. */
export async function callJson(outbound: Outbound, request: OutboundRequest): Promise<JsonAnswer> {
  try {
    const { status, bytes } = await outbound({
      timeoutMs: TOKEN_TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...request,
    });
    if (status === 429 || status >= 500) {
      throw new ProviderRefusal('unavailable', `http_${status}`);
    }
    return { status, body: parse(bytes) };
  } catch (cause) {
    throw cause instanceof OutboundError
      ? new ProviderRefusal('unavailable', cause.kind, { cause })
      : cause;
  }
}

function parse(bytes: Buffer): Record<string, unknown> {
  if (bytes.byteLength === 0) {
    return {};
  }
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch (cause) {
    throw new ProviderRefusal('unavailable', 'unreadable', { cause });
  }
}

export type TokenCall = {
  readonly outbound: Outbound;
  readonly url: string;
  readonly form: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** RFC 6749 5: a token endpoint's answer, or why there is none. */
export async function callTokenEndpoint({
  outbound,
  url,
  form,
  headers = {},
}: TokenCall): Promise<Record<string, unknown>> {
  const { status, body } = await callJson(outbound, {
    url,
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });
  if (status === 200 && typeof body['access_token'] === 'string') {
    return body;
  }
  const error = typeof body['error'] === 'string' ? body['error'] : `http_${status}`;
  throw new ProviderRefusal(error === 'invalid_grant' ? 'refused' : 'misconfigured', error);
}

/** Seconds as the provider said them, from now. */
export function after(now: Date, seconds: unknown, fallbackSeconds: number): Date {
  const given = typeof seconds === 'number' && seconds > 0 ? seconds : fallbackSeconds;
  return new Date(now.getTime() + given * 1_000);
}

export function textOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
