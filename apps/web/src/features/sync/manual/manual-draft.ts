import type { components } from '@platebook/api-client';
import * as v from 'valibot';
import { words, manualComponentsWords } from './manual.messages.ts';

export type ManualComponent = components['schemas']['ManualComponent'];
type Request = components['schemas']['ManualEntryRequest'];

const Draft = v.object({
  mode: v.picklist(['components', 'lines']),
  platform: v.picklist(['ubereats', 'doordash']),
  entryOn: v.nullable(v.string()),
  memo: v.string(),
  components: v.array(
    v.object({
      key: v.number(),
      component: v.picklist(Object.keys(manualComponentsWords) as ManualComponent[]),
      cents: v.nullable(v.number()),
    }),
  ),
  lines: v.array(
    v.object({
      key: v.number(),
      account: v.nullable(v.object({ id: v.string(), name: v.string() })),
      side: v.picklist(['debit', 'credit']),
      cents: v.nullable(v.number()),
    }),
  ),
  /** The id of the draft saved on the server. */
  savedAs: v.optional(v.nullable(v.string()), null),
});

/** A manual entry being written. Amounts are whole cents; component amounts are signed by their effect on the payout. */
export type ManualDraft = v.InferOutput<typeof Draft>;
export type DraftLine = ManualDraft['lines'][number];
export type DraftComponent = ManualDraft['components'][number];

/** An empty entry with its initial lines. */
export const EMPTY_DRAFT: ManualDraft = {
  mode: 'components',
  platform: 'ubereats',
  entryOn: null,
  memo: '',
  components: [
    { key: 1, component: 'gross_sales', cents: null },
    { key: 2, component: 'commission', cents: null },
  ],
  lines: [
    { key: 1, account: null, side: 'debit', cents: null },
    { key: 2, account: null, side: 'credit', cents: null },
  ],
  savedAs: null,
};

/** Parses a stored draft; an empty one if missing or invalid. */
export function readDraft(text: string | null): ManualDraft {
  if (text === null) {
    return EMPTY_DRAFT;
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), text);
  return read.success ? read.output : EMPTY_DRAFT;
}

export type Balance = {
  readonly debitCents: number;
  readonly creditCents: number;
  /** Debits minus credits; negative when debits are short. */
  readonly differenceCents: number;
};

/** The balance of an entry's lines. */
export function balanceOf(lines: readonly Pick<DraftLine, 'side' | 'cents'>[]): Balance {
  const sum = (side: DraftLine['side']) =>
    lines.reduce((total, line) => total + (line.side === side ? (line.cents ?? 0) : 0), 0);
  const debitCents = sum('debit');
  const creditCents = sum('credit');
  return { debitCents, creditCents, differenceCents: debitCents - creditCents };
}

/** Sets the last line to balance the others. */
export function balanceLast(lines: readonly DraftLine[]): DraftLine[] {
  const last = lines.at(-1);
  if (last === undefined) {
    return [];
  }
  const others = lines.slice(0, -1);
  const { differenceCents } = balanceOf(others);
  const side = differenceCents >= 0 ? 'credit' : 'debit';
  return [...others, { ...last, side, cents: Math.abs(differenceCents) }];
}

/** The platform's payout: the sum of the components. */
export function netOf(components: readonly Pick<DraftComponent, 'cents'>[]): number {
  return components.reduce((total, { cents }) => total + (cents ?? 0), 0);
}

/** Errors by field; empty when the entry can be saved. */
export function problemsOf(draft: ManualDraft): Readonly<Record<string, string>> {
  return {
    ...(draft.entryOn === null ? { entryOn: words.enterTheDate } : {}),
    ...(draft.memo.trim() === '' ? { memo: words.enterAMemo } : {}),
    ...(draft.mode === 'lines' ? problemsOfLines(draft.lines) : problemsOfComponents(draft)),
  };
}

function problemsOfLines(lines: readonly DraftLine[]): Record<string, string> {
  if (lines.some(({ account, cents }) => account === null || cents === null || cents <= 0)) {
    return { lines: words.linesIncomplete };
  }
  return balanceOf(lines).differenceCents === 0 ? {} : { lines: words.mustBalance };
}

function problemsOfComponents({ components }: ManualDraft): Record<string, string> {
  return components.some(({ cents }) => cents !== null && cents !== 0)
    ? {}
    : { components: words.enterAmount };
}

export type ManualTarget = {
  readonly storeId: string;
  readonly currency: Request['currency'];
  /** Whether to save despite an entry with the same day and amount. */
  readonly allowDuplicate: boolean;
};

/** The request body of a draft. Throws while it has errors. */
export function toRequest(
  draft: ManualDraft,
  { storeId, currency, allowDuplicate }: ManualTarget,
): Request {
  if (draft.entryOn === null) {
    throw new RangeError('A draft without a day cannot be saved; ask problemsOf first.');
  }
  return {
    store_id: storeId,
    platform: draft.platform,
    entry_on: draft.entryOn,
    currency,
    memo: draft.memo.trim(),
    ...(draft.mode === 'lines'
      ? {
          lines: draft.lines.flatMap(({ account, side, cents }) =>
            account === null || cents === null
              ? []
              : [{ account_id: account.id, side, amount_cents: cents }],
          ),
        }
      : {
          components: draft.components.flatMap(({ component, cents }) =>
            cents === null || cents === 0 ? [] : [{ component, amount_cents: cents }],
          ),
        }),
    ...(allowDuplicate ? { allow_duplicate: true } : {}),
  };
}
