import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { InlineLoading } from './inline-loading.tsx';

const meta = {
  title: 'Components/Inline loading',
  component: InlineLoading,
  args: {
    state: 'busy',
    words: { busy: 'Saving…', done: 'Saved', failed: 'Not saved: the name is taken' },
  },
} satisfies Meta<typeof InlineLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Saving…$/);
  },
};

export const Done: Story = {
  args: { state: 'done' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Saved$/);
  },
};

export const Idle: Story = {
  args: { state: 'idle' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const Failed: Story = {
  args: { state: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved: the name is taken');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  render: ({ words }) => (
    <Stack gap="xs">
      {(['busy', 'done', 'failed'] as const).map((state) => (
        <InlineLoading key={state} state={state} words={words} onRetry={() => undefined} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    state: 'failed',
    words: {
      busy: 'Wird gespeichert…',
      done: 'Gespeichert',
      failed: 'Nicht gespeichert: Dieser Name wird bereits von einem anderen Mandanten verwendet',
    },
    onRetry: fn(),
  },
};
export const RightToLeft: Story = {
  ...Matrix,
  args: { words: { busy: 'جارٍ الحفظ…', done: 'تم الحفظ', failed: 'لم يُحفظ: الاسم مستخدم' } },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
