import { atPointer, pointerTo } from '../output/json-pointer.ts';
import { presentOptions } from '../output/policy-parts.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import type { ReadingOptions } from '../read/reading-options.ts';
import { compareValues, type Difference } from './compare-values.ts';

/** The options that a caller expects a document to have; omitted ones are not checked. */
export type ExpectedPolicy = {
  readonly plan?: Partial<PlanOptions>;
  readonly reading?: ReadingOptions;
};

/** Where a document's policy differs from the expected one. */
export function* compareExpected(
  content: Readonly<Record<string, unknown>>,
  expected: ExpectedPolicy,
): Generator<Difference, void, undefined> {
  const expectedOptions = presentOptions(expected);
  for (const [part, options] of Object.entries(expectedOptions)) {
    yield* comparePolicy(pickMembers(content[part], options), options, `/${part}`);
  }
  const payouts = atPointer(content, '/books/payouts');
  for (const place of Array.isArray(payouts) ? payouts.keys() : []) {
    const pointer = pointerTo('', 'books', 'payouts', place, 'plan_options');
    const own = pickMembers(atPointer(content, pointer), expectedOptions.plan_options);
    // A payout records only deviations from the document's options.
    yield* comparePolicy(own, pickMembers(expectedOptions.plan_options, own), pointer);
  }
}

function pickMembers(stated: unknown, names: object): Record<string, unknown> {
  return typeof stated === 'object' && stated !== null
    ? Object.fromEntries(Object.entries(stated).filter(([name]) => Object.hasOwn(names, name)))
    : {};
}

function* comparePolicy(
  stated: object,
  expected: object,
  pointer: string,
): Generator<Difference, void, undefined> {
  for (const difference of compareValues(stated, expected, pointer)) {
    yield { ...difference, kind: 'policy' };
  }
}
