import { callOnce, jsonOf } from '../../connectors/call.ts';
import { ProviderFailure } from '../../connectors/provider-failure.ts';
import type { Outbound, OutboundRequest } from '../../platform/outbound.ts';
import { PaymentDeclinedError, PaymentProviderError } from './payment-provider.ts';
import { fieldsOf } from './stripe-fields.ts';
import type { Fields } from './stripe-fields.ts';

/** The version whose shapes are sent and read here. */
const STRIPE_VERSION = '2024-06-20';
const TIMEOUT_MS = 10_000;
const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

type Method = 'GET' | 'POST' | 'DELETE';

type Answer = { readonly status: number; readonly body: Fields };

/** Asks Stripe's API and answers the object it sends; throws `PaymentProviderError` for everything else. */
export type StripeCall = (
  request: `${Method} /v1/${string}`,
  form?: Readonly<Record<string, string>>,
  options?: {
    /** The same request with the same key happens once. */
    readonly idempotencyKey?: string;
    /** What Stripe does not know is answered as an object without fields. */
    readonly mayBeMissing?: boolean;
  },
) => Promise<Fields>;

export type StripeAccess = {
  readonly outbound: Outbound;
  readonly apiUrl: string;
  readonly secretKey: string;
};

export function createStripeCall({ outbound, apiUrl, secretKey }: StripeAccess): StripeCall {
  return async (request, form = {}, { idempotencyKey, mayBeMissing = false } = {}) => {
    const [method, path] = request.split(' ') as [Method, string];
    const values = new URLSearchParams(form);
    const query = method === 'GET' && values.size > 0 ? `?${values}` : '';
    const answer = await send(outbound, {
      url: `${apiUrl}${path}${query}`,
      method,
      timeoutMs: TIMEOUT_MS,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': STRIPE_VERSION,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(method === 'POST' ? { 'content-type': FORM } : {}),
      },
      ...(method === 'POST' ? { body: values.toString() } : {}),
    });
    return answer.status === 404 && mayBeMissing ? {} : succeeded(answer);
  };
}

async function send(outbound: Outbound, request: OutboundRequest): Promise<Answer> {
  const answer = await callOnce({
    outbound,
    name: 'Stripe',
    request,
    accepts: () => true,
  }).catch((cause: unknown) => {
    throw cause instanceof ProviderFailure ? unanswered(cause) : cause;
  });
  const body = jsonOf(answer);
  if (body === undefined) {
    throw unanswered();
  }
  return { status: answer.status, body: fieldsOf(body) };
}

function unanswered(cause?: ProviderFailure): PaymentProviderError {
  return new PaymentProviderError('Stripe did not answer.', { cause });
}

function succeeded({ status, body }: Answer): Fields {
  if (status === 402) {
    throw new PaymentDeclinedError('Stripe answered 402.');
  }
  if (status < 200 || status >= 300) {
    throw new PaymentProviderError(`Stripe answered ${status}.`);
  }
  return body;
}
