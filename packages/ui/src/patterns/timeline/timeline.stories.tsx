import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { DiffView } from '../diff-view/diff-view.tsx';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Patterns/Timeline',
  component: Timeline,
  args: {
    label: 'History of this entry',
    timeZone: 'America/New_York',
    headingLevel: 2,
    entries: [
      {
        id: '4',
        at: '2026-04-08T13:05:00Z',
        actor: { kind: 'person', name: 'Dana Whitfield' },
        action: 'posted 2 entries',
      },
      {
        id: '3',
        // Still the 7th in New York.
        at: '2026-04-08T03:40:00Z',
        actor: { kind: 'person', name: 'Luis Ortega' },
        action: 'changed the mapping',
        detail: (
          <DiffView
            caption="Changes of the mapping"
            captionHidden
            before={{ 'Loyalty fee': '6190 · Other delivery fees' }}
            after={{ 'Loyalty fee': '6120 · Delivery commission' }}
          />
        ),
      },
      {
        id: '2',
        at: '2026-04-07T14:12:00Z',
        actor: { kind: 'api', name: 'Night close' },
        action: 'imported uber-eats-march.csv',
      },
      {
        id: '1',
        at: '2026-04-07T14:10:00Z',
        actor: { kind: 'system', name: 'Platebook' },
        action: 'planned the payout of 7 Apr',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Stack gap="lg">
        <Heading level={1}>Entry UE-7F3A91C2-1</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const eighth = canvas.getByRole('list', { name: 'Wednesday, April 8, 2026' });
    await expect(within(eighth).getAllByRole('listitem')).toHaveLength(1);
    const seventh = canvas.getByRole('list', { name: 'Tuesday, April 7, 2026' });
    const items = within(seventh).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[0]).toHaveTextContent(/^11:40 PMLuis Ortega changed the mapping/);
    await expect(items[1]).toHaveTextContent(
      'Night close imported uber-eats-march.csv through the API',
    );
    await expect(items[2]).toHaveTextContent('Platebook planned the payout of 7 Apr automatically');
  },
};

export const Redacted: Story = {
  args: { entries: meta.args.entries.map((entry, at) => ({ ...entry, redacted: at === 1 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('did something you can’t view')).toBeVisible();
    await expect(canvas.queryByText('Loyalty fee')).toBeNull();
  },
};
/** Every kind of actor, with a change and a redacted entry. */
export const Matrix: Story = {
  args: {
    entries: [
      ...meta.args.entries,
      {
        id: '0',
        at: '2026-04-06T18:30:00Z',
        actor: { kind: 'person', name: 'Kim Lee' },
        action: 'approved the close of March',
        redacted: true,
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    entries: meta.args.entries.map((entry) => ({
      ...entry,
      actor: { ...entry.actor, name: 'Annegret Freifrau von Hohenlohe-Waldenburg' },
      action: 'hat die Lieferplattformverrechnungskontoabstimmung zurückgenommen und neu gebucht',
    })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    label: 'سجل هذا القيد',
    entries: [
      {
        id: '2',
        at: '2026-04-08T13:05:00Z',
        actor: { kind: 'person', name: 'دانا وايتفيلد' },
        action: 'رحّلت قيدين',
      },
      {
        id: '1',
        at: '2026-04-08T12:10:00Z',
        actor: { kind: 'system', name: 'Platebook' },
        action: 'خطّط دفعة ٧ أبريل',
      },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
