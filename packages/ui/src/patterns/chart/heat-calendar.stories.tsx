import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { FOUR_STORES, THIRTY_ONE_DAYS } from './chart.fixture.ts';
import { HeatCalendar } from './heat-calendar.tsx';

const meta = {
  title: 'Patterns/Heat calendar',
  component: HeatCalendar,
  args: {
    title: 'Reports by day',
    summary: '3 days of 2 stores are missing since Mar 8; today is still coming in.',
    days: THIRTY_ONE_DAYS,
    stores: FOUR_STORES,
  },
} satisfies Meta<typeof HeatCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onOpenDay: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const legend = within(canvas.getByRole('list'));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Complete',
      'Partial',
      'Missing',
      'Not due',
    ]);
    const plot = canvas.getByRole('slider', { name: 'Reports by day, point by point' });
    const says = (words: string) => expect(plot).toHaveAttribute('aria-valuetext', words);
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await says('Walnut Street, Apr 7: partial');
    await userEvent.keyboard('{ArrowDown}{PageUp}{PageUp}{PageUp}{ArrowRight}');
    await says('Fishtown, Mar 18: missing');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenDay).toHaveBeenCalledWith('fishtown', '2026-03-18');
    await userEvent.keyboard('{ArrowDown}{Home}');
    await says('Old City, Mar 8: not due');
    await userEvent.keyboard('{Escape}');
    await says('No point chosen. T shows the table.');
  },
};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('t');
    const rows = within(canvas.getByRole('table', { name: 'Reports by day' })).getAllByRole('row');
    await expect(rows[2]).toHaveTextContent('Fishtown27Mar 19, Apr 7Mar 17, Mar 180');
  },
};

export const NinetyDays: Story = {
  args: {
    days: Array.from({ length: 90 }, (_day, at) =>
      new Date(Date.UTC(2026, 0, 8 + at)).toISOString().slice(0, 10),
    ),
    stores: FOUR_STORES.map((store) => ({
      ...store,
      days: [...store.days, ...store.days, ...store.days].slice(0, 90),
    })),
  },
};
export const OneDay: Story = {
  args: {
    days: THIRTY_ONE_DAYS.slice(-1),
    stores: FOUR_STORES.map((store) => ({ ...store, days: store.days.slice(-1) })),
    summary: 'Only today is known.',
  },
};
export const Empty: Story = {
  args: { stores: [], emptyText: 'Connect the first store, and its days stand here.' },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'error', onRetry: fn() } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <HeatCalendar {...args} />
      <HeatCalendar {...args} title="A quarter" {...NinetyDays.args} />
      <HeatCalendar {...args} title="One day" {...OneDay.args} />
      <HeatCalendar {...args} title="Nothing yet" {...Empty.args} />
    </Stack>
  ),
};
export const LongGerman: Story = {
  args: {
    title: 'Vollständigkeit der Umsatzberichte nach Kalendertagen und Filialen',
    summary: 'In zwei Filialen fehlen seit dem 8. März insgesamt drei Tagesberichte.',
    locale: 'de-DE',
    stores: FOUR_STORES.map((store) => ({
      ...store,
      label: `Schnellrestaurant ${store.label} am Hauptbahnhof`,
    })),
  },
};
export const RightToLeft: Story = {
  args: {
    title: 'التقارير حسب اليوم',
    summary: 'ثلاثة أيام ناقصة في متجرين منذ 8 مارس.',
    stores: FOUR_STORES.map((store, at) => ({
      ...store,
      label: ['شارع الجوز', 'فيشتاون', 'المدينة القديمة', 'ماناينك'][at] ?? store.label,
    })),
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
