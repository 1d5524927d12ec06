import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import type { LedgerAccount } from './account-options.ts';
import { AccountPicker, type AccountPickerProps } from './account-picker.tsx';

const ACCOUNTS: readonly LedgerAccount[] = [
  { id: '1', number: '5010', name: 'Delivery commissions', type: 'Expense' },
  { id: '2', number: '5020', name: 'Delivery marketing', type: 'Expense' },
  { id: '3', number: '5090', name: 'Old delivery fees', type: 'Expense', active: false },
  { id: '4', number: '4010', name: 'Delivery sales', type: 'Income' },
  { id: '5', number: '1210', name: 'Delivery clearing', type: 'Other Current Asset' },
  {
    id: '6',
    number: '5015',
    name: 'Delivery commissions, Canada',
    type: 'Expense',
    currency: 'CAD',
  },
].map((account) => ({ currency: 'USD', active: true, ...account }));

const onValueChange = fn();

const meta = {
  title: 'Components/Account picker',
  component: AccountPicker,
  args: {
    label: 'Account for service fees',
    accounts: ACCOUNTS,
    types: ['Expense'],
    currency: 'USD',
    value: null,
    onValueChange,
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'An account of the books, wherever something is posted to one. It shows only the types that may be posted to, with number, name, type and currency; what cannot be chosen says why, and a chosen account that cannot stay says what to do. For other choices use `Combobox`. Keys and roles are those of `Combobox`: ↓ opens and moves, Enter chooses, Escape closes and keeps what was chosen.',
      },
    },
  },
  beforeEach: () => {
    onValueChange.mockClear();
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof AccountPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: AccountPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AccountPicker
      {...props}
      value={value}
      onValueChange={(account) => {
        setValue(account?.id ?? null);
        props.onValueChange(account);
      }}
    />
  );
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Account for service fees' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, '5020');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith(ACCOUNTS[1]);
    await expect(input).toHaveValue('5020 · Delivery marketing');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      '5010Delivery commissionsExpense · USD',
      '5015Delivery commissions, CanadaIn CADExpense · CAD',
      '5020Delivery marketingExpense · USD',
      '5090Old delivery feesInactive in QuickBooksExpense · USD',
    ]);
    await userEvent.click(screen.getByRole('option', { name: /Old delivery fees/ }));
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const Suggested: Story = {
  args: { suggestion: { accountId: '2', reason: 'Used for this item in 12 other stores' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent('Used for this item in 12 other stores');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith(ACCOUNTS[1]);
    await userEvent.click(inputOf(canvasElement));
    await expect(await screen.findByText('Suggested')).toBeInTheDocument();
  },
};

export const InactiveAccount: Story = {
  args: { value: '3' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveValue('5090 · Old delivery fees');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Old delivery fees is inactive in QuickBooks/);
  },
};
export const TypeMismatch: Story = {
  args: { value: '4' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(
      'Delivery sales has the type Income. Choose one with the type Expense.',
    );
  },
};
export const MissingInTheBooks: Story = {
  args: { value: '99' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(
      'This account is no longer in QuickBooks. Choose another one.',
    );
  },
};

export const Create: Story = {
  args: { onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), 'Courier tips');
    await userEvent.click(
      await screen.findByRole('option', { name: 'Create account “Courier tips”' }),
    );
    await expect(args.onCreate).toHaveBeenLastCalledWith('Courier tips');
  },
};

export const Loading: Story = { args: { accounts: [], status: 'loading', value: '1' } };
export const Failed: Story = {
  args: { accounts: [], status: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <AccountPicker {...args} label="Empty" />
      <AccountPicker {...args} label="Chosen" value="1" optional />
      <AccountPicker {...args} label="Inactive" value="3" />
      <AccountPicker {...args} label="Of another type" value="4" />
      <AccountPicker {...args} label="In another currency" value="6" />
      <AccountPicker {...args} label="Missing in the books" value="99" />
      <AccountPicker {...args} label="Read only" value="2" readOnly />
      <AccountPicker {...args} label="Disabled" value="2" disabled />
    </Stack>
  ),
};

const GERMAN: readonly LedgerAccount[] = [
  {
    id: '1',
    number: '4730-001',
    name: 'Lieferplattformprovisionen und Vermittlungsgebühren',
    type: 'Sonstiger betrieblicher Aufwand',
    currency: 'EUR',
    active: true,
  },
  {
    id: '2',
    number: '4730-002',
    name: 'Werbekostenzuschüsse der Lieferplattformen',
    type: 'Sonstiger betrieblicher Aufwand',
    currency: 'EUR',
    active: false,
  },
];
export const LongWords: Story = {
  args: {
    label: 'Konto für die Vermittlungsgebühren der Lieferplattform',
    accounts: GERMAN,
    types: undefined,
    currency: 'EUR',
    suggestion: { accountId: '1', reason: 'In zwölf anderen Filialen für diesen Posten verwendet' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    label: 'حساب رسوم الخدمة',
    types: undefined,
    accounts: [
      {
        id: '1',
        number: '5010',
        name: 'عمولات التوصيل',
        type: 'مصروفات',
        currency: 'USD',
        active: true,
      },
      {
        id: '2',
        number: '5020',
        name: 'تسويق التوصيل',
        type: 'مصروفات',
        currency: 'USD',
        active: true,
      },
    ],
    suggestion: { accountId: '2', reason: 'مستخدم لهذا البند في ١٢ متجرًا آخر' },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
export const Dark: Story = { ...Suggested, globals: { theme: 'dark' } };
export const TypeMismatchDark: Story = { ...TypeMismatch, globals: { theme: 'dark' } };
