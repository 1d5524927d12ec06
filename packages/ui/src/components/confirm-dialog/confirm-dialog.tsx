import { useRef, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Question, type QuestionProps } from './question.tsx';

export type ConfirmDialogProps = QuestionProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names its subject: "Delete Noodle House?". */
  title: string;
  description?: ReactNode | undefined;
};

/**
 * A confirmation in three tiers: a question; with a list of consequences; with a name to type, for irreversible
 * actions. The focus is on the safe answer.
 *
 * **When not:** undoable actions need no confirmation: do them, and offer an undo.
 *
 * **Keyboard:** the focus is on the safe answer; Escape cancels; Enter in the field confirms a correct entry.
 *
 * **Accessibility:** a mismatch is announced with the field; a failure is an alert.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * <ConfirmDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   title="Reverse this entry?"
 *   consequences={['A reversing entry is posted on today’s date.']}
 *   confirmLabel="Reverse entry"
 *   cancelLabel="Keep it"
 *   tone="danger"
 *   onConfirm={remove}
 * />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, busy = false, ...question } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={title}
      description={description}
      initialFocus={keep}
    >
      {/* The typed text is reset on close. */}
      <Question {...question} busy={busy} cancelRef={keep} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
