import type { KeyboardEvent, Ref } from 'react';
import type { LedgerAccount } from '../../components/account-picker/account-options.ts';
import { Button } from '../../components/button/button.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { MappingAccountButton, MappingAccountPicker, accountName } from './mapping-account.tsx';
import { isMapped, mappingWords, type MappingLine } from './mapping-line.ts';
import * as styles from './mapping-table.css.ts';
import { byLocale } from '../../kit-words/kit-language.ts';
import { mappingTableWords } from './mapping-table.words.ts';

export type MappingRowProps = {
  line: MappingLine;
  accounts: readonly LedgerAccount[];
  currency: string;
  amount: string;
  /** Whether this row is the tab stop. */
  active: boolean;
  /** Edit handlers; without them the row is read-only. */
  edit:
    | {
        /** Whether the account picker of this line is open. */
        isOpen: boolean;
        recent: readonly string[];
        onOpen: () => void;
        onLeave: () => void;
        onChoose: (accountId: string) => void;
        onCreate: ((name: string) => void) | undefined;
        onAccept: () => void;
        onReject: () => void;
      }
    | undefined;
  /** Undefined if lines cannot be selected. */
  selected: boolean | undefined;
  onToggle: (lineId: string) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  ref: Ref<HTMLDivElement>;
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

/** A line of the report with its account. */
export function MappingRow(props: MappingRowProps) {
  const { line, accounts, amount, active, edit, selected, onFocus, onKeyDown, ref } = props;
  const account = accounts.find(({ id }) => id === line.accountId);
  const { shape, word, tone } = mappingWords(line);
  return (
    <div
      ref={ref}
      role="row"
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      className={styles.row[selected === undefined ? 'plain' : 'selectable']}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {selected === undefined ? null : (
        <div role="gridcell" className={styles.tick}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={mappingTableWords.select(line.source)}
            className={styles.checkbox}
            checked={selected}
            onChange={() => props.onToggle(line.id)}
          />
        </div>
      )}
      <div role="rowheader" className={styles.source}>
        {line.source}
        {line.sourceDetail === undefined ? null : (
          <span className={styles.detail}>{line.sourceDetail}</span>
        )}
      </div>
      <div role="gridcell" className={styles.amount}>
        <bdi dir="ltr">{amount}</bdi>
      </div>
      <div role="gridcell" className={styles.account}>
        <AccountCell {...props} account={account} />
      </div>
      <div role="gridcell" className={styles.state}>
        <span className={styles.stateWord[tone]}>
          <StatusShape shape={shape} />
          {word}
        </span>
        {line.reason === undefined ? null : <span className={styles.reason}>{line.reason}</span>}
        {line.lastUsed === undefined ? null : (
          <span className={styles.reason}>
            {mappingTableWords.lastUsed}
            {day().format(new Date(`${line.lastUsed}T00:00:00Z`))}
          </span>
        )}
      </div>
      <div role="gridcell" className={styles.actions}>
        {edit === undefined || line.state !== 'suggested' || account === undefined ? null : (
          <>
            <Button
              size="sm"
              tabIndex={-1}
              aria-label={mappingTableWords.acceptFor(accountName(account), line.source)}
              onClick={edit.onAccept}
            >
              {mappingTableWords.accept}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              tabIndex={-1}
              aria-label={mappingTableWords.rejectFor(accountName(account), line.source)}
              onClick={edit.onReject}
            >
              {mappingTableWords.reject}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function AccountCell(props: MappingRowProps & { account: LedgerAccount | undefined }) {
  const { line, accounts, currency, account, edit } = props;
  const label = mappingTableWords.accountFor(line.source);
  if (edit === undefined) {
    return (
      <div className={account === undefined ? styles.noAccount : styles.accountText}>
        {account === undefined ? mappingTableWords.noAccountYet : accountName(account)}
      </div>
    );
  }
  return edit.isOpen ? (
    <MappingAccountPicker {...{ label, line, accounts, currency }} {...edit} />
  ) : (
    <MappingAccountButton
      label={label}
      account={account}
      quiet={isMapped(line)}
      onOpen={edit.onOpen}
    />
  );
}
