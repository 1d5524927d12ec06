import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';

const FIRM: PlanCardProps = {
  name: 'Firm',
  description: 'For a firm of advisers with many books.',
  price: { cents: 4_900, currency: 'USD', per: 'month' },
  allows: ['Up to 25 stores', 'Up to 10 people', '36 months of history'],
};
const COMMUNITY: PlanCardProps = {
  name: 'Community',
  description: 'For one who keeps this installation.',
  price: null,
  allows: ['As many stores as you have'],
};

const meta = {
  title: 'Patterns/Plan card',
  component: PlanCard,
  args: { ...FIRM, action: <Button variant="primary">Choose Firm</Button> },
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Firm' });
    await expect(card).toHaveTextContent('$49.00 a month');
    const lines = within(card).getAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual(FIRM.allows);
  },
};

export const Current: Story = { args: { badge: 'Your plan', action: undefined } };

export const CancelledAtPeriodEnd: Story = {
  args: {
    badge: 'Ends on 30 Nov 2026',
    preview: 'After that you can read and export; nothing is posted.',
    action: <Button>Keep Firm</Button>,
  },
};

export const ProrationPreview: Story = {
  args: {
    preview: 'You pay $16.33 today for the 10 days left of November, then $49.00 on 1 Dec 2026.',
  },
};

export const OverLimit: Story = {
  args: {
    obstacle: 'You have 31 stores; this plan allows 25. Deactivate 6 first.',
    action: undefined,
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={3}>
      <PlanCard {...COMMUNITY} badge="Your plan" />
      <PlanCard {...FIRM} action={<Button variant="primary">Choose Firm</Button>} />
      <PlanCard
        {...FIRM}
        name="Practice"
        price={{ cents: 49_000, currency: 'USD', per: 'year' }}
        obstacle="You have 31 stores; this plan allows 25."
      />
    </Grid>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    name: 'Steuerberatungsgesellschaft',
    description: 'Für Steuerberatungsgesellschaften mit vielen Mandantenbuchhaltungen.',
    allows: ['Unbegrenzte Betriebsstättenzahl einschließlich Lieferplattformanbindungen'],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    name: 'مكتب',
    description: 'لمكتب مستشارين يمسك دفاتر كثيرة.',
    allows: ['حتى ٢٥ متجرًا', 'حتى ١٠ أشخاص', '٣٦ شهرًا من السجل'],
    badge: 'خطتك',
    preview: 'تدفع 16.33 دولارًا اليوم عن الأيام العشرة الباقية من نوفمبر.',
    action: <Button>الاحتفاظ بالخطة</Button>,
  },
  globals: { direction: 'rtl' },
};
