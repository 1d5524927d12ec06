import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const SHOWN = { hover: '[data-shown="hover"]', focusVisible: '[data-shown="focus"]' };

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Sign out all other sessions' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', {
      name: 'Sign out all other sessions',
    });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Sign out all other sessions'));
    await expect(box).not.toBeChecked();
  },
};

export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'Phones, other browsers, and the command line.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'Phones, other browsers, and the command line.',
    );
  },
};

export const Invalid: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#terms">terms</Link>
      </>
    ),
    error: 'Accept the terms to go on',
  },
};

export const Indeterminate: Story = {
  args: { label: 'All 12 stores', indeterminate: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'All 12 stores' });
    await expect(box).toBePartiallyChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="sm">
      <Checkbox label="Off" />
      <Checkbox label="Hover" data-shown="hover" />
      <Checkbox label="Focus" data-shown="focus" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="On, hover" data-shown="hover" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="With a hint" defaultChecked hint="Phones, and the command line." />
      <Checkbox label="Wrong" error="Accept the terms to go on" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and on" disabled defaultChecked />
      <Checkbox label="Disabled, some of them" disabled indeterminate />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Alle anderen Sitzungen auf sämtlichen Geräten beenden, auch solche, die über die Befehlszeile geöffnet wurden',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'إنهاء جميع الجلسات الأخرى',
    hint: 'الهواتف والمتصفحات الأخرى وسطر الأوامر.',
    defaultChecked: true,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = {
  args: {
    hint: 'Phones, other browsers, and the command line of every computer you signed in on.',
  },
  render: (args) => (
    <Box width="field">
      <Checkbox {...args} />
    </Box>
  ),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  ...Matrix,
  globals: { theme: 'dark' },
};
