import { formatMoney } from '@platebook/ui';
import { formatCount } from '../../../shared/format/counted.ts';
import { language } from '../../../shared/language/language.ts';
import { fieldNames, intervalNames, words } from './plans.messages.ts';
import type { AdminPlan, PlanVersionChange } from './plans.queries.ts';

/** The price of a plan, formatted. */
export function priceOf({
  price_cents: cents,
  currency,
  interval,
}: Pick<AdminPlan, 'price_cents' | 'currency' | 'interval'>): string {
  if (cents === null) {
    return words.free;
  }
  const price = formatMoney(cents, { currency, locale: language() });
  return interval === 'month' ? words.perMonth(price) : words.perYear(price);
}

type Change = PlanVersionChange['changes'][number];

/** The consequences of saving a plan, one sentence each. */
export function consequencesOf({
  changes,
  is_new_version: isNewVersion,
  code,
  moved,
  kept,
  plan,
}: PlanVersionChange): string[] {
  return [
    ...(changes.length === 0
      ? [words.noChanges]
      : changes.map((one) => changeInWords(one, currenciesOf(changes, plan)))),
    ...(isNewVersion ? [words.newVersion(code)] : changes.length > 0 ? [words.sameVersion] : []),
    ...(moved > 0 ? [words.moved(moved)] : []),
    ...(kept > 0 ? [words.kept(kept)] : []),
  ];
}

type Currencies = Readonly<Record<'before' | 'after', AdminPlan['currency']>>;

/** The currencies before and after: a plan may change its currency. */
function currenciesOf(changes: readonly Change[], { currency }: AdminPlan): Currencies {
  const change = changes.find(({ field }) => field === 'currency');
  const known = (one: Change['before'] | undefined) =>
    one === 'USD' || one === 'CAD' ? one : currency;
  return { before: known(change?.before), after: known(change?.after) };
}

function changeInWords({ field, before, after }: Change, currencies: Currencies): string {
  const value = (one: Change['before'], currency: AdminPlan['currency']): string => {
    if (one === null) {
      return field === 'price_cents' ? words.free : words.unlimited;
    }
    if (field === 'price_cents' && typeof one === 'number') {
      return formatMoney(one, { currency, locale: language() });
    }
    if (field === 'interval' && (one === 'month' || one === 'year')) {
      return intervalNames[one];
    }
    return typeof one === 'number' ? formatCount(one) : one;
  };
  return words.changeOf(
    fieldNames[field],
    value(before, currencies.before),
    value(after, currencies.after),
  );
}
