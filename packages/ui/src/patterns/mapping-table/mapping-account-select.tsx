import { Icon } from '../../components/icon/icon.tsx';
import type { MappingAccount } from './mapping-line.ts';
import * as styles from './mapping-table.css.ts';

export type MappingAccountSelectProps = {
  /** The accessible name: "Account for Loyalty fee". */
  label: string;
  accounts: readonly MappingAccount[];
  accountId: string | null;
  onChoose: (accountId: string) => void;
  /** A line that needs no decision shows its account as text until it is pointed at. */
  quiet?: boolean | undefined;
  /** Reached by a key of its row, not by Tab. */
  tabIndex?: number | undefined;
};

/** The accounts by their type, as the browser lists them. */
export function MappingAccountSelect(props: MappingAccountSelectProps) {
  const { label, accounts, accountId, onChoose, quiet = false, tabIndex } = props;
  const types = [...new Set(accounts.map(({ type }) => type))];
  return (
    <div className={styles.picker}>
      <select
        tabIndex={tabIndex}
        aria-label={label}
        className={quiet ? styles.selectQuiet : styles.select}
        value={accountId ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="" disabled>
          Choose an account
        </option>
        {types.map((type) => (
          <optgroup key={type} label={type}>
            {accounts
              .filter((account) => account.type === type)
              .map(({ id, name, unavailable }) => (
                <option key={id} value={id} disabled={unavailable !== undefined}>
                  {unavailable === undefined ? name : `${name} (${unavailable})`}
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
