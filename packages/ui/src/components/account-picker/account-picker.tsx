import { useMemo } from 'react';
import { Combobox, type ComboboxProps } from '../combobox/combobox.tsx';
import {
  accountOptions,
  accountProblem,
  toOption,
  type AccountOption,
  type AccountSuggestion,
  type LedgerAccount,
} from './account-options.ts';
import { accountPickerWords } from './account-picker.words.ts';

export type AccountPickerProps = Pick<
  ComboboxProps,
  | 'label'
  | 'hint'
  | 'error'
  | 'optional'
  | 'status'
  | 'onRetry'
  | 'recent'
  | 'id'
  | 'disabled'
  | 'readOnly'
  | 'labelHidden'
  | 'startsOpen'
> & {
  accounts: readonly LedgerAccount[];
  /** The id of the selected account; an id not among `accounts` is shown as missing. */
  value: string | null;
  onValueChange: (account: LedgerAccount | null) => void;
  /** The types that may be posted to, as the books spell them; defaults to all. */
  types?: readonly string[] | undefined;
  /** The most suitable types, best first; their accounts are listed before all others. */
  fitting?: readonly string[] | undefined;
  /** The books' currency, if accounts in others are disabled. */
  currency?: string | undefined;
  suggestion?: AccountSuggestion | undefined;
  /** Offers to create an account with the typed name. */
  onCreate?: ((name: string) => void) | undefined;
  /** Defaults to a search hint. */
  placeholder?: string | undefined;
};

/**
 * A ledger account picker: number, name, type and currency, limited to postable types. The suggested account comes
 * first with its reason; one that is inactive, of another type or missing from the books shows that.
 *
 * @example
 * const [account, setAccount] = useState<LedgerAccount | null>(null);
 * <AccountPicker
 *   label="Account"
 *   accounts={accounts}
 *   value={account?.id ?? null}
 *   onValueChange={setAccount}
 *   types={['Expense']}
 * />
 */
export function AccountPicker(props: AccountPickerProps) {
  const { accounts, value, onValueChange, types, fitting, currency, suggestion, ...rest } = props;
  const options = useMemo(
    () => accountOptions({ accounts, types, fitting, suggestion, currency }),
    [accounts, types, fitting, suggestion, currency],
  );
  const chosen = accounts.find(({ id }) => id === value);
  // While the list is loading, nothing counts as missing.
  const isKnown = (props.status ?? 'ready') === 'ready';
  const problem = isKnown ? accountProblem(value, { accounts, types, currency }) : undefined;
  return (
    <Combobox<AccountOption>
      {...rest}
      options={options}
      value={chosen === undefined ? null : toOption(chosen, currency)}
      onValueChange={(option) => onValueChange(option?.account ?? null)}
      error={props.error ?? problem}
      placeholder={props.placeholder ?? accountPickerWords.searchByNumberOr}
      emptyText={accountPickerWords.noAccountHasThis}
      createLabel={(typed) => accountPickerWords.createTheAccount(typed)}
    />
  );
}
