import type { PlanRow } from './admin-plans.store.ts';

const VERSION = /^(.+?)-v(\d+)$/;

/** The plan and version number of a code: `firm` is the first of `firm`, `firm-v2` the second. */
export function versionOf(code: string): { readonly family: string; readonly version: number } {
  const [, family = code, version = '1'] = VERSION.exec(code) ?? [];
  return { family, version: Number(version) };
}

/** The code of the version after all existing ones. */
export function nextCode(code: string, codes: readonly string[]): string {
  const { family } = versionOf(code);
  const versions = codes
    .map(versionOf)
    .flatMap((one) => (one.family === family ? [one.version] : []));
  return `${family}-v${Math.max(...versions) + 1}`;
}

/** Whether there is no later version of it. */
export function isLatest(code: string, codes: readonly string[]): boolean {
  const { family, version } = versionOf(code);
  return codes.map(versionOf).every((one) => one.family !== family || one.version <= version);
}

/** A plan's texts, and its terms. */
export type PlanTerms = Omit<PlanRow, 'code' | 'created_at' | 'is_listed' | 'is_default'>;

/** What may change without a new version. */
const WORDS = ['name', 'description'] as const satisfies readonly (keyof PlanTerms)[];
const AGREED = [
  'price_cents',
  'currency',
  'interval',
  'trial_days',
  'trial_payouts',
  'max_clients',
  'max_stores',
  'max_channels',
  'max_users',
  'history_months',
  'max_stored_bytes',
] as const satisfies readonly (keyof PlanTerms)[];

export type PlanChange = {
  readonly field: keyof PlanTerms;
  readonly before: string | number | null;
  readonly after: string | number | null;
};

/** What an edit of a plan changes, and whether it changes the terms. */
export function changesOf(
  before: PlanTerms,
  after: PlanTerms,
): { readonly changes: readonly PlanChange[]; readonly isAgreed: boolean } {
  const changes = [...WORDS, ...AGREED].flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );
  return {
    changes,
    isAgreed: changes.some(({ field }) => AGREED.some((agreed) => agreed === field)),
  };
}
