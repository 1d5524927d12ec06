import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
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
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: () => (
    <Inline>
      <IconButton label="Close" icon="close" />
      <IconButton label="Close, small" icon="close" size="sm" />
      <IconButton label="Close, not now" icon="close" disabled />
    </Inline>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
