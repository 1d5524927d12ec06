import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../../components/heading/heading.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { HealthCard } from './health-card.tsx';

const meta = {
  title: 'Patterns/Health card',
  component: HealthCard,
  args: {
    service: 'Posting to QuickBooks',
    state: 'healthy',
    detail: 'Entries are posted within a second.',
    checked: '12 seconds ago',
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <Stack gap="lg">
        <Heading level={1}>System health</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof HealthCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article', { name: 'Posting to QuickBooks' });
    await expect(within(card).getByRole('status')).toHaveTextContent(/^Healthy$/);
    await expect(card).toHaveTextContent('Checked 12 seconds ago');
  },
};
export const Healthy: Story = {};
export const Degraded: Story = {
  args: { state: 'degraded', detail: 'Every third call is answered late; nothing is lost.' },
};
export const Down: Story = {
  args: { state: 'down', detail: 'QuickBooks does not answer. Entries wait and are posted later.' },
};
export const Unknown: Story = { args: { state: 'unknown', detail: 'Nobody looked yet.' } };
export const Stale: Story = {
  args: { stale: true, checked: '14 minutes ago' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Out of date: last checked 14 minutes ago'),
    ).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Columns template="fit">
      <HealthCard {...args} service="Posting" />
      <HealthCard
        {...args}
        service="Imports"
        state="degraded"
        detail="Every third report is read late; nothing is lost."
      />
      <HealthCard
        {...args}
        service="Mail"
        state="down"
        detail="No mail leaves. It waits and is sent later."
      />
      <HealthCard {...args} service="Webhooks" state="unknown" detail="Nobody looked yet." />
      <HealthCard {...args} service="Reports" stale checked="14 minutes ago" />
    </Columns>
  ),
};
export const LongText: Story = {
  args: {
    service: 'Lieferplattformverrechnungskontoabstimmungsdienst',
    state: 'degraded',
    detail:
      'Jede dritte Auszahlungsabrechnung wird verspätet verarbeitet; es geht nichts verloren.',
    checked: 'vor 12 Sekunden',
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    service: 'الترحيل إلى كويك بوكس',
    detail: 'تُرحَّل القيود خلال ثانية.',
    checked: 'قبل ١٢ ثانية',
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
