import { randomUUID } from 'node:crypto';
import type { JournalEntry, PlanAction } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import { removeEntry, replaceEntry, setRules } from './journal-entries.store.ts';
import type { EntryRow, NewEntry } from './journal-entries.store.ts';
import { entryStatusOf } from './entry-status.ts';
import type { PayoutPlanning } from '../../books/plan/planning-of-payout.port.ts';
import { WAITING, keyOf, placeOf } from './planned-payout.ts';
import type { PayoutToPlan } from './planned-payout.ts';

type Applying = {
  readonly plan: PayoutToPlan;
  /** The options its entries are planned with. */
  readonly options: PayoutPlanning['options'];
  readonly entries: readonly EntryRow[];
  /** Entries of earlier plans that are kept as history. */
  readonly notPlanned: readonly EntryRow[];
  /** Collects the entries to insert. */
  readonly created: NewEntry[];
};

/** The ID of the created or changed entry; null if there was no change. */
export async function applyAction(
  tx: Transaction,
  action: PlanAction,
  { plan, options, entries, notPlanned, created }: Applying,
): Promise<string | null> {
  const known = entries.find(({ documentNumber }) => documentNumber === action.documentNumber);
  if (action.kind === 'skip') {
    if (known !== undefined && WAITING.has(known.status)) {
      await setRules(tx, known, options);
    }
    return null;
  }
  const place = placeOf(plan);
  if (action.kind === 'amend' && known !== undefined) {
    const status = entryStatusOf(plan, action.entry);
    const { entry } = action;
    await replaceEntry(tx, known.id, { ...place, ...status, entry, options, at: plan.at });
    return known.id;
  }
  if (action.kind === 'reverse' && action.entry === null) {
    // It was never sent, and the reports no longer have its rows.
    if (known !== undefined) {
      await removeEntry(tx, known.id, plan.at);
    }
    return null;
  }
  if (action.entry === null) {
    return null;
  }
  const { entry } = action;
  const again = notPlanned.find(({ key }) => key === keyOf(entry));
  if (again !== undefined) {
    const status = entryStatusOf(plan, entry);
    await replaceEntry(tx, again.id, { ...place, ...status, entry, options, at: plan.at });
    return again.id;
  }
  const made = newEntry(entry, plan, { entries, options });
  created.push(made);
  return made.id;
}

function newEntry(
  entry: JournalEntry,
  plan: PayoutToPlan,
  { entries, options }: Pick<Applying, 'entries' | 'options'>,
): NewEntry {
  const base = entries.find(({ documentNumber }) => documentNumber === entry.relatesTo);
  return {
    ...placeOf(plan),
    ...entryStatusOf(plan, entry),
    id: randomUUID(),
    key: keyOf(entry),
    version: 1,
    entry,
    options,
    relatesTo: base?.id ?? null,
    at: plan.at,
  };
}
