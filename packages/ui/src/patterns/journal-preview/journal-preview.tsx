import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { Code } from '../../components/code/code.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { StatusPill } from '../../components/status-pill/status-pill.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type { EntryStatus } from '../../components/status-pill/status-vocabulary.ts';
import { entryTotals, type EntryTotals } from './entry-totals.ts';
import { JournalLine, type JournalPreviewLine } from './journal-line.tsx';
import { JournalNotices, type JournalNotice } from './journal-notices.tsx';
import * as styles from './journal-preview.css.ts';
import { byLocale } from '../../kit-words/kit-language.ts';
import { journalPreviewWords } from './journal-preview.words.ts';

export type JournalPreviewProps = {
  documentNumber: string;
  /** `YYYY-MM-DD`. */
  date: string;
  memo: string;
  currency: Currency;
  /** 1-based; a payout that crosses a month end has several parts. */
  part: number;
  parts: number;
  lines: readonly JournalPreviewLine[];
  status?: EntryStatus | undefined;
  /** Warnings before posting, or manual changes; shown above the lines. */
  notices?: readonly JournalNotice[] | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Makes each line a button. */
  onToggleLine?: ((lineId: string) => void) | undefined;
  openLineId?: string | null | undefined;
  /** Shown below the open line: its source rows. */
  lineDetail?: ReactNode | undefined;
};

const day = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/**
 * A journal entry in ledger form: credits are indented, totals sit between a rule and a double rule.
 *
 * **When:** to review an entry before posting, and to read a posted one. **When not:** for many entries use a `DataGrid`
 * that opens one of these.
 *
 * **Keyboard:** Tab moves between lines, Enter opens the source rows of one.
 *
 * **Accessibility:** an article with a table; an unbalanced entry is an alert with the difference; manual changes are
 * described in words, never by color alone.
 *
 * @example
 * const line = { id: 'l1', account: 'Delivery commission', side: 'debit', amountCents: 2_500 } as const;
 * <JournalPreview
 *   documentNumber="UE-7K3Q9FAB-0405-1"
 *   date="2026-04-05"
 *   memo="Uber Eats, Apr 5"
 *   currency="USD"
 *   part={1}
 *   parts={1}
 *   lines={[line, { ...line, id: 'l2', account: 'Clearing', side: 'credit' }]}
 * />
 */
export function JournalPreview(props: JournalPreviewProps) {
  const {
    documentNumber,
    date,
    memo,
    currency,
    part,
    parts,
    lines,
    status,
    headingLevel = 3,
  } = props;
  const { onToggleLine, openLineId, lineDetail, notices = [] } = props;
  const titleId = useId();
  const totals = entryTotals(lines);
  const formatMoney = useMoneyFormat();
  const amount = (cents: number) => formatMoney(cents, { currency, show: 'none' });

  return (
    <article aria-labelledby={titleId} className={styles.entry}>
      <header className={styles.header}>
        <div className={styles.titleLine}>
          <Heading level={headingLevel} size="title3" id={titleId}>
            {day().format(new Date(`${date}T00:00:00Z`))}
            {parts > 1 ? journalPreviewWords.partOf(part, parts) : ''}
          </Heading>
          {status === undefined ? null : <StatusPill kind="entry" status={status} />}
        </div>
        <p className={styles.memo}>
          <Code>{documentNumber}</Code>
          <span>{memo}</span>
        </p>
      </header>
      {totals.differenceCents === 0 ? null : (
        <InlineAlert tone="danger" title={journalPreviewWords.debitsAndCreditsDiffer} appeared>
          {journalPreviewWords.byThisEntryCannot(
            formatMoney(Math.abs(totals.differenceCents), { currency }),
          )}
        </InlineAlert>
      )}
      <JournalNotices notices={notices} />
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col" className={styles.headAccount}>
              {journalPreviewWords.account}
            </th>
            <th scope="col" className={styles.headAmount}>
              {journalPreviewWords.debit}
              <span className={styles.currency}>{currency}</span>
            </th>
            <th scope="col" className={styles.headAmount}>
              {journalPreviewWords.credit}
              <span className={styles.currency}>{currency}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.id}>
              <JournalLine
                line={line}
                write={amount}
                open={line.id === openLineId}
                detailId={`${titleId}-${line.id}`}
                onToggle={onToggleLine}
              />
              {line.id === openLineId && lineDetail !== undefined ? (
                <tr>
                  <td id={`${titleId}-${line.id}`} colSpan={3} className={styles.detail}>
                    {lineDetail}
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <Totals totals={totals} write={amount} />
        </tfoot>
      </table>
    </article>
  );
}

type TotalsProps = { totals: EntryTotals; write: (cents: number) => string };

/** Both totals below a rule, and the check of the entry: balanced to the cent, or the difference. */
function Totals({ totals, write }: TotalsProps) {
  const { debitCents, creditCents, differenceCents } = totals;
  const difference = <bdi dir="ltr">{write(Math.abs(differenceCents))}</bdi>;
  return (
    <>
      {differenceCents === 0 ? null : (
        <tr>
          <th scope="row" className={styles.differenceLabel}>
            {journalPreviewWords.missing}
          </th>
          <td className={styles.difference}>{differenceCents < 0 ? difference : null}</td>
          <td className={styles.difference}>{differenceCents > 0 ? difference : null}</td>
        </tr>
      )}
      <tr>
        <th scope="row" className={styles.totalLabel}>
          <span className={styles.proof}>
            <span>{journalPreviewWords.total}</span>
            {differenceCents === 0 ? (
              <span className={styles.holds}>
                <StatusShape shape="tick" />
                {journalPreviewWords.debitsEqualCredits}
              </span>
            ) : (
              <span className={styles.broken}>
                <StatusShape shape="cross" />
                {journalPreviewWords.debitsAndCreditsDiffer}
              </span>
            )}
          </span>
        </th>
        <td className={styles.total}>
          <bdi dir="ltr">{write(debitCents)}</bdi>
        </td>
        <td className={styles.total}>
          <bdi dir="ltr">{write(creditCents)}</bdi>
        </td>
      </tr>
    </>
  );
}
