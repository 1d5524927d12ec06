import { formatMoney } from '@platebook/ui';
import { entryOf, type ExamplePayout } from './example-payout.ts';
import * as styles from './home.css.ts';

const write = (cents: number | null) =>
  cents === null ? '' : formatMoney(cents, { currency: 'USD', show: 'none' });

/** The journal entry that QuickBooks gets for an example. */
export function EntrySlip({ example }: { example: ExamplePayout }) {
  const lines = entryOf(example);
  const sum = (side: 'debitCents' | 'creditCents') =>
    lines.reduce((total, line) => total + (line[side] ?? 0), 0);
  return (
    <figure className={styles.slip} aria-labelledby="slip-title">
      <div className={styles.slipHead}>
        <span id="slip-title" className={styles.slipTitle}>
          Journal entry
        </span>
        <span className={styles.note}>
          {example.document} · {example.platform}, {example.period}
        </span>
      </div>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" className={styles.figure}>
              Debit (USD)
            </th>
            <th scope="col" className={styles.figure}>
              Credit (USD)
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
            <th scope="row">Total</th>
            <td className={styles.figure}>{write(sum('debitCents'))}</td>
            <td className={styles.figure}>{write(sum('creditCents'))}</td>
          </tr>
        </tfoot>
      </table>
      <figcaption className={styles.note}>
        An example with made-up figures. The clearing account empties when the deposit reaches your
        bank.
      </figcaption>
    </figure>
  );
}
