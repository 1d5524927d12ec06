import type { Outbound, OutboundRequest } from '../../platform/outbound.ts';
import { callOnce, jsonObjectOf, jsonOf, textOr, unreadable } from '../call.ts';
import type { JsonObject } from '../call.ts';
import { refusalBy } from '../provider-failure.ts';

const TOKEN_TIMEOUT_MS = 15_000;
const MAX_BYTES = 1024 * 1024;

type JsonCall = {
  readonly outbound: Outbound;
  /** The provider's display name. */
  readonly name: string;
  readonly request: OutboundRequest;
};

export type JsonAnswer = { readonly status: number; readonly body: JsonObject };

/** The response as JSON, including refusals; throws `ProviderFailure` if there is none. */
export async function callJson({ outbound, name, request }: JsonCall): Promise<JsonAnswer> {
  const answer = await callOnce({
    outbound,
    name,
    request: { timeoutMs: TOKEN_TIMEOUT_MS, maxBytes: MAX_BYTES, ...request },
    accepts: (status) => status < 500 && status !== 429,
  });
  if (answer.bytes.byteLength > 0 && jsonOf(answer) === undefined) {
    throw unreadable(name, answer);
  }
  return { status: answer.status, body: jsonObjectOf(answer) ?? {} };
}

export type TokenCall = {
  readonly outbound: Outbound;
  readonly name: string;
  readonly url: string;
  readonly form: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** RFC 6749 5: a token endpoint's response. Throws `ProviderFailure`. */
export async function callTokenEndpoint({
  outbound,
  name,
  url,
  form,
  headers = {},
}: TokenCall): Promise<JsonObject> {
  const { status, body } = await callJson({
    outbound,
    name,
    request: {
      url,
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams(form).toString(),
    },
  });
  if (status === 200 && typeof body['access_token'] === 'string') {
    return body;
  }
  const error = textOr(body['error'], `http_${status}`);
  throw refusalBy(name, error, error === 'invalid_grant' ? 'refused' : 'misconfigured');
}

/** Ten years: longer lifetimes are treated as missing, as their dates could not be stored. */
const MOST_SECONDS = 315_360_000;

/** The time in this many seconds, as given by the provider. */
export function after(now: Date, seconds: unknown, fallbackSeconds: number): Date {
  const isTime = typeof seconds === 'number' && seconds > 0 && seconds <= MOST_SECONDS;
  return new Date(now.getTime() + (isTime ? seconds : fallbackSeconds) * 1_000);
}
