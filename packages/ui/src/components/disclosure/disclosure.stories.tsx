import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    label: 'Technical details',
    children: <Text>Request ID 7a7a8f5e, sent once.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Request ID 7a7a8f5e, sent once.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Technical details'));
    await expect(canvas.getByText('Request ID 7a7a8f5e, sent once.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'التفاصيل التقنية' },
  globals: { direction: 'rtl' },
};
