import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const writeText = fn();

function clipboard(answer: () => Promise<void>) {
  writeText.mockReset().mockImplementation(answer);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

const meta = {
  title: 'Components/Copy button',
  component: CopyButton,
  args: { text: 'pbt_3kq9Zc0d8yTq', label: 'Copy token' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    clipboard(() => Promise.resolve());
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith('pbt_3kq9Zc0d8yTq');
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    clipboard(() => Promise.reject(new Error('NotAllowedError')));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await waitFor(() => expect(canvas.getByText(/did not allow copying/)).toBeVisible());
  },
};

export const Small: Story = { args: { size: 'sm' } };
export const Dark: Story = { globals: { theme: 'dark' } };
