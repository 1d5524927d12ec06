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
  /** The id of the account chosen; one that is not among `accounts` is told as missing. */
  value: string | null;
  onValueChange: (account: LedgerAccount | null) => void;
  /** The types that may be posted to here, as the books write them; all when left out. */
  types?: readonly string[] | undefined;
  /** The types that fit best here, the best first; their accounts stand before all others. */
  fitting?: readonly string[] | undefined;
  /** The currency of the books, when accounts in others may not be chosen. */
  currency?: string | undefined;
  suggestion?: AccountSuggestion | undefined;
  /** Offers to create an account of the name typed. */
  onCreate?: ((name: string) => void) | undefined;
  /** Default: how to search. */
  placeholder?: string | undefined;
};

/**
 * An account of the ledger: number, name, type and currency, only of the types that may be posted to. The suggested one
 * stands first and says why; one that is inactive, of another type or gone from the books says so.
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
  // While the list is on its way, nothing is missing in it.
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
