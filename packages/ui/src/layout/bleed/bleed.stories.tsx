import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../components/text/text.tsx';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { Bleed } from './bleed.tsx';

const meta = {
  title: 'Layout/Bleed',
  component: Bleed,
  args: {
    inline: 'lg',
    children: (
      <Box background="sunken" paddingInline="lg" paddingBlock="sm">
        From edge to edge
      </Box>
    ),
  },
  decorators: [
    (Story) => (
      <Box padding="lg" rule="around">
        <Stack>
          <Text>Within the padding</Text>
          <Story />
        </Stack>
      </Box>
    ),
  ],
} satisfies Meta<typeof Bleed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const inside = canvas.getByText('Within the padding').getBoundingClientRect();
    const across = canvas.getByText('From edge to edge').getBoundingClientRect();
    await expect(across.left).toBe(inside.left - 24);
    await expect(across.right).toBe(inside.right + 24);
  },
};
export const Both: Story = { args: { inline: 'lg', block: 'md' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
