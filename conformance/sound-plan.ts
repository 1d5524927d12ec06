import {
  planEntries,
  type EntryPlan,
  type JournalEntry,
  type StorePayout,
} from '@platebook/accounting';
import { expect } from 'vitest';

type Fault = { readonly document: string; readonly fault: string };

/**
 * What is wrong with a plan, as a list that must be empty: debits against credits (I5), each line against its own
 * sources (I5), each payout's clearing lines against what the platform paid (I6), and document numbers.
 */
function faultsOf(plan: EntryPlan, payouts: readonly StorePayout[]): Fault[] {
  const entries = plan.entries.filter(({ kind }) => kind === 'payout');
  return [
    ...plan.blocked.map(({ payoutRef = '', reason }) => ({ document: payoutRef, fault: reason })),
    ...plan.entries.flatMap(entryFaults),
    ...clearingFaults(entries, payouts),
    ...repeated(plan.entries.map((entry) => entry.documentNumber)).map((document) => ({
      document,
      fault: 'document number twice',
    })),
  ];
}

/** Plans with the defaults and fails unless the plan is sound. */
export function planSoundly(payouts: readonly StorePayout[]): readonly JournalEntry[] {
  const plan = planEntries(payouts);
  expect(faultsOf(plan, payouts)).toEqual([]);
  return plan.entries;
}

function entryFaults({ documentNumber, lines }: JournalEntry): Fault[] {
  const faults: string[] = [];
  let balance = 0;
  for (const line of lines) {
    const signed = line.side === 'debit' ? line.amountCents : 0 - line.amountCents;
    balance += signed;
    const sources = line.sources.reduce((sum, source) => sum + source.cents, 0);
    if (Math.abs(sources) !== line.amountCents || line.amountCents <= 0) {
      faults.push(`${line.account}: ${line.amountCents} from sources of ${sources}`);
    }
  }
  if (balance !== 0) {
    faults.push(`debits less credits are ${balance}`);
  }
  if (documentNumber.length > 21) {
    faults.push('document number too long');
  }
  return faults.map((fault) => ({ document: documentNumber, fault }));
}

function clearingFaults(
  entries: readonly JournalEntry[],
  payouts: readonly StorePayout[],
): Fault[] {
  const cleared = new Map<string, number>();
  for (const entry of entries) {
    const key = keyOf(entry);
    for (const line of entry.lines.filter(({ component }) => component === 'net_payout')) {
      const signed = line.side === 'debit' ? line.amountCents : 0 - line.amountCents;
      cleared.set(key, (cleared.get(key) ?? 0) + signed);
    }
  }
  return payouts.flatMap((payout) => {
    const found = cleared.get(keyOf(payout)) ?? 0;
    const fault = `clearing ${found} for a payout of ${payout.netCents}`;
    return found === payout.netCents ? [] : [{ document: payout.payoutRef, fault }];
  });
}

function keyOf(of: { payoutRef: string; storeId: string; channel: string; payoutOn: string }) {
  return JSON.stringify([of.payoutRef, of.payoutOn, of.storeId, of.channel]);
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}
