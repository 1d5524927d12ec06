import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Delivery commission',
    description: '48 rows, $310.00',
    children: <Text>The rows behind this line.</Text>,
  },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opens(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the rows</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open the rows' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Delivery commission' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true, actions: <Button>Download rows</Button> } };
export const Phone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } };
