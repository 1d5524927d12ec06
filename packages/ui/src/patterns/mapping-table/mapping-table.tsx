import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import {
  highSuggestions,
  mappingTotals,
  type MappingAccount,
  type MappingLine,
} from './mapping-line.ts';
import { MappingRow } from './mapping-row.tsx';
import { useMappingKeys, type MappingEdit } from './use-mapping-keys.ts';
import * as styles from './mapping-table.css.ts';

export type MappingTableProps = {
  /** The accessible name: "Accounts of Uber Eats, Walnut Street". */
  label: string;
  currency: Currency;
  lines: readonly MappingLine[];
  /** Only accounts that are legal for these lines. */
  accounts: readonly MappingAccount[];
  /** Without it the mapping is only read. */
  onEdit?: MappingEdit | undefined;
};

/**
 * Each line of a report with the account it posts to: a suggestion says how sure it is and why.
 *
 * **When:** accounts of a client, a store or a channel are chosen or checked. **When not:** to show where an entry
 * posted (`JournalPreview`).
 *
 * **Keyboard:** one tab stop; ↑ ↓ Home End move over lines, Enter opens the account of a line and Escape goes back,
 * A accepts, Shift+A accepts all with high confidence, R rejects, U goes to the next line without an account.
 *
 * **Accessibility:** a grid whose rows take the focus; state is shape and word; the count below is read out when it
 * changes.
 */
export function MappingTable({ label, currency, lines, accounts, onEdit }: MappingTableProps) {
  const { acceptHigh, rowOf } = useMappingKeys(lines, onEdit);
  const keysId = useId();
  const formatMoney = useMoneyFormat();
  const editOf = ({ id }: MappingLine) =>
    onEdit === undefined
      ? undefined
      : {
          onChoose: (accountId: string) => onEdit.choose(id, accountId),
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
      <div role="grid" aria-label={label} aria-describedby={keysId} className={styles.grid}>
        <Head currency={currency} />
        {lines.map((line, at) => (
          <MappingRow
            key={line.id}
            {...rowOf(line, at)}
            line={line}
            accounts={accounts}
            amount={formatMoney(line.sampleCents, { currency, show: 'none' })}
            edit={editOf(line)}
          />
        ))}
      </div>
      <p id={keysId} className={styles.keys}>
        {onEdit === undefined
          ? '↑ and ↓ move over the lines, U goes to the next line without an account.'
          : '↑ and ↓ move, Enter opens the account, A accepts, Shift+A accepts all with high confidence, R rejects, U goes to the next line without an account.'}
      </p>
    </div>
  );
}

function Head({ currency }: { currency: Currency }) {
  return (
    <div role="row" className={styles.head}>
      <div role="columnheader">Line of the report</div>
      <div role="columnheader" className={styles.headEnd}>
        Last period ({currency})
      </div>
      <div role="columnheader">Account</div>
      <div role="columnheader">State</div>
      <div role="columnheader">
        <span className={styles.hidden}>Decision</span>
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
        {mapped} of {total} mapped
        {mapped === total ? null : (
          <>
            {' · '}
            <span className={styles.summaryOpen}>
              {total - mapped} open = {money(openCents)} last period
            </span>
          </>
        )}
      </output>
      {onAcceptHigh === undefined || high === 0 ? null : (
        <Button size="sm" onClick={onAcceptHigh}>
          Accept {high} with high confidence
        </Button>
      )}
    </div>
  );
}
