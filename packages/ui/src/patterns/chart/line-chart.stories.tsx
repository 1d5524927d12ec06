import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatMoney } from '../../components/money/format-money.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { DAILY, EIGHT_WEEKS, FOUR_HUNDRED_DAYS, GROSS_AND_NET } from './chart.fixture.ts';
import { LineChart } from './line-chart.tsx';

const meta = {
  title: 'Patterns/Line chart',
  component: LineChart,
  args: {
    title: 'Sales and payouts by week',
    summary: 'Sales rose from $4,720.00 to $5,100.00 a week; about 64 % of them were paid out.',
    pointHead: 'Week of',
    points: EIGHT_WEEKS,
    series: GROSS_AND_NET,
    write: (cents) => formatMoney(cents, { currency: 'USD' }),
    writeTick: (cents) => formatMoney(cents, { currency: 'USD' }).replace(/\.00$/, ''),
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = canvas.getByRole('figure', { name: 'Sales and payouts by week' });
    const plot = within(figure).getByRole('slider', {
      name: 'Sales and payouts by week, point by point',
    });
    const says = (words: string) => expect(plot).toHaveAttribute('aria-valuetext', words);
    await expect(figure).toHaveTextContent('Not complete yet: Apr 6');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await says('Feb 16: Gross sales $4,720.00, Net payout $3,011.00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await says('Mar 9: Gross sales not known, Net payout not known');
    await userEvent.keyboard('{End}{ArrowRight}');
    await says('Apr 6: Gross sales $2,310.00, Net payout $1,493.00; not complete');
    await expect(plot).toHaveAttribute('aria-valuenow', '8');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await says('Feb 16: Gross sales $4,720.00, Net payout $3,011.00');
    await userEvent.keyboard('{Escape}');
    await says('No point chosen. T shows the table.');
  },
};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('t');
    const table = canvas.getByRole('table', { name: 'Sales and payouts by week' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(9);
    await expect(rows[1]).toHaveTextContent('Feb 16$4,720.00$3,011.00');
    await expect(rows[8]).toHaveTextContent('Apr 6 (not complete)');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View as chart' })).toHaveFocus();
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
};

export const OnePoint: Story = {
  args: {
    points: EIGHT_WEEKS.slice(0, 1),
    series: GROSS_AND_NET.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
    summary: 'One week is known.',
  },
};
export const Negative: Story = {
  args: {
    series: GROSS_AND_NET.map((one) => ({
      ...one,
      values: one.values.map((value) => (value === null ? null : value - 400_000)),
    })),
    summary: 'Six payouts were negative and were carried into later ones.',
  },
};
export const FourHundredPoints: Story = {
  args: {
    title: 'Sales by day',
    pointHead: 'Day',
    points: FOUR_HUNDRED_DAYS,
    series: [DAILY],
    summary: 'Weekends sell a third more than other days.',
  },
};
export const Empty: Story = {
  args: { points: [], series: [], emptyText: 'Post the first payout, and its weeks stand here.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing to show yet')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('These numbers didn’t load. Nothing was changed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <LineChart {...args} />
      <LineChart {...args} title="One week" {...OnePoint.args} />
      <LineChart {...args} title="Payouts below zero" {...Negative.args} />
      <LineChart {...args} {...FourHundredPoints.args} />
      <LineChart {...args} title="Nothing yet" {...Empty.args} />
      <LineChart {...args} title="On its way" state="loading" />
      <LineChart {...args} title="Not loaded" state="error" onRetry={fn()} />
    </Stack>
  ),
};
export const LongGerman: Story = {
  args: {
    title: 'Wöchentliche Umsätze und Auszahlungen aller Lieferplattformen im Abrechnungszeitraum',
    summary:
      'Der Umsatz stieg, die Auszahlungsquote blieb im gesamten Zeitraum nahezu unverändert.',
    pointHead: 'Abrechnungswoche',
    series: GROSS_AND_NET.map((one) => ({
      ...one,
      label: one.id === 'net' ? 'Nettoauszahlung nach Gebühren' : 'Bruttoumsatz vor Abzügen',
    })),
    write: (cents) => formatMoney(cents, { currency: 'USD', locale: 'de-DE' }),
    writeTick: (cents) => formatMoney(cents, { currency: 'USD', locale: 'de-DE' }),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    title: 'المبيعات والمدفوعات حسب الأسبوع',
    summary: 'ارتفعت المبيعات من 4,720.00$ إلى 5,100.00$ في الأسبوع.',
    pointHead: 'أسبوع',
    series: GROSS_AND_NET.map((one) => ({
      ...one,
      label: one.id === 'net' ? 'صافي الدفعة' : 'إجمالي المبيعات',
    })),
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
