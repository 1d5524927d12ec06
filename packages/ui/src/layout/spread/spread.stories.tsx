import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Text } from '../../components/text/text.tsx';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { Spread } from './spread.tsx';

const meta = {
  title: 'Layout/Spread',
  component: Spread,
  args: { children: <Text>Walnut Street</Text>, end: <Button size="sm">Rename</Button> },
} satisfies Meta<typeof Spread>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Walnut Street').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeLessThan(words.bottom);
  },
};

export const FallsBelow: Story = {
  args: { end: <Button>Post the entries of this week to QuickBooks</Button> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Walnut Street').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
  },
};

export const LongText: Story = {
  args: {
    children: <Text>Gaststättenbetriebsgesellschaft Zum Goldenen Hirschen am Kurfürstendamm</Text>,
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
};
export const Matrix: Story = {
  render: ({ end }) => (
    <Stack gap="lg">
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Box key={align} rule="below" paddingBlock="xs">
          <Spread align={align} end={end}>
            <Text size="lead">{align}</Text>
            <Text tone="muted">Uber Eats, DoorDash</Text>
          </Spread>
        </Box>
      ))}
      <Box width="field" rule="below" paddingBlock="xs">
        <Spread end={<Button>Post the entries of this week</Button>}>
          <Text>It falls below</Text>
        </Spread>
      </Box>
    </Stack>
  ),
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { children: <Text>شارع الجوز</Text>, end: <Button size="sm">إعادة التسمية</Button> },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
