import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DescriptionList } from '../description-list/description-list.tsx';
import { DateTime, Period, RelativeTime } from './date-time.tsx';

const meta = {
  title: 'Components/Date and time',
  component: DateTime,
  args: { iso: '2026-04-07T13:05:00Z', timeZone: 'America/New_York' },
} satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('Apr 7, 2026, 9:05 AM');
    await expect(time).toHaveAttribute('datetime', '2026-04-07T13:05:00Z');
    await expect(time).toHaveAttribute('title', 'Apr 7, 2026, 1:05 PM UTC');
  },
};
export const CalendarDay: Story = { args: { iso: '2026-03-31', show: 'day' } };
export const GermanText: Story = { args: { locale: 'de-DE' } };

const NOW = new Date('2026-04-07T13:08:00Z');

export const Matrix: Story = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Moment', value: <DateTime iso="2026-04-07T13:05:00Z" /> },
        { term: 'Day', value: <DateTime iso="2026-04-07" show="day" /> },
        { term: 'Day without year', value: <DateTime iso="2026-04-07" show="dayShort" /> },
        { term: 'Weekday', value: <DateTime iso="2026-04-07" show="weekday" /> },
        { term: 'Time', value: <DateTime iso="2026-04-07T13:05:00Z" show="time" /> },
        {
          term: 'The hour that is left out',
          value: <DateTime iso="2026-03-08T07:30:00Z" timeZone="America/New_York" />,
        },
        { term: 'Relative', value: <RelativeTime iso="2026-04-07T13:05:00Z" now={NOW} /> },
        { term: 'Period', value: <Period from="2026-03-30" to="2026-04-05" /> },
      ]}
    />
  ),
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
