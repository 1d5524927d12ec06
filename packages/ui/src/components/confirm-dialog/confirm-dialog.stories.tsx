import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onConfirm = fn();
const onOpenChange = fn();

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange,
    onConfirm,
    title: 'End all other sessions?',
    confirmLabel: 'End 3 sessions',
    keepLabel: 'Keep them',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed = { label: 'Type Noodle House to confirm', text: 'Noodle House' };

export const Simple: Story = {
  play: async () => {
    onConfirm.mockClear();
    onOpenChange.mockClear();
    const keep = await screen.findByRole('button', { name: 'Keep them' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await expect(onOpenChange).toHaveBeenCalledWith(false);
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'End 3 sessions' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Consequences: Story = {
  args: {
    title: 'Make Sam Ortiz the owner of Noodle House?',
    consequences: [
      'Sam can change the plan and delete the client.',
      'You become a manager of Noodle House.',
    ],
    confirmLabel: 'Make Sam the owner',
    keepLabel: 'Stay the owner',
    tone: 'primary',
  },
};

export const Typed: Story = {
  args: {
    title: 'Delete Noodle House?',
    consequences: ['Its settings are deleted.', 'This cannot be undone.'],
    typed,
    confirmLabel: 'Delete Noodle House',
    keepLabel: 'Keep it',
  },
  play: async () => {
    onConfirm.mockClear();
    const field = await screen.findByLabelText('Type Noodle House to confirm');
    await userEvent.type(field, 'noodle{Enter}');
    await expect(onConfirm).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription('Type exactly: Noodle House');
    await userEvent.clear(field);
    await userEvent.type(field, 'Noodle House{Enter}');
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = { args: { ...Typed.args, busy: true } };
export const Failed: Story = {
  args: {
    ...Typed.args,
    failure: { title: 'This client still has stores.', meaning: 'Nothing was deleted.' },
  },
};
export const Phone: Story = { args: { ...Typed.args }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { ...Typed.args }, globals: { theme: 'dark' } };
