import type { Stripe } from 'stripe';
import { jsonObjectOf } from '../../connectors/call.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { PaymentDeclinedError, PaymentProviderError } from './payment-provider.ts';

export type StripeAccess = {
  readonly outbound: Outbound;
  readonly apiUrl: string;
  readonly secretKey: string;
};

/**
 * Runs a call of Stripe's own client and returns its result. Throws `PaymentDeclinedError` if the payment method was
 * declined, otherwise `PaymentProviderError`; neither repeats Stripe's response, which may contain a key.
 */
export type CallStripe = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>;

const TIMEOUT_MS = 10_000;
/** Stripe's error code for the invoice preview of a subscription that is ending. */
const NOTHING_MORE = 'invoice_upcoming_none';

/**
 * Stripe's client on this server's outbound HTTP client: it follows no redirect, sends no telemetry and does not retry,
 * since each call carries our idempotency key and runs in a job that is retried. Loaded with the first call: it takes
 * 80 ms.
 */
export function createStripeCalls(access: StripeAccess): CallStripe {
  let stripe: Promise<Stripe> | null = null;
  return async (call) => {
    stripe ??= openStripe(access);
    const client = await stripe;
    return call(client).catch((error: unknown) => {
      throw toProviderError(error);
    });
  };
}

async function openStripe({ outbound, apiUrl, secretKey }: StripeAccess): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new StripeClient(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    httpClient: StripeClient.createFetchHttpClient(fetchBy(outbound)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Stripe's client takes a failed response for an error only if its body is one of Stripe's; that of a proxy is not. */
function fetchBy(outbound: Outbound): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { status, bytes } = await outbound({
      url: request.url,
      method: request.method as 'GET' | 'POST' | 'DELETE',
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' ? { body: await request.text() } : {}),
      timeoutMs: TIMEOUT_MS,
    });
    const isTold =
      (status >= 200 && status < 300) || jsonObjectOf({ bytes })?.['error'] !== undefined;
    return new Response(isTold ? new Uint8Array(bytes) : JSON.stringify({ error: {} }), { status });
  };
}

function toProviderError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof PaymentProviderError) {
    return error;
  }
  const { statusCode, code, detail } = error as Partial<Stripe.errors.StripeError>;
  if (statusCode === 402) {
    return new PaymentDeclinedError('Stripe answered 402.');
  }
  return statusCode === undefined
    ? new PaymentProviderError('Stripe did not answer.', { cause: detail })
    : new PaymentProviderError(`Stripe answered ${statusCode}.`, {
        isMissing: statusCode === 404 || code === NOTHING_MORE,
      });
}
