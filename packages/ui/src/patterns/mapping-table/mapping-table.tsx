import { Fragment, useId } from 'react';
import type { LedgerAccount } from '../../components/account-picker/account-options.ts';
import { Button } from '../../components/button/button.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { highSuggestions, mappingTotals, type MappingLine } from './mapping-line.ts';
import { useLineSelection } from './line-selection.ts';
import { MappingBulk } from './mapping-bulk.tsx';
import { MappingRow } from './mapping-row.tsx';
import { useMappingKeys, type MappingEdit } from './use-mapping-keys.ts';
import * as styles from './mapping-table.css.ts';
import { mappingTableWords } from './mapping-table.words.ts';

export type MappingTableProps = {
  /** The accessible name: "Accounts of Uber Eats, Walnut Street". */
  label: string;
  currency: Currency;
  lines: readonly MappingLine[];
  /** All accounts of the books: those that cannot be posted to are listed too, with the reason. */
  accounts: readonly LedgerAccount[];
  /** Without it the mapping is read-only. */
  onEdit?: MappingEdit | undefined;
};

/**
 * The lines of a report with the accounts they post to: a suggestion shows its confidence and reason.
 *
 * **When:** to map or review the accounts of a client, a store or a channel. **When not:** to show where an entry posted
 * use `JournalPreview`.
 *
 * **Keyboard:** one tab stop; ↑ ↓ (or K and J) Home End move between lines. Enter or E opens the account of a line: type a
 * number or a name, Enter selects and moves to the next line without an account, Escape cancels. A accepts, Shift+A
 * accepts all with high confidence, R rejects, U moves to the next line without an account. If several lines can get one
 * account, X or Space selects a line and Escape clears the selection.
 *
 * **Accessibility:** a grid with focusable rows; the state is shape and word; changes of the count below are announced.
 *
 * @example
 * <MappingTable
 *   label="Accounts"
 *   currency="USD"
 *   lines={[{ id: 'l1', source: 'Commission', sampleCents: -25_000, accountId: null, state: 'unmapped' }]}
 *   accounts={accounts}
 * />
 */
export function MappingTable({ label, currency, lines, accounts, onEdit }: MappingTableProps) {
  const selected = useLineSelection(lines);
  const chooseMany = onEdit?.chooseMany;
  const selection = chooseMany === undefined ? undefined : selected;
  const { acceptHigh, rowOf, picking } = useMappingKeys(lines, onEdit, selection);
  const keysId = useId();
  const formatMoney = useMoneyFormat();
  const editOf = ({ id }: MappingLine, at: number) =>
    onEdit === undefined
      ? undefined
      : {
          isOpen: picking.openId === id,
          recent: picking.recent,
          onOpen: () => picking.open(id),
          onLeave: picking.close,
          onChoose: (accountId: string) => picking.choose(at, accountId),
          onCreate: onEdit.create === undefined ? undefined : picking.createAt(at),
          onAccept: () => onEdit.accept([id]),
          onReject: () => onEdit.reject(id),
        };

  return (
    <div className={styles.frame}>
      <Summary
        lines={lines}
        money={(cents) => formatMoney(cents, { currency })}
        onAcceptHigh={onEdit === undefined ? undefined : acceptHigh}
      />
      {chooseMany === undefined || selected.ids.length === 0 ? null : (
        <MappingBulk
          selection={selected}
          accounts={accounts}
          currency={currency}
          recent={picking.recent}
          onApply={chooseMany}
        />
      )}
      <div
        role="grid"
        aria-label={label}
        aria-describedby={keysId}
        aria-multiselectable={selection !== undefined || undefined}
        className={styles.grid}
      >
        <Head currency={currency} selectable={selection !== undefined} />
        {lines.map((line, at) => (
          <Fragment key={line.id}>
            {line.group === undefined || line.group === lines[at - 1]?.group ? null : (
              <div role="row" className={styles.group}>
                <div role="rowheader">{line.group}</div>
              </div>
            )}
            <MappingRow
              {...rowOf(line, at)}
              line={line}
              accounts={accounts}
              currency={currency}
              amount={formatMoney(line.sampleCents, { currency, show: 'none' })}
              edit={editOf(line, at)}
              selected={selection?.ids.includes(line.id)}
              onToggle={selected.toggle}
            />
          </Fragment>
        ))}
      </div>
      <p id={keysId} className={styles.keys}>
        {keyWords(onEdit)}
      </p>
    </div>
  );
}

function keyWords(edit: MappingEdit | undefined): string {
  if (edit === undefined) {
    return mappingTableWords.andMoveOverThe;
  }
  const select = edit.chooseMany === undefined ? '' : mappingTableWords.xSelectsLinesTo;
  return mappingTableWords.andMoveEnterOpens(select);
}

function Head({ currency, selectable }: { currency: Currency; selectable: boolean }) {
  return (
    <div role="row" className={styles.head[selectable ? 'selectable' : 'plain']}>
      {selectable ? (
        <div role="columnheader">
          <span className={styles.hidden}>{mappingTableWords.selectedColumn}</span>
        </div>
      ) : null}
      <div role="columnheader">{mappingTableWords.lineOfTheReport}</div>
      <div role="columnheader" className={styles.headEnd}>
        {mappingTableWords.lastPeriod(currency)}
      </div>
      <div role="columnheader">{mappingTableWords.account}</div>
      <div role="columnheader">{mappingTableWords.state}</div>
      <div role="columnheader">
        <span className={styles.hidden}>{mappingTableWords.decision}</span>
      </div>
    </div>
  );
}

type SummaryProps = {
  lines: readonly MappingLine[];
  money: (cents: number) => string;
  onAcceptHigh: (() => void) | undefined;
};

function Summary({ lines, money, onAcceptHigh }: SummaryProps) {
  const { mapped, total, openCents } = mappingTotals(lines);
  const high = highSuggestions(lines).length;
  return (
    <div className={styles.bar}>
      <output className={styles.summary}>
        {mappingTableWords.ofMapped(mapped, total)}
        {mapped === total ? null : (
          <>
            {' · '}
            <span className={styles.summaryOpen}>
              {mappingTableWords.open(total, mapped)}
              <bdi dir="ltr">{money(openCents)}</bdi>
              {mappingTableWords.lastPeriodAfter}
            </span>
          </>
        )}
      </output>
      {onAcceptHigh === undefined || high === 0 ? null : (
        <Button size="sm" onClick={onAcceptHigh}>
          {mappingTableWords.acceptWithHighConfidence(high)}
        </Button>
      )}
    </div>
  );
}
