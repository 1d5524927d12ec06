import { toOption, type LedgerAccount } from '../../components/account-picker/account-options.ts';
import { AccountPicker } from '../../components/account-picker/account-picker.tsx';
import { optionText } from '../../components/combobox/combobox-items.ts';
import { Icon } from '../../components/icon/icon.tsx';
import type { MappingLine } from './mapping-line.ts';
import * as styles from './mapping-table.css.ts';
import { mappingTableWords } from './mapping-table.words.ts';

/** "6120 · Delivery commission". */
export function accountName(account: LedgerAccount): string {
  return optionText(toOption(account));
}

export type MappingAccountButtonProps = {
  /** The accessible name: "Account for Loyalty fee". */
  label: string;
  account: LedgerAccount | undefined;
  /** Shows the account as plain text until hovered, for lines that need no decision. */
  quiet: boolean;
  onOpen: () => void;
};

/** The account of a line; a press replaces it by a picker. Not a tab stop: a key of its row opens it. */
export function MappingAccountButton(props: MappingAccountButtonProps) {
  const { label, account, quiet, onOpen } = props;
  const name = account === undefined ? mappingTableWords.chooseAnAccount : accountName(account);
  return (
    <div className={styles.picker}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${label}: ${name}`}
        aria-haspopup="listbox"
        className={styles.accountButton[quiet ? 'quiet' : 'plain']}
        onClick={onOpen}
      >
        {name}
      </button>
      <span className={styles.arrow}>
        <Icon name="expand" />
      </span>
    </div>
  );
}

export type MappingAccountPickerProps = {
  label: string;
  line: MappingLine;
  accounts: readonly LedgerAccount[];
  currency: string;
  /** Recently selected ids, newest first. */
  recent: readonly string[];
  onChoose: (accountId: string) => void;
  onCreate: ((name: string) => void) | undefined;
  /** Called when the focus leaves the picker. */
  onLeave: () => void;
};

/** The account picker of a line; initially empty, with the current account as placeholder. */
export function MappingAccountPicker(props: MappingAccountPickerProps) {
  const { label, line, accounts, currency, recent, onChoose, onCreate } = props;
  const now = accounts.find(({ id }) => id === line.accountId);
  const isSuggested = line.state === 'suggested' && line.accountId !== null;
  return (
    <div
      className={styles.picker}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // If another window takes the focus, the input remains the active element.
        if (document.activeElement !== target && !currentTarget.contains(relatedTarget)) {
          props.onLeave();
        }
      }}
    >
      <AccountPicker
        label={label}
        labelHidden
        startsOpen
        accounts={accounts}
        currency={currency}
        fitting={line.types}
        recent={recent}
        value={null}
        placeholder={now === undefined ? undefined : accountName(now)}
        suggestion={
          isSuggested
            ? {
                accountId: line.accountId ?? '',
                reason: line.reason ?? mappingTableWords.suggestedForThisLine,
              }
            : undefined
        }
        onValueChange={(account) => (account === null ? undefined : onChoose(account.id))}
        onCreate={onCreate}
      />
    </div>
  );
}
