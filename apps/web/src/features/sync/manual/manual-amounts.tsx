import {
  AccountPicker,
  Button,
  IconButton,
  Inline,
  Money,
  MoneyField,
  Select,
  Stack,
  Table,
  Text,
  useMoneyFormat,
  type LedgerAccount,
  type TableColumn,
} from '@platebook/ui';
import type { Store } from '../../../shared/api/entities.ts';
import {
  balanceLast,
  balanceOf,
  netOf,
  type DraftComponent,
  type DraftLine,
  type ManualComponent,
} from './manual-draft.ts';
import { words, sidesWords, manualComponentsWords } from './manual.messages.ts';

type ComponentsProps = {
  currency: Store['currency'];
  components: readonly DraftComponent[];
  onChange: (components: DraftComponent[]) => void;
  error: string | undefined;
};

const componentOptions = () =>
  Object.entries(manualComponentsWords).map(([value, label]) => ({ value, label }));

/** Amounts by component; accounts come from the client's mapping. */
export function ComponentAmounts({ currency, components, onChange, error }: ComponentsProps) {
  const set: SetComponent = (key, part) =>
    onChange(components.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const numbered = components.map((component, index) => ({ ...component, line: index + 1 }));
  return (
    <Stack gap="md">
      <Table
        caption={words.amountsByLineItem}
        captionHidden
        rows={numbered}
        rowKey={({ key }) => String(key)}
        columns={[...componentColumns(currency, set), removeColumn(components, onChange, 1)]}
        totals={{
          what: words.netDeposit,
          amount: <Money cents={netOf(components)} currency={currency} />,
        }}
        note={words.deductionsHint}
      />
      {error === undefined ? null : <Text tone="danger">{error}</Text>}
      <Inline gap="sm">
        <Button
          icon="add"
          onClick={() =>
            onChange([
              ...components,
              { key: nextKey(components), component: 'other_unclassified', cents: null },
            ])
          }
        >
          {words.addLine}
        </Button>
      </Inline>
    </Stack>
  );
}

type SetComponent = (key: number, part: Partial<DraftComponent>) => void;

function componentColumns(
  currency: Store['currency'],
  set: SetComponent,
): TableColumn<DraftComponent & { line: number }>[] {
  return [
    {
      id: 'what',
      header: words.lineItem,
      rowHeader: true,
      cell: ({ key, component, line }) => (
        <Select
          label={words.lineItemLine(line)}
          labelHidden
          value={component}
          options={componentOptions()}
          onChange={({ target }) => set(key, { component: target.value as ManualComponent })}
        />
      ),
    },
    {
      id: 'amount',
      header: words.amount,
      numeric: true,
      cell: ({ key, cents, line }) => (
        <MoneyField
          label={words.amountLine(line)}
          labelHidden
          currency={currency}
          value={cents}
          onChange={(value) => set(key, { cents: value })}
        />
      ),
    },
  ];
}

type LinesProps = {
  currency: Store['currency'];
  accounts: readonly LedgerAccount[];
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  error: string | undefined;
};

type SetLine = (key: number, part: Partial<DraftLine>) => void;

/** Debits and credits by account, as in a ledger: the column decides the side. */
export function LedgerLines({ currency, accounts, lines, onChange, error }: LinesProps) {
  const set: SetLine = (key, part) =>
    onChange(lines.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const numbered = lines.map((line, index) => ({ ...line, line: index + 1 }));
  const { debitCents, creditCents } = balanceOf(lines);
  return (
    <Stack gap="md">
      <Table
        caption={words.debitsAndCredits}
        captionHidden
        rows={numbered}
        rowKey={({ key }) => String(key)}
        columns={[
          accountColumn(accounts, currency, set),
          sideColumn('debit', currency, set),
          sideColumn('credit', currency, set),
          removeColumn(lines, onChange, 2),
        ]}
        totals={{
          account: words.total,
          debit: <Money cents={debitCents} currency={currency} />,
          credit: <Money cents={creditCents} currency={currency} />,
        }}
      />
      <BalanceBar currency={currency} lines={lines} onChange={onChange} error={error} />
    </Stack>
  );
}

function accountColumn(
  accounts: readonly LedgerAccount[],
  currency: Store['currency'],
  set: SetLine,
): TableColumn<DraftLine & { line: number }> {
  return {
    id: 'account',
    header: words.account,
    rowHeader: true,
    cell: ({ key, account, line }) => (
      <AccountPicker
        label={words.accountLine(line)}
        labelHidden
        accounts={accounts}
        currency={currency}
        value={account?.id ?? null}
        onValueChange={(chosen) =>
          set(key, { account: chosen === null ? null : { id: chosen.id, name: chosen.name } })
        }
      />
    ),
  };
}

function sideColumn(
  side: DraftLine['side'],
  currency: Store['currency'],
  set: SetLine,
): TableColumn<DraftLine & { line: number }> {
  return {
    id: side,
    header: sidesWords[side],
    numeric: true,
    cell: ({ key, line, cents, side: sideOf }) => (
      <MoneyField
        label={words.line(sidesWords[side], line)}
        labelHidden
        currency={currency}
        value={sideOf === side ? cents : null}
        min={0}
        onChange={(value) => {
          // An empty field on the other side changes nothing.
          if (value !== null || sideOf === side) {
            set(key, { cents: value, side });
          }
        }}
      />
    ),
  };
}

function BalanceBar({ currency, lines, onChange, error }: Omit<LinesProps, 'accounts'>) {
  const money = useMoneyFormat();
  const { differenceCents } = balanceOf(lines);
  const open = money(Math.abs(differenceCents), { currency });
  return (
    <Stack gap="sm">
      <Text tone={differenceCents === 0 && error === undefined ? 'muted' : 'danger'}>
        {differenceCents === 0
          ? (error ?? words.difference(money(0, { currency })))
          : differenceCents > 0
            ? words.moreDebit(open)
            : words.moreCredit(open)}
      </Text>
      <Inline gap="sm">
        <Button
          icon="add"
          onClick={() =>
            onChange([...lines, { key: nextKey(lines), account: null, side: 'debit', cents: null }])
          }
        >
          {words.addLine}
        </Button>
        <Button disabled={differenceCents === 0} onClick={() => onChange(balanceLast(lines))}>
          {words.balanceWithLastLine}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Removes a line while more than `fewest` are left. */
function removeColumn<Line extends { readonly key: number }>(
  all: readonly Line[],
  onChange: (lines: Line[]) => void,
  fewest: number,
): TableColumn<Line & { line: number }> {
  return {
    id: 'remove',
    header: words.remove,
    shrink: true,
    cell: ({ key, line }) =>
      all.length <= fewest ? null : (
        <IconButton
          label={words.removeLine(line)}
          icon="close"
          onClick={() => onChange(all.filter((each) => each.key !== key))}
        />
      ),
  };
}

function nextKey(rows: readonly { readonly key: number }[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}
