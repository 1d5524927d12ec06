import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  args: { label: 'Remove file', icon: 'remove', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Remove file' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove file');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  parameters: {
    pseudo: {
      rootSelector: 'body',
      hover: '[data-shown="hover"]',
      focusVisible: '[data-shown="focus"]',
      active: '[data-shown="press"]',
    },
  },
  render: () => (
    <Stack gap="sm">
      {(['md', 'sm'] as const).map((size) => (
        <Inline key={size} gap="md">
          <IconButton size={size} icon="settings" label="At rest" />
          <IconButton size={size} icon="settings" label="Hover" data-shown="hover" />
          <IconButton size={size} icon="settings" label="Focus" data-shown="focus" />
          <IconButton size={size} icon="settings" label="Press" data-shown="press" />
          <IconButton size={size} icon="settings" label="Disabled" disabled />
          <IconButton size={size} icon="settings" label="Loading" loading />
          <IconButton size={size} icon="settings" label="Pressed" aria-pressed />
          <IconButton size={size} icon="copy" label="Copy" />
          <IconButton size={size} icon="close" label="Close" />
          <IconButton size={size} icon="more" label="More" />
          <IconButton size={size} icon="help" label="Help" />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Remove file' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: { label: 'Hochgeladene Auszahlungsdatei unwiderruflich entfernen' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap="xs">
      <Text as="span">كشف مدفوعات أبريل.csv</Text>
      <IconButton icon="remove" label="إزالة الملف" />
    </Inline>
  ),
};

export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
