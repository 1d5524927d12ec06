import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import { columnsOf, misplacedDays, shownDays } from './weekday-columns.fixture.ts';

const onValueChange = fn();

const meta = {
  title: 'Components/Date range picker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    value: { from: '2026-11-09', to: '2026-11-15' },
    onValueChange,
    today: '2026-11-21',
    timeZone: 'America/New_York',
    lastPayout: { from: '2026-11-02', to: '2026-11-08' },
    longWarning: {
      days: 31,
      text: 'Uber Eats gives at most 31 days at a time; this takes longer.',
    },
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'A period of calendar days in the time zone of the store: of a report, an import, a list. For one day use `DateField`. A preset is taken over at once; days that are typed (year-month-day, or in the order of the language) or chosen in the calendar only by “Apply”. Keys: Enter opens; Tab goes from the presets to both ends and the days; there arrows move by day and week, Home and End within the week, Page Up and Page Down by month, with Shift by year; Escape closes and keeps what was. It is a button that opens a dialog with a grid for each month: two on a desk, one on a phone. Weeks begin as the locale has it (Sunday in the United States); the preset “This week” is a payout week, Monday to Sunday.',
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
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onValueChange={(range) => {
        setValue(range);
        props.onValueChange(range);
      }}
    />
  );
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Period/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Period' }));
  await dialog.findAllByRole('grid');
  return dialog;
};

export const Default: Story = {};

export const Preset: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Last payout' }));
    await expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-08' });
    const trigger = within(canvasElement).getByRole('button', {
      name: 'Period: Nov 2–8, 2026',
    });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Custom: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /November 18, 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: /November 12, 2026/ }));
    await expect(dialog.getByLabelText('From')).toHaveValue('2026-11-12');
    await expect(dialog.getByLabelText('To')).toHaveValue('2026-11-18');
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '2026-11-18' });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    dialog.getByRole('button', { name: /November 9, 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /November 17, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{PageUp}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /October 17, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const LongRange: Story = {
  args: { value: { from: '2026-10-01', to: '2026-11-15' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText(/at most 31 days at a time/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('From'));
    await userEvent.type(dialog.getByLabelText('From'), '2026-10-16');
    await expect(dialog.queryByText(/at most 31 days at a time/)).toBeNull();
  },
};

export const InvalidTyped: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const to = dialog.getByLabelText('To');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-02-30{Enter}');
    await expect(to).toHaveAccessibleDescription('Enter a day as year-month-day.');
    await userEvent.clear(to);
    await userEvent.type(to, '11/14/2026');
    await expect(to).toBeValid();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-22{Enter}');
    await expect(to).toHaveAccessibleDescription('The last day can’t be after 2026-11-21.');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-01{Enter}');
    await expect(to).toHaveAccessibleDescription('The last day is before the first.');
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

/** From January 2026 to January 2027. */
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31];

const walkAYear = async (canvasElement: HTMLElement, firstColumn: string) => {
  const dialog = await open(canvasElement);
  for (const days of DAYS_OF_MONTHS) {
    const grids = dialog.getAllByRole('grid');
    await expect(grids.map((grid) => columnsOf(grid)[0])).toEqual(grids.map(() => firstColumn));
    await expect(grids.flatMap(misplacedDays)).toEqual([]);
    await expect(grids.map(shownDays).at(-1)).toBe(days);
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }));
  }
};

/** Thirteen months where the week begins on a Sunday. */
export const EveryDayUnderItsWeekday: Story = {
  args: { value: { from: '2026-01-05', to: '2026-01-11' }, allowFuture: true },
  play: ({ canvasElement }) => walkAYear(canvasElement, 'Sunday'),
};

/** Two months beside each other, where it begins on a Monday. */
export const EveryDayUnderItsWeekdayFromMonday: Story = {
  args: { value: { from: '2026-01-05', to: '2026-01-11' }, allowFuture: true, locale: 'en-GB' },
  globals: { viewport: { value: 'desk' } },
  play: ({ canvasElement }) => walkAYear(canvasElement, 'Monday'),
};

export const FutureDisabled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole('button', { name: /November 22, 2026/ })).toBeDisabled();
    await expect(dialog.getByText('Days in Eastern time (New York)')).toBeVisible();
  },
};

export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: null, error: 'Choose a period.' } };
/** The month of the last day and the one before it. */
export const TwoMonthsOnADesk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(
      dialog.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label')),
    ).toEqual(['October 2026', 'November 2026']);
  },
};

export const SingleMonthOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getAllByRole('grid')).toHaveLength(1);
    await expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <DateRangePicker {...args} label="Empty" value={null} />
      <DateRangePicker {...args} label="Chosen" optional />
      <DateRangePicker
        {...args}
        label="One day"
        hint="Days begin at 04:00, as the kitchen does."
        value={{ from: '2026-11-20', to: '2026-11-20' }}
      />
      <DateRangePicker
        {...args}
        label="Over the turn of the year"
        value={{ from: '2025-12-29', to: '2026-01-04' }}
      />
      <DateRangePicker {...args} label="Disabled" disabled />
      <DateRangePicker {...args} label="Wrong" value={null} error="Choose a period." />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    locale: 'de-DE',
    label: 'Zeitraum der Lieferplattformabrechnung',
    hint: 'Der Zeitraum, für den die Auszahlungsübersichten eingelesen werden.',
    timeZone: 'America/Argentina/ComodRivadavia',
    longWarning: {
      days: 1,
      text: 'Die Lieferplattform gibt höchstens einunddreißig Tage auf einmal heraus; das Einlesen dauert länger.',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Zeitraum/ }));
    await waitFor(() => expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible());
  },
};
export const Phone: Story = { ...FutureDisabled, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { locale: 'ar', label: 'الفترة', hint: 'أيام المتجر.' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^الفترة/ }));
    await screen.findAllByRole('grid');
  },
};
export const Dark: Story = { ...FutureDisabled, globals: { theme: 'dark' } };
