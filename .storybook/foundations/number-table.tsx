import { formatMoney, formatNumber, formatShare } from '@platebook/ui';
import { WordTable } from './word-table.tsx';

const money = (cents: number, options: Partial<Parameters<typeof formatMoney>[1]> = {}) =>
  formatMoney(cents, { currency: 'USD', ...options });

/** The output of the kit's formatters, computed live. */
export function NumberTable() {
  return (
    <WordTable
      caption="What is written"
      head={['What', 'Written', 'In German']}
      rows={[
        ['A payout', money(329_050), money(329_050, { locale: 'de-DE' })],
        ['A loss', money(-43_250), money(-43_250, { locale: 'de-DE' })],
        [
          'Canadian dollars',
          money(329_050, { currency: 'CAD' }),
          money(329_050, { currency: 'CAD', locale: 'de-DE' }),
        ],
        ['A share of gross', formatShare(127_500, 510_000) ?? '', ''],
        ['Rows of a report', formatNumber(12_480), ''],
      ]}
    />
  );
}
