import { suggestSurest } from '../shared/suggest.ts';
import { accountReason } from './account-reasons.ts';
import type { AccountReason } from './account-reasons.ts';
import type { Target } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { unusableAccount } from './blocked-account.ts';
import { accountFacts } from './effective-mapping.ts';
import { EVERY_LINE, labelOf } from './mapped-components.ts';
import type { MappingTemplate } from './mapping-templates.ts';
import type { Proposal, Unmatched } from './mapping-views.ts';
import type { MappingFacts } from './read-mapping.ts';
import { ownTarget } from './changed-wishes.ts';
import type { Wish } from './changed-wishes.ts';
import { foldName, nameWords } from './suggest-account.ts';

export type Proposed = {
  readonly proposals: readonly Proposal[];
  readonly unmatched: readonly Unmatched[];
  readonly wishes: readonly Wish[];
};

type Wanted = {
  readonly platform: Proposal['platform'];
  readonly component: string;
  readonly name: string;
  readonly fullName: string;
  readonly number: string | null;
  readonly type: string | null;
};

/** Matches a template's accounts to this company's accounts by name. */
export function proposeTemplate(facts: MappingFacts, template: MappingTemplate): Proposed {
  return propose(
    facts,
    template.accounts.map(({ platform, component, name, type }) => ({
      platform,
      component,
      name,
      fullName: name,
      number: null,
      type,
    })),
  );
}

/** Matches what another client maps for all of its stores, by account numbers and names. */
export function proposeCopy(facts: MappingFacts, source: MappingFacts): Proposed {
  const wanted = source.mapped.flatMap(({ platform, storeId, component, target }): Wanted[] => {
    const account =
      target.account_id === null ? undefined : source.index.account(target.account_id);
    return storeId !== null || account === undefined || component === EVERY_LINE
      ? []
      : [
          {
            platform,
            component,
            name: account.name,
            fullName: account.fullName,
            number: account.accountNumber,
            type: account.accountType,
          },
        ];
  });
  return propose(facts, wanted);
}

function propose(facts: MappingFacts, wanted: readonly Wanted[]): Proposed {
  const proposals: Proposal[] = [];
  const unmatched: Unmatched[] = [];
  const wishes: Wish[] = [];
  for (const one of wanted) {
    const scope = { platform: one.platform, storeId: null };
    const before = ownTarget(facts.mapped, { scope, component: one.component });
    const match = matchAccount(facts, one);
    if (match === null) {
      unmatched.push({
        platform: one.platform,
        component: one.component,
        label: labelOf(one.component),
        account_name: one.name,
        account_type: one.type,
      });
    } else if (before?.account_id !== match.candidate.id) {
      wishes.push({
        scope,
        component: one.component,
        target: withAccount(before, match.candidate),
      });
      proposals.push({
        platform: one.platform,
        component: one.component,
        label: labelOf(one.component),
        account_id: match.candidate.id,
        account_name: match.candidate.fullName,
        replaces: nameOf(facts, before),
        reason: match.reason.message,
        reason_code: match.reason.code,
        values: match.reason.values,
      });
    }
  }
  return { proposals, unmatched, wishes };
}

/** Replaces the account, and keeps class, location, tax code and entity. */
export function withAccount(before: Target | null, account: Pick<BooksObject, 'id'>): Target {
  return {
    class_id: before?.class_id ?? null,
    department_id: before?.department_id ?? null,
    tax_code_id: before?.tax_code_id ?? null,
    entity: before?.entity ?? null,
    account_id: account.id,
  };
}

function nameOf({ index }: MappingFacts, target: Target | null): string | null {
  return target === null || target.account_id === null
    ? null
    : accountFacts(index, target.account_id).accountName;
}

/** This company's counterpart of another account: the same number, else the same name; of a fitting type. */
function matchAccount(
  { objects, currency }: MappingFacts,
  { number, fullName, name, type }: Wanted,
): { readonly candidate: BooksObject; readonly reason: AccountReason } | null {
  const accounts = objects.filter(
    (one) =>
      one.kind === 'account' &&
      (type === null || one.accountType === type) &&
      unusableAccount({ ...one, accountName: one.fullName }, currency) === null,
  );
  const sameName = accountReason('same_name', {});
  return suggestSurest<BooksObject, AccountReason>(accounts, [
    ...(number === null
      ? []
      : [
          {
            fits: (one: BooksObject) => one.accountNumber === number,
            reason: accountReason('same_number', { number }),
          },
        ]),
    { fits: (one) => foldName(one.fullName) === foldName(fullName), reason: sameName },
    { fits: (one) => foldName(one.name) === foldName(name), reason: sameName },
    {
      fits: (one) => nameWords(one.name) === nameWords(name),
      reason: accountReason('same_words', {}),
    },
  ]);
}
