import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Every cent is accounted for.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="sm">
      {(['caption', 'small', 'body', 'lead'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: you sold $5,100.00
        </Text>
      ))}
      {(['default', 'muted', 'danger', 'warning', 'success', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: the platform kept 25.0 %
        </Text>
      ))}
      {(['regular', 'medium', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: and paid $3,290.50
        </Text>
      ))}
      <Text family="title" size="lead">
        A sentence in the title face
      </Text>
    </Stack>
  ),
};

export const Truncated: Story = {
  render: () => (
    <Box width="field">
      <Text truncate>
        Uber Eats, Walnut Street, payout of 7 Apr 2026, part 1 of 2, with late changes
      </Text>
    </Box>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
