import { Icon } from '../../components/icon/icon.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { Side } from './entry-totals.ts';
import * as styles from './journal-preview.css.ts';
import { journalPreviewWords } from './journal-preview.words.ts';

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
  /** The class and the location it is booked to, where the books keep them. */
  classification?: { class?: string | undefined; location?: string | undefined } | undefined;
  /** How the entry was generated, where a person changed this line; `nothing` where they added it. */
  generated?: GeneratedLine | 'nothing' | undefined;
  /** A person took this generated line out; it is shown struck out and not counted. */
  removed?: boolean | undefined;
};

/** What of a line was generated otherwise. */
export type GeneratedLine = { account?: string | undefined; amountCents?: number | undefined };

export type JournalLineProps = {
  line: JournalPreviewLine;
  /** Writes an amount of the entry, without its currency. */
  write: (cents: number) => string;
  open: boolean;
  detailId: string;
  onToggle: ((lineId: string) => void) | undefined;
};

/** One line of an entry; a button over the whole row where its source rows can be opened. */
export function JournalLine({ line, write, open, detailId, onToggle }: JournalLineProps) {
  const { id, account, side, amountCents, rowCount, unmapped = false, removed = false } = line;
  const amount = <Amount text={write(amountCents)} removed={removed} />;
  const name = unmapped ? (
    <span className={styles.unmapped}>
      <StatusShape shape="triangle" />
      {journalPreviewWords.needsAnAccount(account)}
    </span>
  ) : removed ? (
    <del>{account}</del>
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
            <LineWords line={line} write={write} />
          </div>
          {rowCount === undefined ? null : (
            <bdi className={styles.rowCount}>{rowWords(rowCount)}</bdi>
          )}
        </div>
      </th>
      <td className={styles.amount}>{side === 'debit' ? amount : null}</td>
      <td className={styles.amount}>{side === 'credit' ? amount : null}</td>
    </tr>
  );
}

function LineWords({ line, write }: Pick<JournalLineProps, 'line' | 'write'>) {
  const { description, classification = {}, removed = false } = line;
  const place = [classification.class, classification.location].filter(
    (name) => name !== undefined,
  );
  const change = removed ? journalPreviewWords.takenOutByHand : changeWords(line, write);
  return (
    <>
      {description === undefined ? null : <span className={styles.description}>{description}</span>}
      {place.length === 0 ? null : <span className={styles.description}>{place.join(' · ')}</span>}
      {change === null ? null : <span className={styles.change}>{change}</span>}
    </>
  );
}

/** What a person made of a generated line; null where it stands as it was generated. */
function changeWords(
  { generated }: JournalPreviewLine,
  write: (cents: number) => string,
): string | null {
  if (generated === undefined) {
    return null;
  }
  if (generated === 'nothing') {
    return journalPreviewWords.addedByHand;
  }
  const { account, amountCents } = generated;
  const was = [account, amountCents === undefined ? undefined : write(amountCents)];
  return journalPreviewWords.changedByHandGenerated(
    was.filter((word) => word !== undefined).join(', '),
  );
}

function Amount({ text, removed }: { text: string; removed: boolean }) {
  const isolated = <bdi dir="ltr">{text}</bdi>;
  return removed ? <del className={styles.removed}>{isolated}</del> : isolated;
}

function rowWords(rowCount: number): string {
  return journalPreviewWords.rows(rowCount);
}
