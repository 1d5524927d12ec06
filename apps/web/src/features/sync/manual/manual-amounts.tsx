import {
  AccountPicker,
  Button,
  Columns,
  Inline,
  MoneyField,
  SegmentedControl,
  Select,
  Stack,
  Text,
  useMoneyFormat,
  type LedgerAccount,
} from '@platebook/ui';
import type { Store } from '../../../shared/api/entities.ts';
import {
  balanceLast,
  balanceOf,
  MANUAL_COMPONENTS,
  netOf,
  type DraftComponent,
  type DraftLine,
  type ManualComponent,
} from './manual-draft.ts';

type ComponentsProps = {
  currency: Store['currency'];
  components: readonly DraftComponent[];
  onChange: (components: DraftComponent[]) => void;
  error: string | undefined;
};

const COMPONENT_OPTIONS = Object.entries(MANUAL_COMPONENTS).map(([value, label]) => ({
  value,
  label,
}));

/** Amounts by what they mean; the accounts come from the client's mapping. */
export function ComponentAmounts({ currency, components, onChange, error }: ComponentsProps) {
  const money = useMoneyFormat();
  const set = (key: number, part: Partial<DraftComponent>) =>
    onChange(components.map((each) => (each.key === key ? { ...each, ...part } : each)));
  return (
    <Stack gap="md">
      {components.map(({ key, component, cents }, index) => (
        <Stack key={key} gap="xs">
          <Columns gap="sm">
            <Select
              label={`What, line ${index + 1}`}
              value={component}
              options={COMPONENT_OPTIONS}
              onChange={({ target }) => set(key, { component: target.value as ManualComponent })}
            />
            <MoneyField
              label={`Amount, line ${index + 1}`}
              hint={index === 0 ? 'What lowers the payout is negative.' : undefined}
              currency={currency}
              value={cents}
              onChange={(value) => set(key, { cents: value })}
            />
          </Columns>
          <RemoveLine
            index={index}
            only={components.length === 1}
            onRemove={() => onChange(components.filter((each) => each.key !== key))}
          />
        </Stack>
      ))}
      <Inline gap="sm">
        <Button
          onClick={() =>
            onChange([
              ...components,
              { key: nextKey(components), component: 'other_unclassified', cents: null },
            ])
          }
        >
          Add a line
        </Button>
        <Text as="span" tone={error === undefined ? 'muted' : 'danger'}>
          {error ?? `Paid out: ${money(netOf(components), { currency })}`}
        </Text>
      </Inline>
    </Stack>
  );
}

type LinesProps = {
  currency: Store['currency'];
  accounts: readonly LedgerAccount[];
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  error: string | undefined;
};

/** Debits and credits, account by account, with what is still open. */
export function LedgerLines({ currency, accounts, lines, onChange, error }: LinesProps) {
  const set = (key: number, part: Partial<DraftLine>) =>
    onChange(lines.map((each) => (each.key === key ? { ...each, ...part } : each)));
  return (
    <Stack gap="lg">
      {lines.map(({ key, account, side, cents }, index) => (
        <Stack key={key} gap="xs">
          <AccountPicker
            label={`Account, line ${index + 1}`}
            accounts={accounts}
            currency={currency}
            value={account?.id ?? null}
            onChange={(chosen) =>
              set(key, {
                account: chosen === null ? null : { id: chosen.id, name: chosen.name },
              })
            }
          />
          <Columns gap="sm">
            <MoneyField
              label={`Amount, line ${index + 1}`}
              currency={currency}
              value={cents}
              min={0}
              onChange={(value) => set(key, { cents: value })}
            />
            <SegmentedControl
              label={`Side, line ${index + 1}`}
              value={side}
              segments={[
                { value: 'debit', label: 'Debit' },
                { value: 'credit', label: 'Credit' },
              ]}
              onValueChange={(value) => set(key, { side: value === 'credit' ? 'credit' : 'debit' })}
            />
          </Columns>
          <RemoveLine
            index={index}
            only={lines.length <= 2}
            onRemove={() => onChange(lines.filter((each) => each.key !== key))}
          />
        </Stack>
      ))}
      <BalanceBar currency={currency} lines={lines} onChange={onChange} error={error} />
    </Stack>
  );
}

function BalanceBar({ currency, lines, onChange, error }: Omit<LinesProps, 'accounts'>) {
  const money = useMoneyFormat();
  const { differenceCents } = balanceOf(lines);
  const open = money(Math.abs(differenceCents), { currency });
  return (
    <Stack gap="sm">
      <Text tone={differenceCents === 0 ? 'muted' : 'danger'}>
        {differenceCents === 0
          ? (error ?? `Difference ${money(0, { currency })}`)
          : `${open} more ${differenceCents > 0 ? 'debit than credit' : 'credit than debit'}`}
      </Text>
      <Inline gap="sm">
        <Button
          onClick={() =>
            onChange([...lines, { key: nextKey(lines), account: null, side: 'debit', cents: null }])
          }
        >
          Add a line
        </Button>
        <Button disabled={differenceCents === 0} onClick={() => onChange(balanceLast(lines))}>
          Let the last line balance
        </Button>
      </Inline>
    </Stack>
  );
}

type RemoveLineProps = { index: number; only: boolean; onRemove: () => void };

function RemoveLine({ index, only, onRemove }: RemoveLineProps) {
  return only ? null : (
    <Inline justify="end">
      <Button size="sm" variant="quiet" onClick={onRemove}>
        {`Remove line ${index + 1}`}
      </Button>
    </Inline>
  );
}

function nextKey(rows: readonly { readonly key: number }[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}
