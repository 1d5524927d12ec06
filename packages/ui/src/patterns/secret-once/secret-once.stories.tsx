import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { SecretOnce } from './secret-once.tsx';

const onDone = fn();

const meta = {
  title: 'Patterns/Secret once',
  component: SecretOnce,
  args: {
    title: 'The token “Nightly export”',
    secret: 'pbt_3kq9Zc0d8yTqLw2mVb7nXs5fGh1jRk4e',
    copyLabel: 'Copy token',
    children: 'Save it in your password manager. We won’t show it again.',
    doneLabel: 'I’ve saved it',
    onDone,
  },
} satisfies Meta<typeof SecretOnce>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', {
      name: 'The token “Nightly export”',
    });
    await expect(region).toHaveTextContent('pbt_3kq9Zc0d8yTqLw2mVb7nXs5fGh1jRk4e');
    await expect(within(region).getByRole('button', { name: 'Copy token' })).toBeVisible();
    await userEvent.click(within(region).getByRole('button', { name: 'I’ve saved it' }));
    await expect(onDone).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <SecretOnce {...args} />
      <SecretOnce {...args} title="Recovery code" secret="7QK2M-9XW4T" copyLabel="Copy code" />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Das Zugriffsschlüsselpaar „Nächtlicher Buchungsstapelexport“',
    secret: `pbt_${'3kq9Zc0d8yTqLw2mVb7nXs5fGh1jRk4e'.repeat(4)}`,
    copyLabel: 'Zugriffsschlüssel kopieren',
    children:
      'Bewahren Sie ihn dort auf, wo Sie Ihre Kennwörter aufbewahren. Er wird nicht noch einmal angezeigt.',
    doneLabel: 'Ich habe ihn sicher aufbewahrt',
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'الرمز «تصدير ليلي»',
    copyLabel: 'نسخ الرمز',
    children: 'احفظه حيث تحفظ كلمات المرور. لن يظهر مرة أخرى.',
    doneLabel: 'حفظته',
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
