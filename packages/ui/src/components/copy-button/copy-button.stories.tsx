import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Code } from '../code/code.tsx';
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

export const Default: Story = {
  render: (args) => (
    <Inline gap="xs">
      <Code>{args.text}</Code>
      <CopyButton {...args} size="sm" variant="quiet" />
    </Inline>
  ),
};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    clipboard(() => Promise.resolve());
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Copy token' });
    const width = button.offsetWidth;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith('pbt_3kq9Zc0d8yTq');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(button).toHaveAccessibleName('Copy token');
    await expect(button.offsetWidth).toBe(width);
  },
};

export const Denied: Story = {
  play: async ({ canvasElement }) => {
    clipboard(() => Promise.reject(new Error('NotAllowedError')));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Your browser didn’t allow copying. Select the text and copy it yourself.',
      ),
    );
  },
};

const LOOKS = [
  { size: 'md' },
  { size: 'md', variant: 'quiet' },
  { size: 'sm' },
  { size: 'sm', variant: 'quiet' },
] as const;

function Looks({ label }: { label: string }) {
  return (
    <Inline gap="md">
      {LOOKS.map((look, at) => (
        <CopyButton key={at} text={label} label={label} {...look} />
      ))}
    </Inline>
  );
}

export const Matrix: Story = {
  render: () => (
    <Stack gap="md">
      <Looks label="Copy address" />
      <CopyButton text="refused" label="Copy token" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    clipboard(() => Promise.reject(new Error('NotAllowedError')));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await waitFor(() => expect(canvas.getByText(/didn’t allow copying/)).toBeVisible());
  },
};

export const LongWords: Story = {
  args: { label: 'Auszahlungsreferenznummer in die Zwischenablage kopieren' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'نسخ الرمز' },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { ...Denied, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
