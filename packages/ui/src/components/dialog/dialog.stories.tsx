import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Post 2 entries for Noodle House?',
    description: 'They go to the books at once and can be reversed, not deleted.',
    children: (
      <DescriptionList
        items={[
          { term: 'March part', value: '$782.00' },
          { term: 'April part', value: '$2,508.50' },
        ]}
      />
    ),
  },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opens(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Review and post</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        actions={
          <Inline gap="xs">
            <Button disabled={props.busy} onClick={() => setOpen(false)}>
              Go back
            </Button>
            <Button variant="primary" loading={props.busy ?? false}>
              Post 2 entries
            </Button>
          </Inline>
        }
      />
    </>
  );
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Review and post' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Post 2 entries for Noodle House?' });
    await expect(dialog).toHaveAccessibleDescription(
      'They go to the books at once and can be reversed, not deleted.',
    );
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (const _press of [1, 2, 3, 4, 5]) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = { args: { open: true } };

export const Busy: Story = {
  args: { open: true, busy: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Small: Story = { args: { open: true, size: 'sm', children: undefined } };
export const Phone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } };
