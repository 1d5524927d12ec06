import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatMoney } from '../../components/money/format-money.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { DAILY, DEDUCTIONS, EIGHT_WEEKS, FOUR_HUNDRED_DAYS } from './chart.fixture.ts';
import { StackedBarChart } from './stacked-bar-chart.tsx';

const meta = {
  title: 'Patterns/Stacked bar chart',
  component: StackedBarChart,
  args: {
    title: 'Where sales went',
    summary:
      'In a usual week two thirds were paid out; in the week of Mar 9 the payout was negative.',
    pointHead: 'Week of',
    points: EIGHT_WEEKS,
    series: DEDUCTIONS,
    write: (cents) => formatMoney(cents, { currency: 'USD' }),
    writeTick: (cents) => formatMoney(cents, { currency: 'USD' }).replace(/\.00$/, ''),
  },
} satisfies Meta<typeof StackedBarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const legend = canvas.getByRole('list');
    await expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Net payout', 'Fees', 'Advertising']);
    const plot = canvas.getByRole('slider');
    plot.focus();
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      'Mar 30: Net payout $3,290.50, Fees $1,275.00, Advertising $400.00',
    );
  },
};
export const OnePoint: Story = {
  args: {
    points: EIGHT_WEEKS.slice(0, 1),
    series: DEDUCTIONS.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
  },
};
export const FourHundredPoints: Story = {
  args: { points: FOUR_HUNDRED_DAYS, series: [DAILY], title: 'Sales by day', pointHead: 'Day' },
};
export const Empty: Story = {
  args: { points: [], series: [], emptyText: 'Post the first payout, and its weeks stand here.' },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'error', onRetry: fn() } };

/** As in print and in forced colors. */
export const Patterned: Story = {
  args: { patterned: true },
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getAllByRole('listitem')[1];
    const layer = second?.querySelector('rect[fill^="url"]');
    await expect(layer).not.toBeNull();
    await expect(getComputedStyle(layer as Element).display).toBe('inline');
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <StackedBarChart {...args} />
      <StackedBarChart {...args} title="As on paper" patterned />
      <StackedBarChart {...args} title="One week" {...OnePoint.args} />
      <StackedBarChart {...args} {...FourHundredPoints.args} />
      <StackedBarChart {...args} title="Nothing yet" {...Empty.args} />
      <StackedBarChart {...args} title="On its way" state="loading" />
    </Stack>
  ),
};
export const LongGerman: Story = {
  args: {
    title: 'Verwendung der Verkaufserlöse aller Lieferplattformen nach Abrechnungswochen',
    summary: 'In einer gewöhnlichen Woche wurden zwei Drittel der Erlöse ausgezahlt.',
    pointHead: 'Abrechnungswoche',
    series: DEDUCTIONS.map((one, at) => ({
      ...one,
      label:
        ['Nettoauszahlung', 'Vermittlungsgebühren', 'Werbekostenbeteiligungen'][at] ?? one.label,
    })),
    write: (cents) => formatMoney(cents, { currency: 'USD', locale: 'de-DE' }),
    writeTick: (cents) => formatMoney(cents, { currency: 'USD', locale: 'de-DE' }),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    title: 'أين ذهبت المبيعات',
    summary: 'في الأسبوع المعتاد يُدفع ثلثا المبيعات.',
    pointHead: 'أسبوع',
    series: DEDUCTIONS.map((one, at) => ({
      ...one,
      label: ['صافي الدفعة', 'الرسوم', 'الإعلانات'][at] ?? one.label,
    })),
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
