import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { PayoutWaterfall } from './payout-waterfall.tsx';
import {
  IN_ARABIC,
  IN_GERMAN,
  NEGATIVE,
  PENNSYLVANIA,
  SIMPLE,
  STILL_COMING,
  THIRTEEN_STEPS,
  WITH_UNCLASSIFIED,
} from './waterfall-step.fixture.ts';

const meta = {
  title: 'Patterns/Payout waterfall',
  component: PayoutWaterfall,
  args: {
    title: 'From sales to payout',
    currency: 'USD',
    steps: PENNSYLVANIA,
    sentence:
      'You sold $5,100.00. Uber Eats kept $1,809.50 (35.5%) in all: commission $1,275.00, marketing and other fees $142.00, promotions $324.00, refunds and adjustments $98.05, less tax, tips and fees passed on $29.55. It paid $3,290.50 on Apr 7; every cent is accounted for.',
    onOpenStep: fn(),
  },
} satisfies Meta<typeof PayoutWaterfall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onOpenStep: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Gross sales' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Promotions' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenStep).toHaveBeenLastCalledWith('promotions');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Net payout' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Gross sales' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('list').contains(document.activeElement)).toBe(false);
  },
};

export const AsTable: Story = {
  args: { onOpenStep: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Commission' }).focus();
    await userEvent.keyboard('t');
    const table = canvas.getByRole('table', { name: 'From sales to payout' });
    await expect(within(table).getByRole('row', { name: /Net payout/ })).toHaveTextContent(
      '3,290.50',
    );
    await expect(canvas.getByRole('button', { name: 'View as chart' })).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  render: ({ onOpenStep: _open, ...args }) => <PayoutWaterfall {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('list')).queryByRole('button')).toBeNull();
  },
};

export const Scriptless: Story = {
  render: ({ onOpenStep: _open, ...args }) => <PayoutWaterfall {...args} scriptless />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByText('View as table'));
    await expect(canvas.getByRole('table', { name: 'From sales to payout' })).toBeVisible();
  },
};

export const ThirteenSteps: Story = {
  args: {
    steps: THIRTEEN_STEPS,
    sentence:
      'You sold $5,100.00. Uber Eats kept $1,541.00 (30.2%) in all. It paid $3,559.00 on Apr 7; \u2212$40.00 has no account yet.',
    sound: false,
  },
};

export const StillComing: Story = {
  args: {
    steps: STILL_COMING,
    partialText: 'Refunds of the weekend are still to come; the payout will change.',
    sentence:
      'So far you sold $5,100.00. Uber Eats keeps $1,809.50 (35.5%) in all and would pay $3,290.50.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Not complete')).toHaveLength(2);
    await expect(
      canvas.getByText('Refunds of the weekend are still to come; the payout will change.'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { steps: [], emptyText: 'Import the first report, and its payout is drawn here.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing was paid out')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = {
  args: { steps: [], state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('figure', { name: 'From sales to payout' }),
    ).toHaveTextContent('Loading From sales to payout');
  },
};
export const Failed: Story = {
  args: { steps: [], state: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <PayoutWaterfall {...args} />
      <PayoutWaterfall {...args} title="Without an account" {...Unmapped.args} />
      <PayoutWaterfall {...args} title="Still coming" {...StillComing.args} />
      <PayoutWaterfall {...args} title="Below zero" {...Negative.args} />
      <PayoutWaterfall {...args} title="Not loaded" steps={[]} state="error" onRetry={fn()} />
    </Stack>
  ),
};

export const Unmapped: Story = {
  args: {
    steps: WITH_UNCLASSIFIED,
    sentence:
      'You sold $5,100.00. Uber Eats kept $2,649.50 (52.0%) in all. It paid $2,450.50 on Apr 14; \u2212$840.00 has no account yet.',
    sound: false,
  },
};

export const Simple: Story = {
  args: {
    steps: SIMPLE,
    sentence:
      'You sold $2,084.15. DoorDash kept $575.83 (27.6%) in all. It paid $1,508.32 on Nov 3; every cent is accounted for.',
  },
};

export const Negative: Story = {
  args: {
    steps: NEGATIVE,
    sentence:
      'You sold $640.00. Uber Eats kept $1,072.50 (167.6%) in all. This payout comes to \u2212$432.50; every cent is accounted for.',
  },
};

export const Phone: Story = {
  args: { onOpenStep: fn() },
  globals: { viewport: { value: 'phone' } },
};

export const NarrowContainer: Story = {
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
};

export const LongGerman: Story = {
  args: {
    title: 'Vom Bruttoumsatz zur Auszahlung',
    steps: IN_GERMAN,
    sentence:
      'Verkauft wurden 5.100,00\u00A0$; Uber behielt 25,0\u00A0% und zahlte am 7. April 3.290,50\u00A0$ aus; jeder Cent ist nachgewiesen.',
  },
};
export const RightToLeft: Story = {
  args: {
    title: 'من المبيعات إلى الدفعة',
    steps: IN_ARABIC,
    sentence: 'بعتَ بمبلغ 5,100.00$؛ احتفظت أوبر بنسبة 25.0% ودفعت 3,290.50$ في 7 أبريل.',
  },
  globals: { direction: 'rtl' },
};
export const RightToLeftOnPhone: Story = {
  ...RightToLeft,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { onOpenStep: fn() }, globals: { theme: 'dark' } };
