import { Money, Text, useMoneyFormat } from '@platebook/ui';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import { entryAmountCents } from '../../../shared/format/total-in-words.ts';
import { words } from './entries.messages.ts';

type EntryAmountProps = Pick<
  BooksEntry,
  'kind' | 'currency' | 'net_cents' | 'debit_cents' | 'payout'
>;

/** An entry's amount: its part of the net deposit, beside the whole deposit if the payout is split. */
export function EntryAmount(entry: EntryAmountProps) {
  const money = useMoneyFormat();
  const { kind, currency, payout } = entry;
  const cents = entryAmountCents(entry);
  const isPart = kind === 'payout' && payout !== null && payout.net_cents !== cents;
  return (
    <>
      <Money cents={cents} currency={currency} />
      {isPart ? (
        <Text as="span" size="small" tone="muted">
          {words.of(money(payout.net_cents, { currency }))}
        </Text>
      ) : null}
    </>
  );
}
