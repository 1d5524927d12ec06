import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Box } from './box.tsx';

const meta = { title: 'Layout/Box', component: Box } satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { padding: 'md', rule: 'around', children: 'Padding and a hairline' },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="md">
      {(['canvas', 'surface', 'sunken'] as const).map((background) => (
        <Box key={background} background={background} padding="md" rule="around">
          {background}
        </Box>
      ))}
      {(['above', 'below'] as const).map((rule) => (
        <Box key={rule} rule={rule} paddingBlock="sm">
          A hairline {rule}
        </Box>
      ))}
    </Stack>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
