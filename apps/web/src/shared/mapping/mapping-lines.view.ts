import type { LedgerAccount, MappingLine } from '@platebook/ui';
import { PLATFORM_NAMES } from '../format/names.ts';
import { accountReason, accountTypeName } from '../language/sent-reasons.ts';
import { componentName, fieldSentence } from '../language/server-errors.ts';
import type { AccountMapping, BooksObject, MappingRow, Target } from './mapping.queries.ts';
import { words, groupsWords, blockedWords } from './mapping.messages.tsx';

/** Unsaved changes: a target, or null to inherit again. */
export type MappingDraft = ReadonlyMap<string, Target | null>;

export const EVERY_LINE = '*';

export const NOTHING: Target = {
  account_id: null,
  class_id: null,
  department_id: null,
  tax_code_id: null,
  entity: null,
};

const GROUPS: Record<MappingRow['group'], string> = groupsWords;

type Shown = {
  readonly draft: MappingDraft;
  /** Rejected suggestions. */
  readonly rejected: ReadonlySet<string>;
  /** Whether to include components that no payout has used yet. */
  readonly everything: boolean;
};

/** The table's lines: components of payouts, those mapped here, and optionally all others. */
export function toMappingLines(
  { rows, platform }: Pick<AccountMapping, 'rows' | 'platform'>,
  { draft, rejected, everything }: Shown,
): MappingLine[] {
  const named = new Map(rows.map((row) => [row.component, row]));
  return rows
    .filter(({ component }) => component !== EVERY_LINE)
    .filter((row) => everything || row.seen || row.own !== null || draft.has(row.component))
    .map((row) => ({
      id: row.component,
      group: GROUPS[row.group],
      source: componentName(row),
      sourceDetail: detailOf(row),
      sampleCents: row.sample_cents,
      // Compared with account types in the reader's language.
      types: row.account_types.map(accountTypeName),
      ...stateOf(row, {
        draft,
        isRejected: rejected.has(row.component),
        platform,
        followed: row.follows === null ? undefined : named.get(row.follows),
      }),
    }));
}

function detailOf({ seen, rows, payouts }: MappingRow): string | undefined {
  if (!seen) {
    return words.notSeenYet;
  }
  return rows === null ? words.countOfPayouts(payouts) : words.countOfRows(rows);
}

type LineStatus = Pick<MappingLine, 'accountId' | 'state' | 'confidence' | 'reason'>;

type At = {
  readonly draft: MappingDraft;
  readonly isRejected: boolean;
  readonly platform: AccountMapping['platform'];
  /** The mapping it inherits from without its own. */
  readonly followed: MappingRow | undefined;
};

function stateOf(row: MappingRow, { draft, isRejected, platform, followed }: At): LineStatus {
  const changed = draft.get(row.component);
  if (changed !== undefined) {
    const chosen = changed?.account_id ?? null;
    return chosen === null
      ? { accountId: null, state: 'inherited', reason: words.inheritsAgainOnceItIsSaved }
      : { accountId: chosen, state: 'edited' };
  }
  const { own, effective, problem, suggestion } = row;
  const change = followed === undefined ? undefined : draft.get(followed.component);
  if (
    followed !== undefined &&
    change !== undefined &&
    change !== null &&
    change.account_id !== null &&
    (own?.account_id ?? null) === null
  ) {
    return {
      accountId: change.account_id,
      state: 'inherited',
      reason: words.as(componentName(followed)),
    };
  }
  const accountId = effective?.account_id ?? null;
  if (problem !== null) {
    const state = problem.code === 'account_inactive' ? 'deleted' : 'conflicting';
    return { accountId, state, reason: fieldSentence(problem) };
  }
  if (accountId !== null) {
    return (own?.account_id ?? null) === null
      ? { accountId, state: 'inherited', reason: inheritedFrom(row, platform) }
      : { accountId, state: 'accepted' };
  }
  if (row.seen && !row.open) {
    return { accountId: null, state: 'inherited', reason: words.eachPlatformHasItsOwn };
  }
  return suggestion === null || isRejected
    ? { accountId: null, state: 'unmapped' }
    : {
        accountId: suggestion.account_id,
        state: 'suggested',
        confidence: suggestion.confidence,
        reason: accountReason(suggestion),
      };
}

function inheritedFrom(row: MappingRow, platform: AccountMapping['platform']): string {
  const from = row.effective?.account_from ?? 'client';
  const places: Record<typeof from, string> = {
    client: words.fromTheClientsDefault,
    platform: words.fromPlatform(platform === null ? words.thePlatform : PLATFORM_NAMES[platform]),
    store: words.fromTheStore,
    channel: words.asAnotherComponentOfThisChannel,
  };
  return places[from];
}

/** Why an account cannot be selected, short enough for a list. */
const BLOCKED: Readonly<Record<string, string>> = blockedWords;

/** Every account with its full path; those that cannot be posted to have a reason. */
export function toLedgerAccounts(
  objects: readonly BooksObject[],
  currency: string,
): LedgerAccount[] {
  return objects.map((object) => ({
    id: object.id,
    name: object.full_name,
    ...(object.account_number === null ? {} : { number: object.account_number }),
    type: object.account_type === null ? words.other : accountTypeName(object.account_type),
    currency: object.currency ?? currency,
    active: object.active,
    ...(object.blocked === null || SELF_EXPLAINED.has(object.blocked.code)
      ? {}
      : { blocked: BLOCKED[object.blocked.code] ?? fieldSentence(object.blocked) }),
  }));
}

/** Reasons visible from the account alone. */
const SELF_EXPLAINED: ReadonlySet<string> = new Set(['account_inactive', 'account_currency']);

/** The draft in the server's format. */
export function toComponents(draft: MappingDraft) {
  return [...draft].map(([component, target]) => ({ component, target }));
}

/** A readable target, for before and after. */
export function toWords(
  target: Target | null,
  nameOf: (kind: BooksObject['kind'], id: string) => string,
): Record<string, string> {
  const { account_id, class_id, department_id, tax_code_id, entity } = target ?? NOTHING;
  return {
    ...(account_id === null ? {} : { [words.account]: nameOf('account', account_id) }),
    ...(class_id === null ? {} : { [words.classLabel]: nameOf('class', class_id) }),
    ...(department_id === null ? {} : { [words.location]: nameOf('department', department_id) }),
    ...(tax_code_id === null ? {} : { [words.taxCode]: nameOf('tax_code', tax_code_id) }),
    ...(entity === null
      ? {}
      : {
          [entity.type === 'Vendor' ? words.vendor : words.customer]: nameOf(
            entity.type === 'Vendor' ? 'vendor' : 'customer',
            entity.id,
          ),
        }),
  };
}
