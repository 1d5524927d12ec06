import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { DialogPanel } from '../dialog/dialog-panel.tsx';
import { panel } from '../dialog/dialog.css.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { Question, type QuestionProps } from './question.tsx';

const onConfirm = fn();
const onOpenChange = fn();

const meta = {
  title: 'Components/Confirm dialog',
  // Overlays the whole window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange,
    onConfirm,
    title: 'End all other sessions?',
    description: 'You stay signed in here. The other devices have to sign in again.',
    confirmLabel: 'End 3 sessions',
    cancelLabel: 'Keep them',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed = { label: 'Type Noodle House to confirm', text: 'Noodle House' };
const keepHasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const Default: Story = {
  play: async () => {
    onConfirm.mockClear();
    onOpenChange.mockClear();
    await keepHasFocus('Keep them');
    // The buttons keep their distance from the dialog's edge.
    const answer = screen.getByRole('button', { name: 'End 3 sessions' }).getBoundingClientRect();
    const edge = screen.getByRole('dialog').getBoundingClientRect();
    await expect(edge.bottom - answer.bottom).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard('{Enter}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'End 3 sessions' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = { play: () => keepHasFocus('Keep them') };

function Asked(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>End sessions</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const GivesTheFocusBack: Story = {
  render: (args) => <Asked {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'End sessions' });
    await userEvent.click(opener);
    await keepHasFocus('Keep them');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithConsequences: Story = {
  args: {
    title: 'Make Sam Ortiz the owner of Noodle House?',
    description: undefined,
    consequences: [
      'Sam can change the plan and delete the client.',
      'You become a manager of Noodle House.',
    ],
    confirmLabel: 'Make Sam the owner',
    cancelLabel: 'Stay the owner',
    tone: 'primary',
  },
};

const DELETE = {
  title: 'Delete Noodle House?',
  description: undefined,
  consequences: ['Its settings are deleted.', 'This cannot be undone.'],
  typed,
  confirmLabel: 'Delete Noodle House',
  cancelLabel: 'Keep it',
};

export const TypedConfirmation: Story = {
  args: DELETE,
  play: async () => {
    onConfirm.mockClear();
    await keepHasFocus('Keep it');
    const field = screen.getByLabelText('Type Noodle House to confirm');
    await userEvent.type(field, 'noodle{Enter}');
    await expect(onConfirm).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription('Type exactly: Noodle House');
    await userEvent.clear(field);
    await userEvent.type(field, 'Noodle House{Enter}');
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Mismatch: Story = {
  args: DELETE,
  play: async () => {
    await userEvent.type(
      await screen.findByLabelText('Type Noodle House to confirm'),
      'noodle house{Enter}',
    );
    await waitFor(() => expect(screen.getByText('Type exactly: Noodle House')).toBeVisible());
  },
};

export const Busy: Story = {
  args: { ...DELETE, busy: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const FAILURE = { title: 'This client still has stores.', meaning: 'Nothing was deleted.' };

export const Failed: Story = { args: { ...DELETE, failure: FAILURE } };

const TIERS: readonly (QuestionProps & { title: string; description?: string })[] = [
  {
    title: 'End all other sessions?',
    description: 'The other devices have to sign in again.',
    confirmLabel: 'End 3 sessions',
    cancelLabel: 'Keep them',
    onConfirm,
  },
  {
    title: 'Make Sam Ortiz the owner?',
    consequences: ['Sam can change the plan.', 'You become a manager.'],
    confirmLabel: 'Make Sam the owner',
    cancelLabel: 'Stay the owner',
    tone: 'primary',
    onConfirm,
  },
  {
    title: 'Delete Noodle House?',
    consequences: ['Its settings are deleted.', 'This cannot be undone.'],
    typed,
    confirmLabel: 'Delete Noodle House',
    cancelLabel: 'Keep it',
    failure: FAILURE,
    onConfirm,
  },
  {
    title: 'Archive Blue Door Café?',
    confirmLabel: 'Archive',
    cancelLabel: 'Keep it',
    busy: true,
    onConfirm,
  },
];

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg" align="start">
      {TIERS.map(({ title, description, ...question }) => (
        <section key={title} className={panel.md} aria-label={title}>
          <DialogPanel
            parts={{ Title: 'h2', Description: 'p' }}
            title={title}
            description={description}
            busy={question.busy}
            onClose={onConfirm}
          >
            <Question {...question} onCancel={onConfirm} />
          </DialogPanel>
        </section>
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Feinkostgeschäftsgesellschaft unwiderruflich löschen?',
    description: undefined,
    consequences: [
      'Sämtliche Kontenzuordnungen und Auszahlungsbuchungssätze werden gelöscht.',
      'Dies kann nicht rückgängig gemacht werden.',
    ],
    typed: {
      label: 'Zur Bestätigung „Feinkostgeschäftsgesellschaft“ eingeben',
      text: 'Feinkostgeschäftsgesellschaft',
    },
    confirmLabel: 'Feinkostgeschäftsgesellschaft löschen',
    cancelLabel: 'Behalten',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: {
    title: 'حذف Noodle House؟',
    description: undefined,
    consequences: ['تُحذف إعداداته.', 'لا يمكن التراجع عن ذلك.'],
    typed: { label: 'اكتب Noodle House للتأكيد', text: 'Noodle House' },
    confirmLabel: 'حذف',
    cancelLabel: 'إبقاء',
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { args: DELETE, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: DELETE, globals: { theme: 'dark' } };
