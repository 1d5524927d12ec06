import { PaymentDeclinedError, PaymentProviderError } from './payment-provider.ts';
import type { Fields } from './stripe-fields.ts';

/** The version whose shapes are sent and read here. */
const STRIPE_VERSION = '2024-06-20';
const TIMEOUT_MS = 10_000;

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

export function createStripeCall({
  apiUrl,
  secretKey,
}: {
  apiUrl: string;
  secretKey: string;
}): StripeCall {
  return async (request, form = {}, { idempotencyKey, mayBeMissing = false } = {}) => {
    const [method = '', path = ''] = request.split(' ');
    const values = new URLSearchParams(form);
    const query = method === 'GET' && values.size > 0 ? `?${values}` : '';
    const answer = await send(`${apiUrl}${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': STRIPE_VERSION,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'POST' ? { body: values } : {}),
    });
    return answer.status === 404 && mayBeMissing ? {} : succeeded(answer);
  };
}

async function send(address: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: (await response.json()) as Fields };
  } catch (cause) {
    throw new PaymentProviderError('Stripe did not answer.', { cause });
  }
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
