import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Button } from '../button/button.tsx';
import { Announcer, useAnnounce } from './announcer.tsx';

const meta = {
  title: 'Components/Announcer',
  component: Announcer,
  args: { children: <Says /> },
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

function Says() {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button onClick={() => announce('3 rows found')}>Find</Button>
      <Button
        onClick={() => {
          announce('Row 1 selected');
          announce('Row 2 selected');
          announce('Row 1 selected');
        }}
      >
        Select two rows
      </Button>
      <Button
        onClick={() => {
          announce('Still posting');
          announce('The connection is lost', 'assertive');
        }}
      >
        Lose the connection
      </Button>
    </Inline>
  );
}

export const Message: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const find = canvas.getByRole('button', { name: 'Find' });
    await userEvent.click(find);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 rows found\.$/));
    const first = canvas.getByText('3 rows found.');
    await userEvent.click(find);
    // Read out again: the sentence stands in a new element.
    await waitFor(() => expect(first.isConnected).toBe(false));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 rows found\.$/);
  },
};

export const CoalescedBurst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select two rows' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Row 1 selected\. Row 2 selected\.$/),
    );
  },
};

export const AssertivePreempts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The connection is lost$/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 rows found\.$/));
  },
};
