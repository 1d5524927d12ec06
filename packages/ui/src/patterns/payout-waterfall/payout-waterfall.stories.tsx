import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { PayoutWaterfall } from './payout-waterfall.tsx';
import { NEGATIVE, PENNSYLVANIA, SIMPLE, WITH_UNCLASSIFIED } from './waterfall-step.fixture.ts';

const meta = {
  title: 'Patterns/Payout waterfall',
  component: PayoutWaterfall,
  args: {
    title: 'From sales to payout',
    currency: 'USD',
    steps: PENNSYLVANIA,
    sentence:
      'You sold $5,100.00; Uber kept 25.0\u00A0% and paid $3,290.50 on 7 Apr; every cent is accounted for.',
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
    await expect(canvas.getByRole('button', { name: 'Show as drawing' })).toHaveFocus();
  },
};

export const ReadOnly: Story = {};

export const Unmapped: Story = {
  args: {
    steps: WITH_UNCLASSIFIED,
    sentence:
      'You sold $5,100.00; Uber kept 25.0\u00A0% and paid $2,450.50 on 14 Apr; \u2212$840.00 has no account yet.',
    sound: false,
  },
};

export const Simple: Story = {
  args: {
    steps: SIMPLE,
    sentence:
      'You sold $2,084.15; DoorDash kept 20.0\u00A0% and paid $1,508.32 on 3 Nov; every cent is accounted for.',
  },
};

export const Negative: Story = {
  args: {
    steps: NEGATIVE,
    sentence:
      'You sold $640.00; Uber kept 25.0\u00A0% and carries \u2212$432.50 into a later payout; every cent is accounted for.',
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { args: { onOpenStep: fn() }, globals: { theme: 'dark' } };
