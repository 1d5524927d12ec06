import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Columns } from './columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Box rule="above" paddingBlock="sm">
          The checks of this payout
        </Box>
        <Box rule="above" paddingBlock="sm">
          The entries it makes
        </Box>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MainAndSide: Story = { args: { template: 'main-side' } };
export const Fit: Story = { args: { template: 'fit' } };
export const CollapsesWhenNarrow: Story = {
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
};
