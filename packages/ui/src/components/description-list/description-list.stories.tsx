import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Money } from '../money/money.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/Description list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Store', value: 'Walnut Street' },
      { term: 'Period', value: '30 Mar to 5 Apr 2026' },
      { term: 'Bank reference' },
      { term: 'Net payout', value: '$3,290.50' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Store',
      'Period',
      'Bank reference',
      'Net payout',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('—not known');
  },
};
export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    const top = terms.map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(top[0]).toBe(top[1]);
    await expect(top[2]).toBe(top[3]);
    await expect(top[2]).toBeGreaterThan(top[0] ?? 0);
  },
};
export const ThreeColumns: Story = { args: { columns: 3 } };
export const ThreeColumnsOnPhone: Story = {
  args: { columns: 3 },
  globals: { viewport: { value: 'phone' } },
};
export const Copyable: Story = {
  args: {
    items: [
      { term: 'Bank reference', value: 'UBER 0412-88', copy: 'UBER 0412-88' },
      { term: 'IBAN', value: 'DE02 1203 0000 0000 2020 51', copy: 'DE02120300000000202051' },
      { term: 'Memo' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Copy IBAN' })).toBeVisible();
    await expect(canvas.getByText('not known')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy bank reference' }));
    // Whether a page may copy depends on the browser; the result is always announced.
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^Copied|didn’t allow/),
    );
  },
};
export const LongGerman: Story = {
  args: {
    columns: 2,
    items: [
      {
        term: 'Umsatzsteuer-Identifikationsnummer',
        value: 'Auszahlungsreferenz_der_Lieferplattform_2026_11_07_Walnut_Street',
      },
      { term: 'Zahlungseingang', value: '7. Apr. 2026' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    columns: 2,
    items: [
      { term: 'المتجر', value: 'المدينة القديمة' },
      { term: 'الفترة', value: '30 مارس إلى 5 أبريل 2026' },
      { term: 'مرجع البنك' },
      { term: 'صافي الدفعة', value: <Money cents={-43_250} currency="USD" /> },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DescriptionList {...args} />
      <DescriptionList {...args} columns={2} />
      <DescriptionList {...args} columns={3} />
      <DescriptionList {...args} layout="columns" />
      <DescriptionList {...args} {...Copyable.args} />
    </Stack>
  ),
};
export const Columns: Story = { args: { layout: 'columns' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
