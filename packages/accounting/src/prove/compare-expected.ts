import { presentGivenOptions } from '../output/policy-parts.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import type { ReadingOptions } from '../read/reading-options.ts';
import { compareValues, type Difference } from './compare-values.ts';

/** The options that a caller expects a document to have been made with; what is not given may be anything. */
export type ExpectedPolicy = {
  readonly plan?: Partial<PlanOptions>;
  readonly reading?: ReadingOptions;
};

/** Where a document states another policy than the one that is expected of it. */
export function* compareExpected(
  content: Readonly<Record<string, unknown>>,
  expected: ExpectedPolicy,
): Generator<Difference, void, undefined> {
  for (const [part, options] of Object.entries(presentGivenOptions(expected))) {
    const stated = content[part];
    const members =
      typeof stated === 'object' && stated !== null
        ? Object.fromEntries(Object.entries(stated).filter(([name]) => name in options))
        : {};
    for (const difference of compareValues(members, options, `/${part}`)) {
      yield { ...difference, kind: 'policy' };
    }
  }
}
