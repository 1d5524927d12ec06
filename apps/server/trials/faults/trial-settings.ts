import { readConfig } from '../../src/config/config.ts';
import type { Config } from '../../src/config/config.ts';
import type { PostingTimes } from '../../src/config/posting.ts';

/** The builds of posting: the real one, and ones without one of its safeguards, which must be detected. */
export const BUILDS = [
  'sound',
  'naive_retry',
  'requestid_only',
  'no_quarantine',
  'no_look_up',
] as const;
export type Build = (typeof BUILDS)[number];

/** Shorter durations than in the product, in the same order. */
export const TRIAL_TIMES: PostingTimes = {
  callMs: 400,
  leaseMs: 1_500,
  quarantineMs: 2_000,
  retryMs: 100,
  maxSends: 60,
};

/**
 * When a dead worker is detected, in seconds: after its last heartbeat, and how often it is checked. Ten and five in
 * the product.
 */
export const MISSED = { heartbeatS: 5, superviseS: 2 };

/** How long the simulated provider delays a call; longer than a call may take. */
export const FAULT_DELAY_MS = 600;

/** The delay until a query finds a write. */
export const QUERY_LAG_MS = 200;

const SECRET_KEYS = `trial:${'A'.repeat(43)}=`;

/** The settings of every process of a trial. */
export function trialEnv(databaseUrl: string, sandboxUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    SANDBOX_URL: sandboxUrl,
    SITE_URL: 'http://127.0.0.1',
    SECRET_KEYS,
    ACCESS_TOKEN_LIFE_S: '86400',
  };
}

export function trialConfig(env: Readonly<Record<string, string>>, posting: PostingTimes): Config {
  return { ...readConfig(env), posting };
}

/** The maximum clock skew of two processes: small compared to the quarantine, as `docs/posting.md` requires. */
export const MAX_SKEW_MS = 200;
