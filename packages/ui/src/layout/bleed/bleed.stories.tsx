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
/** Each step, across a padding of that step. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="sm">
      {(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((step) => (
        <Box key={step} padding={step} rule="around">
          <Bleed inline={step}>
            <Box background="sunken" paddingInline={step} paddingBlock="xs">
              Across {step}
            </Box>
          </Bleed>
        </Box>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    children: (
      <Box background="sunken" paddingInline="lg" paddingBlock="sm">
        Auszahlungsdetailauswertung der Feinkostgeschäftsgesellschaft am Viktualienmarkt
      </Box>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    children: (
      <Box background="sunken" paddingInline="lg" paddingBlock="sm">
        من الحافة إلى الحافة
      </Box>
    ),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
