import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { JournalLine, LineSource, Side } from '../model/journal.ts';
import type { FacetSum, StorePayout } from '../model/reading.ts';
import { ACCOUNTS, accountName } from './accounts.ts';
import type { AccountRole } from './accounts.ts';
import { compareComponents } from './component-order.ts';
import type { AccountMapping, PlanOptions } from './plan-options.ts';
import { lineRank, postingOf } from './posting-rules.ts';
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
  readonly facets: LineSource[];
};

/**
 * The balanced lines of one part: debits first, each side in the order of the worked examples. Lines whose amounts add
 * up to nothing are left out.
 */
export function buildLines(input: LineInput): JournalLine[] {
  const { payout, part, tax, options } = input;
  const context: PostingContext = {
    platform: payout.platform,
    tax,
    taxMode: options.taxMode,
    revenue: options.revenue,
  };
  const groups = new Map<string, Group>();
  for (const facet of describeUnclassified(input)) {
    const posting = postingOf(facet, context);
    if (posting !== null) {
      addToGroup(groups, { posting, facet, input });
    }
  }
  const memoContext: PostingContext = {
    ...context,
    tax: 'facilitated',
    taxMode: 'pass_through_gross',
  };
  for (const facet of memoTaxFacets(part, options)) {
    const posting = postingOf(facet, memoContext);
    if (posting !== null) {
      addToGroup(groups, { posting, facet, input });
    }
  }
  const ranked = [...groups.values()].flatMap((group) =>
    linesOfGroup(group).map((line) => ({ line, role: group.posting.role })),
  );
  const clearing = clearingLine(input);
  if (clearing !== null) {
    ranked.unshift({ line: clearing, role: 'clearing' });
  }
  return orderLines(ranked, payout);
}

/** The clearing line: the payout's share, opening to everything it is the sum of. */
function clearingLine({ payout, part, options }: LineInput): JournalLine | null {
  if (part.netCents === 0) {
    return null;
  }
  return {
    account: accountName('clearing', payout, options.accounts),
    accountType: ACCOUNTS.clearing.type,
    description: '',
    side: part.netCents > 0 ? 'debit' : 'credit',
    amountCents: Math.abs(part.netCents),
    component: 'net_payout',
    components: sumComponents(part.facets),
    sources: part.facets.map((facet) => toSource(facet)),
  };
}

/** A facet of `other_unclassified` with the description that a mapping may name. */
type PostingFacet = FacetSum & { readonly mappingKey?: keyof AccountMapping };

/** Replaces `other_unclassified` by its descriptions, where those are mapped to accounts of their own. */
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

/** DoorDash's information-only tax as collected and withheld at once, when the books ask for gross tax. */
function memoTaxFacets(part: Part, options: PlanOptions): FacetSum[] {
  if (options.memoTax === 'ignore') {
    return [];
  }
  return part.memoTaxes.flatMap(({ cents, ...source }): FacetSum[] => [
    { component: 'sales_tax', factor: 1, cents, ...source },
    { component: 'facilitator_tax_withheld', factor: -1, cents: -cents, ...source },
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
    groups.set(key, { posting, account, facets: [toSource(facet)] });
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
      accountType: ACCOUNTS[posting.role].type,
      description: side === 'debit' ? posting.debitText : posting.creditText,
      side,
      amountCents: Math.abs(cents),
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

/** Σ cents by component; components that add up to zero stay, so that their rows can be found. */
export function sumComponents(facets: readonly LineSource[]): ComponentCents {
  const sums: Partial<Record<ComponentKey, number>> = {};
  for (const facet of [...facets].sort((a, b) => compareComponents(a.component, b.component))) {
    sums[facet.component] = (sums[facet.component] ?? 0) + facet.cents;
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
  // The sort is stable: within one account, lines keep the order of the components.
  return [...ranked].sort((left, right) => place(left) - place(right)).map(({ line }) => line);
}
