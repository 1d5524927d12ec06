import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuarantineTable } from './quarantine-table.tsx';

const meta = {
  title: 'Patterns/Quarantine table',
  component: QuarantineTable,
  args: {
    currency: 'USD',
    rows: [
      {
        row: 17,
        column: 'Total payout',
        message: 'The parts of the row do not add up to it.',
        expectedCents: 2_319,
        foundCents: 2_391,
      },
      {
        row: 86,
        column: 'Tax on Sales',
        message: 'Not an amount: “n/a”.',
        expectedCents: null,
        foundCents: null,
      },
      {
        row: 1_204,
        column: 'Total payout',
        message: 'The parts of the row do not add up to it.',
        expectedCents: -450,
        foundCents: 450,
      },
    ],
  },
} satisfies Meta<typeof QuarantineTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfSeveralFiles: Story = {
  args: {
    rows: meta.args.rows.map((row, at) => ({ ...row, file: at === 0 ? 'march.csv' : 'april.csv' })),
  },
};
export const None: Story = { args: { rows: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
