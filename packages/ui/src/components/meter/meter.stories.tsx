import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Stores', value: 2, max: 5, valueText: '2 of 5 stores' },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Stores' });
    await expect(meter).toHaveAttribute('aria-valuenow', '2');
    await expect(meter).toHaveAttribute('aria-valuemax', '5');
    await expect(meter).toHaveAttribute('aria-valuetext', '2 of 5 stores');
  },
};

export const Near: Story = {
  args: { value: 4, valueText: '4 of 5 stores' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '4 of 5 stores. Near the limit',
    );
  },
};

export const Over: Story = {
  args: { value: 6, valueText: '6 of 5 stores' },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '5');
    await expect(meter).toHaveAttribute('aria-valuetext', '6 of 5 stores. Over the limit');
  },
};

export const Matrix: Story = {
  render: () => (
    <Box width="field">
      <Stack gap="lg">
        {[0, 37, 79, 80, 100, 130].map((value) => (
          <Meter key={value} label={`Entries at ${value}`} value={value} max={100} />
        ))}
        <Meter label="None allowed" value={0} max={0} />
      </Stack>
    </Box>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Kassenverbindungen der Feinkostgeschäftsgesellschaft am Viktualienmarkt',
    value: 12,
    max: 12,
    valueText: '12 von 12 Kassenverbindungen',
  },
};
export const RightToLeft: Story = {
  args: { label: 'المتاجر', value: 4, valueText: '4 من 5 متاجر' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
