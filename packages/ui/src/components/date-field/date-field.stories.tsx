import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import {
  columnsOf,
  misplacedDays,
  shownDays,
} from '../date-range-picker/weekday-columns.fixture.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const onChange = fn();

const meta = {
  title: 'Components/Date field',
  component: DateField,
  args: {
    label: 'First day to post',
    value: '2026-11-09',
    onChange,
    today: '2026-11-21',
    timeZone: 'America/New_York',
  },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          'One calendar day, without a time. For a period use `DateRangePicker`; for a moment that has happened `DateTime` shows it. It is typed as year-month-day or in the order of the language, and written out under the field with the time zone it is in, because 03/04 is read in two ways. Keys: Alt with ↓ opens the calendar; there arrows move by day and week, Home and End within the week, Page Up and Page Down by month, with Shift by year, Enter chooses, Escape closes. The calendar is a dialog with a grid, loaded when it is opened; the focus returns to its button.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(day, problem) => {
        setValue(day);
        props.onChange(day, problem);
      }}
    />
  );
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'First day to post' });
const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const openCalendar = async (canvasElement: HTMLElement, label = 'First day to post') => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `${label} calendar` }));
  const dialog = within(await screen.findByRole('dialog', { name: label }));
  await dialog.findByRole('grid');
  return dialog;
};

/** From January 2026 to January 2027. */
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveValue('11/09/2026');
    await expect(input).toHaveAccessibleDescription(
      'Monday, November 9, 2026, Eastern time (New York)',
    );
    await retype(input, '2026-03-05');
    await expect(onChange).toHaveBeenLastCalledWith('2026-03-05', null);
    await userEvent.tab();
    await expect(input).toHaveValue('03/05/2026');
    await retype(input, '3/4/2026');
    await expect(onChange).toHaveBeenLastCalledWith('2026-03-04', null);
    await expect(input).toHaveAccessibleDescription(
      'Wednesday, March 4, 2026, Eastern time (New York)',
    );
  },
};

export const Empty: Story = {
  args: { value: null, optional: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', {
      name: 'First day to post (optional)',
    });
    await expect(input).toHaveAttribute('placeholder', 'MM/DD/YYYY');
    await expect(input).toHaveAccessibleDescription('Eastern time (New York)');
  },
};

export const InvalidTyped: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await retype(input, '02/30/2026');
    await expect(onChange).toHaveBeenLastCalledWith(null, 'unreadable');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('02/30/2026');
    await expect(input.checkValidity()).toBe(false);
    await expect(input).toHaveAccessibleDescription(
      'Enter a day as MM/DD/YYYY or YYYY-MM-DD. Eastern time (New York)',
    );
    await retype(input, '02/28/2026');
    await expect(input).toBeValid();
  },
};

export const Limits: Story = {
  args: { min: '2026-11-02', max: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await retype(input, '11/01/2026');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith(null, 'before');
    await expect(input).toHaveAccessibleDescription(/^Enter 11\/02\/2026 or a later day\./);
    await retype(input, '11/22/2026');
    await expect(onChange).toHaveBeenLastCalledWith(null, 'after');
    await retype(input, '11/20/2026');
    const dialog = await openCalendar(canvasElement);
    await expect(dialog.getByRole('button', { name: /November 22, 2026/ })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: /November 1, 2026/ })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: /November 2, 2026/ })).toBeEnabled();
  },
};

export const Calendar: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /November 9, 2026/ })).toHaveFocus(),
    );
    await userEvent.click(dialog.getByRole('button', { name: /November 18, 2026/ }));
    await expect(onChange).toHaveBeenLastCalledWith('2026-11-18', null);
    await expect(inputOf(canvasElement)).toHaveValue('11/18/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(inputOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = within(await screen.findByRole('dialog', { name: 'First day to post' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /November 9, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /November 17, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /December 17, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2026-12-17', null);
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: 'First day to post calendar' }),
      ).toHaveFocus(),
    );
  },
};

/** Thirteen months, of which some begin on every weekday, where the week begins on a Sunday. */
export const EveryDayUnderItsWeekday: Story = {
  args: { value: '2026-01-15' },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement);
    await expect(columnsOf(dialog.getByRole('grid'))[0]).toBe('Sunday');
    for (const days of DAYS_OF_MONTHS) {
      await expect(misplacedDays(dialog.getByRole('grid'))).toEqual([]);
      await expect(shownDays(dialog.getByRole('grid'))).toBe(days);
      await userEvent.click(dialog.getByRole('button', { name: 'Next month' }));
    }
  },
};

/** The same where it begins on a Monday. */
export const EveryDayUnderItsWeekdayFromMonday: Story = {
  args: { value: '2026-01-15', locale: 'en-GB' },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(canvasElement);
    await expect(columnsOf(dialog.getByRole('grid'))[0]).toBe('Monday');
    for (const days of DAYS_OF_MONTHS) {
      await expect(misplacedDays(dialog.getByRole('grid'))).toEqual([]);
      await expect(shownDays(dialog.getByRole('grid'))).toBe(days);
      await userEvent.click(dialog.getByRole('button', { name: 'Next month' }));
    }
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <DateField {...args} label="Empty" value={null} />
      <DateField {...args} label="Not required" optional />
      <DateField {...args} label="British order" locale="en-GB" />
      <DateField {...args} label="In another time zone" timeZone="America/St_Johns" />
      <DateField {...args} label="Read only" readOnly />
      <DateField {...args} label="Disabled" disabled />
      <DateField {...args} label="Wrong" error="The books are closed until 11/15/2026." />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    locale: 'de-DE',
    label: 'Erster Tag der nachträglichen Auszahlungsberichtigung',
    hint: 'Der Tag, an dem die Auszahlung in der Lieferplattformabrechnung steht.',
    timeZone: 'Europe/Berlin',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveValue('09.11.2026');
    await userEvent.clear(input);
    await userEvent.type(input, '21.11.2026');
    await expect(onChange).toHaveBeenLastCalledWith('2026-11-21', null);
  },
};
export const RightToLeft: Story = {
  args: { locale: 'ar', label: 'أول يوم للترحيل', hint: 'بتوقيت المتجر.' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement, 'أول يوم للترحيل');
    await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('2026-11-10', null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCalendar(canvasElement, 'أول يوم للترحيل');
  },
};
export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
