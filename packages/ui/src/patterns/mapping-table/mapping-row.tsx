import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { mappingWords, type MappingAccount, type MappingLine } from './mapping-line.ts';
import * as styles from './mapping-table.css.ts';

export type MappingRowProps = {
  line: MappingLine;
  accounts: readonly MappingAccount[];
  amount: string;
  /** The row that the Tab key reaches. */
  active: boolean;
  /** What can be done; without it the row is only read. */
  edit:
    | {
        onChoose: (accountId: string) => void;
        onAccept: () => void;
        onReject: () => void;
      }
    | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  ref: Ref<HTMLDivElement>;
};

const DAY = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** One line of the report and the account it goes to. */
export function MappingRow(props: MappingRowProps) {
  const { line, accounts, amount, active, edit, onFocus, onKeyDown, ref } = props;
  const account = accounts.find(({ id }) => id === line.accountId);
  const { shape, word, tone } = mappingWords(line);
  return (
    <div
      ref={ref}
      role="row"
      tabIndex={active ? 0 : -1}
      className={styles.row}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div role="rowheader" className={styles.source}>
        {line.source}
        {line.sourceDetail === undefined ? null : (
          <span className={styles.detail}>{line.sourceDetail}</span>
        )}
      </div>
      <div role="gridcell" className={styles.amount}>
        {amount}
      </div>
      <div role="gridcell" className={styles.account}>
        {edit === undefined ? (
          <div className={account === undefined ? styles.noAccount : styles.accountText}>
            {account?.name ?? 'No account yet'}
          </div>
        ) : (
          <Picker line={line} accounts={accounts} onChoose={edit.onChoose} />
        )}
      </div>
      <div role="gridcell" className={styles.state}>
        <span className={styles.stateWord[tone]}>
          <StatusShape shape={shape} />
          {word}
        </span>
        {line.reason === undefined ? null : <span className={styles.reason}>{line.reason}</span>}
        {line.lastUsed === undefined ? null : (
          <span className={styles.reason}>
            Last used {DAY.format(new Date(`${line.lastUsed}T00:00:00Z`))}
          </span>
        )}
      </div>
      <div role="gridcell" className={styles.actions}>
        {edit === undefined || line.state !== 'suggested' || account === undefined ? null : (
          <>
            <Button
              size="sm"
              tabIndex={-1}
              aria-label={`Accept ${account.name} for ${line.source}`}
              onClick={edit.onAccept}
            >
              Accept
            </Button>
            <Button
              size="sm"
              variant="quiet"
              tabIndex={-1}
              aria-label={`Reject ${account.name} for ${line.source}`}
              onClick={edit.onReject}
            >
              Reject
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type PickerProps = {
  line: MappingLine;
  accounts: readonly MappingAccount[];
  onChoose: (accountId: string) => void;
};

function Picker({ line, accounts, onChoose }: PickerProps) {
  const types = [...new Set(accounts.map(({ type }) => type))];
  return (
    <div className={styles.picker}>
      <select
        tabIndex={-1}
        aria-label={`Account for ${line.source}`}
        className={styles.select}
        value={line.accountId ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="" disabled>
          Choose an account
        </option>
        {types.map((type) => (
          <optgroup key={type} label={type}>
            {accounts
              .filter((account) => account.type === type)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="expand" />
      </span>
    </div>
  );
}
