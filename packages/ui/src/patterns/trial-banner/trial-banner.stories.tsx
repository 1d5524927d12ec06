import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TrialBanner, type PlanStatus } from './trial-banner.tsx';

const action = (
  <ButtonLink size="sm" href="#plans">
    See the plans
  </ButtonLink>
);

const meta = {
  title: 'Patterns/Trial banner',
  component: TrialBanner,
  args: { status: { state: 'trial', daysLeft: 14, payoutsLeft: 3 }, action },
} satisfies Meta<typeof TrialBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent(
      '14 days left in your trialIt won’t end until you’ve posted 3 payouts more. Posted entries stay in your books.See the plans',
    );
  },
};

export const ThreeDays: Story = {
  args: { status: { state: 'trial', daysLeft: 3, payoutsLeft: 0 } },
};

export const OneDay: Story = {
  args: { status: { state: 'trial', daysLeft: 1, payoutsLeft: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day left in your trial')).toBeVisible();
    await expect(canvas.getByText(/posted 1 payout more/)).toBeVisible();
  },
};

export const LastDay: Story = {
  args: { status: { state: 'trial', daysLeft: 0, payoutsLeft: 0 } },
};

export const DaysOverPayoutsLeft: Story = {
  args: { status: { state: 'trial', daysLeft: 0, payoutsLeft: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can still post 2 payouts\./)).toBeVisible();
  },
};

export const Expired: Story = { args: { status: { state: 'expired' } } };
export const PastDue: Story = {
  args: { status: { state: 'past_due', postingStopsOn: '8 Nov 2026' } },
};
export const CancelledAtPeriodEnd: Story = {
  args: { status: { state: 'cancelled', endsOn: '30 Nov 2026' } },
};

const ALL: readonly PlanStatus[] = [
  { state: 'trial', daysLeft: 14, payoutsLeft: 3 },
  { state: 'trial', daysLeft: 3, payoutsLeft: 0 },
  { state: 'trial', daysLeft: 0, payoutsLeft: 0 },
  { state: 'expired' },
  { state: 'past_due', postingStopsOn: '8 Nov 2026' },
  { state: 'cancelled', endsOn: '30 Nov 2026' },
];

export const Matrix: Story = {
  render: () => (
    <Stack>
      {ALL.map((status) => (
        <TrialBanner key={JSON.stringify(status)} status={status} action={action} />
      ))}
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    status: { state: 'past_due', postingStopsOn: 'Donnerstag, den 31. Dezember 2026' },
    action: (
      <ButtonLink size="sm" href="#plans">
        Nutzungsvereinbarungen und Zahlungsweisen ansehen
      </ButtonLink>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
