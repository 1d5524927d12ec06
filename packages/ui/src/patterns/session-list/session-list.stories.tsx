import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SessionList } from './session-list.tsx';

const onEnd = fn();

const meta = {
  title: 'Patterns/Session list',
  component: SessionList,
  args: {
    label: 'Sessions',
    onEnd,
    sessions: [
      {
        id: 's1',
        device: 'Firefox on macOS',
        facts: ['Active now', '203.0.113.9'],
        isCurrent: true,
      },
      {
        id: 's2',
        device: 'Safari on iPhone',
        facts: ['Active 3 hours ago', '198.51.100.24'],
        isCurrent: false,
      },
      {
        id: 's3',
        device: 'Platebook command line',
        facts: ['Active on Nov 2', '198.51.100.7'],
        isCurrent: false,
      },
    ],
  },
} satisfies Meta<typeof SessionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onEnd.mockClear();
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const [current, phone] = rows as [HTMLElement, HTMLElement];
    await expect(within(current).queryByRole('button')).toBeNull();
    await userEvent.click(
      within(phone).getByRole('button', {
        name: 'End the session on Safari on iPhone, Active 3 hours ago, 198.51.100.24',
      }),
    );
    await expect(onEnd).toHaveBeenCalledWith('s2');
  },
};

export const Ending: Story = {
  args: {
    sessions: [
      {
        id: 's2',
        device: 'Safari on iPhone',
        facts: ['Active 3 hours ago'],
        isCurrent: false,
        ending: true,
      },
    ],
  },
};
/** The current session, others, and one that is being ended. */
export const Matrix: Story = {
  args: {
    sessions: meta.args.sessions.map((session, at) => ({ ...session, ending: at === 2 })),
  },
};

export const LongWords: Story = {
  args: {
    label: 'Sitzungen',
    sessions: [
      {
        id: 's1',
        device: 'Firefox-Entwicklerausgabe auf einem Buchhaltungsarbeitsplatzrechner',
        facts: ['Zuletzt am 2. November verwendet', '2001:db8:85a3:8d3:1319:8a2e:370:7348'],
        isCurrent: false,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: {
    label: 'الجلسات',
    sessions: [
      { id: 's1', device: 'فايرفوكس على ماك', facts: ['نشطة الآن', '203.0.113.9'], isCurrent: true },
      {
        id: 's2',
        device: 'سفاري على آيفون',
        facts: ['نشطة قبل ٣ ساعات', '198.51.100.24'],
        isCurrent: false,
      },
    ],
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
