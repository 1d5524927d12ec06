import { ConfigError, httpAddress, text } from './values.ts';
import type { Env } from './values.ts';

export type StripeConfig = {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
};

/** Both secrets or neither; null takes no payments, or simulated ones on a local machine. */
export function readStripeConfig(env: Env): StripeConfig | null {
  const secretKey = text(env, 'STRIPE_SECRET_KEY', '');
  const webhookSecret = text(env, 'STRIPE_WEBHOOK_SECRET', '');
  if ((secretKey === '') !== (webhookSecret === '')) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together.');
  }
  if (secretKey === '') {
    return null;
  }
  const apiUrl = text(env, 'STRIPE_API_URL', 'https://api.stripe.com');
  return { apiUrl: httpAddress('STRIPE_API_URL', apiUrl), secretKey, webhookSecret };
}
