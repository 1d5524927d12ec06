import type { components } from '@platebook/api-client';
import type { ServiceLevels } from './service-levels.store.ts';
import type { Period } from './stats.store.ts';

type Schemas = components['schemas'];
type Level = Schemas['ServiceLevel'];

/** The service level objectives in percent: the rest is the error budget. */
const TARGETS: Readonly<Record<Level['name'], number>> = {
  requests: 99.9,
  fast_requests: 99,
  postings: 99.5,
  prompt_postings: 99,
  balanced_payouts: 99,
};

export function presentServiceLevels(
  levels: ServiceLevels,
  { period, days }: { readonly period: Period; readonly days: number },
): Schemas['ServiceLevels'] {
  const stored = {
    requests: levels.requests,
    fast_requests: levels.fastRequests,
    postings: levels.postings,
    prompt_postings: levels.promptPostings,
    balanced_payouts: levels.balancedPayouts,
  };
  const names = Object.keys(TARGETS) as Level['name'][];
  return {
    days,
    from: period.from.toISOString(),
    measured_at: period.to.toISOString(),
    levels: names.map((name) => ({ name, target_percent: TARGETS[name], ...stored[name] })),
    duplicates: levels.duplicates,
  };
}
