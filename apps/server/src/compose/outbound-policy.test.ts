import { expect, test } from 'vitest';
import { readAuthConfig } from '../config/auth.ts';
import { readProvidersConfig } from '../config/providers.ts';
import { readStripeConfig } from '../config/stripe.ts';
import { outboundPolicyOf } from './outbound-policy.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

function policyOf(env: Record<string, string>) {
  const site = 'https://books.example.test';
  const { hosts, ...policy } = outboundPolicyOf({
    providers: readProvidersConfig(env, { environment: 'test' }),
    stripe: readStripeConfig(env),
    auth: readAuthConfig(env, { site, environment: 'test' }),
  });
  // Download hosts begin with a dot.
  return { ...policy, hosts: hosts.filter((host) => !host.startsWith('.')) };
}

test.each([
  ['nobody', {}, [], []],
  ['Stripe', STRIPE, ['api.stripe.com'], []],
  [
    'a stand-in for Stripe',
    { ...STRIPE, STRIPE_API_URL: 'http://localhost:12111' },
    [],
    ['localhost:12111'],
  ],
  [
    'an auth service, and where its keys are',
    { AUTH_URL: 'http://auth:9999', AUTH_JWKS_URL: 'https://keys.example.test/jwks.json' },
    [],
    ['auth:9999', 'keys.example.test'],
  ],
  [
    'an auth service with its keys',
    { AUTH_URL: 'https://a.supabase.co/auth/v1' },
    [],
    ['a.supabase.co'],
  ],
] as const)('%s may be called', (_name, env, hosts, ownHosts) => {
  expect(policyOf(env)).toEqual({ hosts, ownHosts, loopback: false });
});
