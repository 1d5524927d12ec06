import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Code } from './code.tsx';

const meta = { title: 'Components/Code', component: Code } satisfies Meta<typeof Code>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'UE-7F3A91C2-1' } };

export const Matrix: Story = {
  args: { children: 'UE-7F3A91C2-1' },
  render: () => (
    <Stack gap="sm">
      <Text>
        The document is <Code>UE-7F3A91C2-1</Code>, and its hash{' '}
        <Code title="SHA-256 of the file">9f2c41d07be0</Code>.
      </Text>
      <Text tone="muted">
        In muted words: <Code>Total payout</Code>
      </Text>
      <Text size="small">
        In small ones: <Code>req_01JQ7Z4M2T</Code>
      </Text>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: 'auszahlungsdetailauswertung-der-feinkostgeschaeftsgesellschaft-2026-04-07.csv',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const code = canvas.getByText(/^auszahlung/).getBoundingClientRect();
    await expect(code.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { children: 'sha256 9f2c41d07be0' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
