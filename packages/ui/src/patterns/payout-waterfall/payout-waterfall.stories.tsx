import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { ACCOUNTS, PENNSYLVANIA_COMPONENTS, PENNSYLVANIA_NET_CENTS } from './payout-waterfall.fixture.ts';
import { PayoutWaterfall } from './payout-waterfall.tsx';
import { toWaterfall } from './waterfall-steps.ts';

const meta = {
  title: 'Patterns/Payout waterfall',
  component: PayoutWaterfall,
  args: {
    title: 'Payout of 7 Apr 2026',
    platform: 'Uber',
    currency: 'USD',
    paidOn: '2026-04-07',
    ...toWaterfall({
      components: PENNSYLVANIA_COMPONENTS,
      netCents: PENNSYLVANIA_NET_CENTS,
      accounts: ACCOUNTS,
    }),
  },
} satisfies Meta<typeof PayoutWaterfall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensSteps: Story = {
  args: { onOpenStep: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Gross sales' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Promotions' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenStep).toHaveBeenLastCalledWith('merchant_promo');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Net payout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Net payout' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Gross sales' })).toHaveFocus();
  },
};

export const AsTable: Story = {
  args: { onOpenStep: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Gross sales' }).focus();
    await userEvent.keyboard('t');
    const table = canvas.getByRole('table', { name: 'Payout of 7 Apr 2026' });
    await expect(within(table).getByRole('rowheader', { name: 'Net payout' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as drawing' })).toHaveFocus();
  },
};

export const Unmapped: Story = {
  args: {
    title: 'Payout of 14 Apr 2026',
    paidOn: '2026-04-14',
    ...toWaterfall({
      components: { ...PENNSYLVANIA_COMPONENTS, other_unclassified: -84_000 },
      netCents: PENNSYLVANIA_NET_CENTS - 84_000,
      accounts: ACCOUNTS,
    }),
  },
};

export const NotTied: Story = {
  args: { netCents: PENNSYLVANIA_NET_CENTS - 1_200 },
};

export const Simple: Story = {
  args: {
    title: 'Payout of 3 Nov 2026',
    platform: 'DoorDash',
    paidOn: '2026-11-03',
    ...toWaterfall({
      components: { gross_sales: 208_415, merchant_promo: -9_900, commission: -41_683, ads_marketing: -6_000 },
      netCents: 150_832,
    }),
  },
};

export const Negative: Story = {
  args: {
    ...toWaterfall({
      components: { gross_sales: 64_000, commission: -16_000, capital_repayment: -91_250 },
      netCents: -43_250,
    }),
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

export const Dark: Story = { args: { onOpenStep: fn() }, globals: { theme: 'dark' } };
