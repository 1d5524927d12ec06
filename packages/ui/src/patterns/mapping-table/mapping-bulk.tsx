import { useState } from 'react';
import type { LedgerAccount } from '../../components/account-picker/account-options.ts';
import { AccountPicker } from '../../components/account-picker/account-picker.tsx';
import { Button } from '../../components/button/button.tsx';
import type { LineSelection } from './line-selection.ts';
import * as styles from './mapping-table.css.ts';
import { mappingTableWords } from './mapping-table.words.ts';

export type MappingBulkProps = {
  selection: LineSelection;
  accounts: readonly LedgerAccount[];
  currency: string;
  recent: readonly string[];
  onApply: (lineIds: readonly string[], accountId: string) => void;
};

/** Assigns one account to all selected lines. */
export function MappingBulk({ selection, accounts, currency, recent, onApply }: MappingBulkProps) {
  const [accountId, setAccountId] = useState<string | null>(null);
  const count = selection.ids.length;
  return (
    <div role="group" aria-label={mappingTableWords.selectedLines} className={styles.bulk}>
      <span className={styles.bulkCount}>{mappingTableWords.selected(lineWords(count))}</span>
      <div className={styles.picker}>
        <AccountPicker
          label={mappingTableWords.accountForTheSelected}
          labelHidden
          accounts={accounts}
          currency={currency}
          recent={recent}
          value={accountId}
          onValueChange={(account) => setAccountId(account?.id ?? null)}
        />
      </div>
      <Button
        size="sm"
        disabled={accountId === null}
        onClick={() => {
          if (accountId !== null) {
            onApply(selection.ids, accountId);
            selection.clear();
          }
        }}
      >
        {mappingTableWords.applyTo(lineWords(count))}
      </Button>
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {mappingTableWords.clearSelection}
      </Button>
    </div>
  );
}

function lineWords(count: number): string {
  return mappingTableWords.lines(count);
}
