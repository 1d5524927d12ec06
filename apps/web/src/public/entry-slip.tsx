import { formatMoney } from '@platebook/ui';
import { language } from '../shared/language/language.ts';
import { words } from './example-payout.messages.ts';
import { entryOf, type ExamplePayout } from './example-payout.ts';
import * as styles from './home.css.ts';

const write = (cents: number | null) =>
  cents === null ? '' : formatMoney(cents, { currency: 'USD', show: 'none', locale: language() });

/** An example's journal entry in QuickBooks. */
export function EntrySlip({ example }: { example: ExamplePayout }) {
  const lines = entryOf(example);
  const sum = (side: 'debitCents' | 'creditCents') =>
    lines.reduce((total, line) => total + (line[side] ?? 0), 0);
  return (
    <figure className={styles.slip} aria-labelledby="slip-title">
      <div className={styles.slipHead}>
        <span id="slip-title" className={styles.slipTitle}>
          {words.entry}
        </span>
        <span className={styles.note}>
          {example.document} · {example.platform}, {example.period}
        </span>
      </div>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">{words.account}</th>
            <th scope="col" className={styles.figure}>
              {words.debit}
            </th>
            <th scope="col" className={styles.figure}>
              {words.credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.account} ${line.debitCents ?? 0}`}>
              <th scope="row">{line.account}</th>
              <td className={styles.figure}>{write(line.debitCents)}</td>
              <td className={styles.figure}>{write(line.creditCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td className={styles.figure}>{write(sum('debitCents'))}</td>
            <td className={styles.figure}>{write(sum('creditCents'))}</td>
          </tr>
        </tfoot>
      </table>
      <figcaption className={styles.note}>{words.note}</figcaption>
    </figure>
  );
}
