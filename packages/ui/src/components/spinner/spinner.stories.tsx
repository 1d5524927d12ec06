import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Looking it up' } };
export const Bare: Story = {};
export const ReducedMotion: Story = {
  args: { label: 'Looking it up' },
  globals: { motion: 'reduce' },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="sm">
      <Spinner label="Looking it up" />
      <Text tone="muted">
        <Spinner /> Inside a sentence that says what is awaited
      </Text>
      <Text tone="warning">
        <Spinner /> In the color of its words
      </Text>
    </Stack>
  ),
  // Static, as under reduced motion.
  globals: { motion: 'reduce' },
};
export const LongText: Story = {
  args: { label: 'Die Auszahlungsabrechnungen der Feinkostgeschäftsgesellschaft werden gesucht' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { label: 'جارٍ البحث' },
  globals: { direction: 'rtl', locale: 'ar' },
};
