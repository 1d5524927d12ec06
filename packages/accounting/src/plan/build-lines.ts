import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { AccountType, JournalLine, LineSource, Side } from '../model/journal.ts';
import type { FacetSum, StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';
import { ACCOUNTS, accountName, unclassifiedType } from './accounts.ts';
import type { AccountRole } from './accounts.ts';
import { compareComponents } from './component-order.ts';
import type { AccountMapping, PlanOptions } from './plan-options.ts';
import { isRecordedByPos } from './pos-components.ts';
import { postingOf } from './posting-rules.ts';
import { lineRank } from './line-order.ts';
import type { Posting, PostingContext, TaxContext } from './posting-rules.ts';
import type { Part } from './split-parts.ts';

type LineInput = {
  readonly payout: StorePayout;
  readonly part: Part;
  readonly tax: TaxContext;
  readonly options: PlanOptions;
};

type Group = {
  readonly posting: Posting;
  readonly account: string;
  readonly accountType: AccountType;
  readonly facets: LineSource[];
};

/**
 * The balanced lines of one part: debits first, each side in the order of the worked examples. Lines that sum to zero are
 * left out.
 */
export function buildLines(input: LineInput): JournalLine[] {
  if (input.options.sales === 'report') {
    return toLines(input, postFacets(input), input.part.facets);
  }
  const posted = postFacets(input).filter(({ facet }) => !isRecordedByPos(facet.component));
  const recorded = new Set<FacetSum>(recordedByPos(input).map(({ facet }) => facet));
  return toLines(input, posted, [
    ...input.part.facets.filter((facet) => !recorded.has(facet)),
    ...memoTaxFacets(input.part, input.options).filter(
      ({ component }) => !isRecordedByPos(component),
    ),
  ]);
}

/** The balanced lines that a POS has booked for one part: clearing debited; sales, tax, tips and guest fees credited. */
export function buildPosLines(input: LineInput): JournalLine[] {
  const posted = recordedByPos(input);
  return toLines(
    input,
    posted,
    posted.map(({ facet }) => facet),
  );
}

/** A POS books gross amounts, whatever the entries deduct from sales. */
function recordedByPos(input: LineInput): PostedFacet[] {
  return postFacets({ ...input, options: { ...input.options, revenue: 'gross' } }).filter(
    ({ facet }) => isRecordedByPos(facet.component),
  );
}

type PostedFacet = { readonly facet: PostingFacet; readonly posting: Posting };

/** Every amount of the part with its account; tax that the tax mode excludes is left out. */
function postFacets(input: LineInput): PostedFacet[] {
  const { payout, part, tax, options } = input;
  const context: PostingContext = {
    platform: payout.platform,
    tax,
    taxMode: options.taxMode,
    revenue: options.revenue,
    sales: options.sales,
  };
  const memoContext: PostingContext = {
    ...context,
    tax: 'facilitated',
    taxMode: 'pass_through_gross',
  };
  const place = (facet: PostingFacet, to: PostingContext): PostedFacet[] => {
    const posting = postingOf(facet, to);
    return posting === null ? [] : [{ facet, posting }];
  };
  return [
    ...describeUnclassified(input).flatMap((facet) => place(facet, context)),
    ...memoTaxFacets(part, options).flatMap((facet) => place(facet, memoContext)),
  ];
}

function toLines(
  input: LineInput,
  posted: readonly PostedFacet[],
  cleared: readonly FacetSum[],
): JournalLine[] {
  const groups = new Map<string, Group>();
  for (const { facet, posting } of posted) {
    addToGroup(groups, { posting, facet, input });
  }
  const ranked = [...groups.values()].flatMap((group) =>
    linesOfGroup(group).map((line) => ({ line, role: group.posting.role })),
  );
  const clearing = clearingLine(input, cleared);
  if (clearing !== null) {
    ranked.unshift({ line: clearing, role: 'clearing' });
  }
  return orderLines(ranked, input.payout);
}

/**
 * The clearing line with all its sources: the whole part, so that it is the payout's share; or what the platform kept of
 * sales that a POS has debited to clearing.
 */
function clearingLine(
  { payout, options }: LineInput,
  cleared: readonly FacetSum[],
): JournalLine | null {
  const cents = cleared.reduce((sum, facet) => sum + facet.cents, 0);
  if (cents === 0) {
    return null;
  }
  return {
    account: accountName('clearing', payout, options.accounts),
    accountType: ACCOUNTS.clearing.type,
    description: '',
    side: cents > 0 ? 'debit' : 'credit',
    amountCents: toCents(Math.abs(cents)),
    component: 'net_payout',
    components: sumComponents(cleared),
    sources: cleared.map((facet) => toSource(facet)),
  };
}

/** A facet of `other_unclassified` with the description that a mapping may use. */
type PostingFacet = FacetSum & { readonly mappingKey?: keyof AccountMapping };

/** Splits `other_unclassified` into its descriptions if those are mapped to their own accounts. */
function describeUnclassified({ payout, part, options }: LineInput): PostingFacet[] {
  const mapped = payout.unclassified.filter(
    (item) => options.accounts[`other_unclassified:${item.description}`] !== undefined,
  );
  if (mapped.length === 0) {
    return [...part.facets];
  }
  const facets: PostingFacet[] = part.facets.filter(
    (facet) => facet.component !== 'other_unclassified',
  );
  const columns = part.facets.filter((facet) => facet.component === 'other_unclassified');
  for (const item of payout.unclassified) {
    if (item.on >= part.firstOn && item.on <= part.lastOn && item.cents !== 0) {
      facets.push({
        component: 'other_unclassified',
        column: columns[0]?.column ?? item.description,
        factor: 1,
        cents: item.cents,
        file: item.file,
        rows: item.rows,
        mappingKey: `other_unclassified:${item.description}`,
      });
    }
  }
  return facets;
}

/** DoorDash's informational tax, booked as collected and withheld at the same time if the plan uses gross tax. */
function memoTaxFacets(part: Part, options: PlanOptions): FacetSum[] {
  if (options.memoTax === 'ignore') {
    return [];
  }
  return part.memoTaxes.flatMap(({ cents, ...source }): FacetSum[] => [
    { component: 'sales_tax', factor: 1, cents, ...source },
    { component: 'facilitator_tax_withheld', factor: -1, cents: toCents(0 - cents), ...source },
  ]);
}

function addToGroup(
  groups: Map<string, Group>,
  entry: { posting: Posting; facet: PostingFacet; input: LineInput },
): void {
  const { posting, facet, input } = entry;
  const keys: (keyof AccountMapping)[] = [];
  if (facet.mappingKey !== undefined) {
    keys.push(facet.mappingKey);
  }
  if (posting.ownKey) {
    keys.push(facet.component);
  }
  const account = accountName(posting.role, input.payout, input.options.accounts, keys);
  const key = `${posting.role}\u0000${posting.group}\u0000${account}`;
  const group = groups.get(key);
  if (group === undefined) {
    const { payout, options } = input;
    const accountType =
      posting.role === 'unclassified'
        ? unclassifiedType(account, payout, options.accounts)
        : ACCOUNTS[posting.role].type;
    groups.set(key, { posting, account, accountType, facets: [toSource(facet)] });
  } else {
    group.facets.push(toSource(facet));
  }
}

function linesOfGroup(group: Group): JournalLine[] {
  if (group.posting.merge === 'net') {
    return toLine(group, group.facets);
  }
  const sums = sumComponents(group.facets);
  const isCredit = (facet: LineSource): boolean =>
    facet.component !== 'net_payout' && (sums[facet.component] ?? 0) >= 0;
  return [
    ...toLine(
      group,
      group.facets.filter((facet) => !isCredit(facet)),
    ),
    ...toLine(group, group.facets.filter(isCredit)),
  ];
}

function toLine(group: Group, facets: readonly LineSource[]): JournalLine[] {
  const cents = facets.reduce((sum, facet) => sum + facet.cents, 0);
  if (cents === 0) {
    return [];
  }
  const { posting } = group;
  const side: Side = cents > 0 ? 'credit' : 'debit';
  const components = sumComponents(facets);
  return [
    {
      account: group.account,
      accountType: group.accountType,
      description: side === 'debit' ? posting.debitText : posting.creditText,
      side,
      amountCents: toCents(Math.abs(cents)),
      component: namingComponent(posting.role, facets),
      components,
      sources: facets,
    },
  ];
}

function namingComponent(role: AccountRole, facets: readonly LineSource[]): ComponentKey {
  const keys = facets.map((facet) => facet.component).sort(compareComponents);
  const own = keys.find((key) => key === ACCOUNTS[role].key);
  return own ?? keys[0] ?? 'other_unclassified';
}

/** Σ cents by component; components that sum to zero are kept, so that their rows can be found. */
export function sumComponents(facets: readonly LineSource[]): ComponentCents {
  const sums: Partial<Record<ComponentKey, Cents>> = {};
  for (const facet of [...facets].sort((a, b) => compareComponents(a.component, b.component))) {
    sums[facet.component] = toCents((sums[facet.component] ?? 0) + facet.cents);
  }
  return sums;
}

function toSource(facet: FacetSum): LineSource {
  return {
    component: facet.component,
    column: facet.column,
    factor: facet.factor,
    cents: facet.cents,
    file: facet.file,
    rows: facet.rows,
  };
}

function orderLines(
  ranked: readonly { line: JournalLine; role: AccountRole }[],
  payout: StorePayout,
): JournalLine[] {
  const place = ({ line, role }: { line: JournalLine; role: AccountRole }): number =>
    (line.side === 'debit' ? 0 : 1000) + lineRank(role, line.side, payout.platform);
  // Stable sort: within one account, lines keep the component order.
  return [...ranked].sort((left, right) => place(left) - place(right)).map(({ line }) => line);
}
