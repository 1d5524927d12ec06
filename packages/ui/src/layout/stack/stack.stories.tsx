import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from './stack.tsx';

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const GAPS = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Default: Story = {
  render: () => (
    <Stack gap="sm">
      <Box rule="below">Gross sales</Box>
      <Box rule="below">Commission</Box>
      <Box rule="below">Net payout</Box>
    </Stack>
  ),
};

export const GapSteps: Story = {
  render: () => (
    <Inline gap="lg" align="start">
      {GAPS.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Box background="sunken" padding="xs">
            {gap}
          </Box>
          <Box background="sunken" padding="xs">
            {gap}
          </Box>
        </Stack>
      ))}
    </Inline>
  ),
};
