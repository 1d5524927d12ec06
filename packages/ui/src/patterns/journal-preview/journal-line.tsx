import { Icon } from '../../components/icon/icon.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { Side } from './entry-totals.ts';
import * as styles from './journal-preview.css.ts';

export type JournalPreviewLine = {
  id: string;
  account: string;
  /** What the line is, when the account alone does not say it. */
  description?: string | undefined;
  side: Side;
  /** Always positive. */
  amountCents: number;
  /** How many source rows are behind it. */
  rowCount?: number | undefined;
  /** No account chosen yet. */
  unmapped?: boolean | undefined;
};

export type JournalLineProps = {
  line: JournalPreviewLine;
  amount: string;
  open: boolean;
  detailId: string;
  onToggle: ((lineId: string) => void) | undefined;
};

/** One line of an entry; a button over the whole row where its source rows can be opened. */
export function JournalLine({ line, amount, open, detailId, onToggle }: JournalLineProps) {
  const { id, account, description, side, rowCount, unmapped = false } = line;
  const name = unmapped ? (
    <span className={styles.unmapped}>
      <StatusShape shape="triangle" />
      {account} needs an account
    </span>
  ) : (
    account
  );
  return (
    <tr className={open ? styles.lineOpen : styles.line}>
      <th scope="row" className={styles.account[side]}>
        <div className={styles.accountLine}>
          <div>
            {onToggle === undefined ? (
              <span className={styles.accountName}>{name}</span>
            ) : (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={open}
                aria-controls={open ? detailId : undefined}
                onClick={() => onToggle(id)}
              >
                <span className={styles.toggleWords}>
                  {name}
                  <span className={styles.chevron}>
                    <Icon name={open ? 'expand' : 'next'} />
                  </span>
                </span>
              </button>
            )}
            {description === undefined ? null : (
              <span className={styles.description}>{description}</span>
            )}
          </div>
          {rowCount === undefined ? null : (
            <span className={styles.rowCount}>{rowWords(rowCount)}</span>
          )}
        </div>
      </th>
      <td className={styles.amount}>{side === 'debit' ? amount : null}</td>
      <td className={styles.amount}>{side === 'credit' ? amount : null}</td>
    </tr>
  );
}

function rowWords(rowCount: number): string {
  return `${rowCount.toLocaleString('en-US')} ${rowCount === 1 ? 'row' : 'rows'}`;
}
