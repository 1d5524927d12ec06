import { Icon } from '../../components/icon/icon.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { Side } from './entry-totals.ts';
import * as styles from './journal-preview.css.ts';
import { journalPreviewWords } from './journal-preview.words.ts';

export type JournalPreviewLine = {
  id: string;
  account: string;
  /** Describes the line if the account alone does not. */
  description?: string | undefined;
  side: Side;
  /** Always positive. */
  amountCents: number;
  /** The number of source rows behind it. */
  rowCount?: number | undefined;
  /** No account is mapped yet. */
  unmapped?: boolean | undefined;
  /** The class and location it is posted to, where the books use them. */
  classification?: { class?: string | undefined; location?: string | undefined } | undefined;
  /** The originally generated values, if a person changed this line; `nothing` if they added it. */
  generated?: GeneratedLine | 'nothing' | undefined;
  /** A person removed this generated line; it is shown struck through and not counted. */
  removed?: boolean | undefined;
};

/** The generated values that differ. */
export type GeneratedLine = { account?: string | undefined; amountCents?: number | undefined };

export type JournalLineProps = {
  line: JournalPreviewLine;
  /** Formats an amount of the entry, without its currency. */
  write: (cents: number) => string;
  open: boolean;
  detailId: string;
  onToggle: ((lineId: string) => void) | undefined;
};

/** One line of an entry; a row-wide button if it can show its source rows. */
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

/** Describes a person's change of a generated line; null if unchanged. */
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
