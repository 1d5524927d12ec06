import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { Money } from '../money/money.tsx';
import { Delta, Sparkline, StatCard } from './stat-card.tsx';

const WEEKS = [241, 238, 244, 251, 247, 249, 252, 250];

const meta = {
  title: 'Components/Stat card',
  component: StatCard,
  args: {
    label: 'Net payout, last four weeks',
    value: <Money cents={1_316_200} currency="USD" />,
    delta: { basisPoints: 420, comparedTo: 'the four weeks before', good: 'up' },
    sparkline: { values: WEEKS, label: 'Net payout over eight weeks, rising a little' },
  },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('term')).toHaveTextContent('Net payout, last four weeks');
    await expect(canvas.getByRole('definition')).toHaveTextContent(
      /^\$13,162\.00\+4\.2%compared to the four weeks before$/,
    );
    await expect(
      canvas.getByRole('img', { name: 'Net payout over eight weeks, rising a little' }),
    ).toBeVisible();
  },
};

export const DownAndBad: Story = {
  args: { delta: { basisPoints: -1_250, comparedTo: 'the four weeks before', good: 'up' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('\u221212.5%')).toBeVisible();
  },
};
export const Flat: Story = {
  args: { delta: { basisPoints: 0, comparedTo: 'the four weeks before', good: 'up' } },
};
export const NothingBefore: Story = {
  args: {
    delta: { basisPoints: null, comparedTo: 'the four weeks before' },
    sparkline: { values: [null, null, 4, 5], label: 'Two weeks are known' },
  },
};
export const Estimate: Story = { args: { estimate: 'estimate, 2 payouts still to come' } };
export const Missing: Story = {
  args: { value: null },
  render: ({ label, value }) => <StatCard label={label} value={value} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('not known')).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'error' } };

export const Matrix: Story = {
  render: (args) => (
    <Columns template="fit">
      <StatCard {...args} />
      <StatCard
        label="Fees, share of gross"
        value={'25.0%'}
        delta={{ basisPoints: 90, comparedTo: 'the four weeks before', good: 'down' }}
        sparkline={{ values: [24, 24.2, 24.1, null, 24.8, 25], label: 'Fees over six weeks' }}
      />
      <StatCard label="Clearing account" value={<Money cents={-41_805} currency="USD" />} />
      <StatCard label="Unmatched deposits" value="0" estimate="as of 09:05" />
      <StatCard label="Refunds" value={null} state="loading" />
      <StatCard label="Advertising" value={null} state="error" />
    </Columns>
  ),
};

export const DeltaAlone: Story = {
  render: () => <Delta basisPoints={-310} comparedTo="March" good="down" />,
};
export const SparklineAlone: Story = {
  render: () => <Sparkline values={WEEKS} label="Net payout over eight weeks" />,
};
export const LongGerman: Story = {
  args: {
    label: 'Nettoauszahlung einschließlich nachträglicher Berichtigungen der letzten vier Wochen',
    delta: { basisPoints: 420, comparedTo: 'die vorangegangenen vier Abrechnungswochen' },
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    label: 'صافي الدفعات، آخر أربعة أسابيع',
    delta: { basisPoints: -310, comparedTo: 'الأسابيع الأربعة السابقة', good: 'up' },
    sparkline: { values: WEEKS, label: 'صافي الدفعات في ثمانية أسابيع' },
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
