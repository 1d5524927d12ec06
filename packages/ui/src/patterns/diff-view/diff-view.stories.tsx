import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { DiffView } from './diff-view.tsx';

const meta = {
  title: 'Patterns/Diff view',
  component: DiffView,
  args: {
    caption: 'Changes of the mapping',
    before: { fees: '6190 · Other delivery fees', class: 'Delivery', accounts: { tips: '2250' } },
    after: {
      fees: '6120 · Delivery commission',
      accounts: { tips: '2250', ads: '6130 · Delivery advertising' },
    },
    names: { fees: 'Account of fees', class: 'Class', 'accounts.ads': 'Account of advertising' },
  },
} satisfies Meta<typeof DiffView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Changes of the mapping' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    await expect(rows).toEqual([
      'Account of feesChanged−6190 · Other delivery fees+6120 · Delivery commission',
      'ClassRemoved−Delivery—nothing',
      'Account of advertisingAdded—nothing+6130 · Delivery advertising',
    ]);
    await expect(within(table).getAllByRole('deletion')).toHaveLength(2);
    await expect(within(table).getAllByRole('insertion')).toHaveLength(2);
  },
};

export const NothingDiffers: Story = {
  args: { after: meta.args.before },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No differences.')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DiffView {...args} />
      <DiffView {...args} caption="Added" before={{}} />
      <DiffView {...args} caption="Removed" after={{}} />
      <DiffView {...args} caption="Unchanged" after={args.before} />
    </Stack>
  ),
};

const many = (shift: number) =>
  Object.fromEntries(
    Array.from({ length: 40 }, (_line, at) => [`line_${at + 1}`, `${6100 + at + shift} · Account`]),
  );
export const Long: Story = { args: { before: many(0), after: many(7), names: {} } };
export const LongText: Story = {
  args: {
    before: { memo: 'Auszahlung Lieferplattform einschließlich nachträglicher Berichtigungen' },
    after: {
      memo: 'Lieferplattformverrechnungskontoabstimmungsbuchung, Teil 1 von 2, Kurfürstendamm',
    },
    names: { memo: 'Buchungstextvorlage' },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    caption: 'تغييرات الربط',
    before: { fees: '6190 · رسوم توصيل أخرى' },
    after: { fees: '6120 · عمولة التوصيل', ads: '6130 · إعلانات التوصيل' },
    names: { fees: 'حساب الرسوم', ads: 'حساب الإعلانات' },
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
