import { useRef, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Question, type QuestionProps } from './question.tsx';

export type ConfirmDialogProps = QuestionProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, naming what it is about: "Delete Noodle House?". */
  title: string;
  description?: ReactNode | undefined;
};

/**
 * A decision with consequences, in three tiers: a question; with the list of what happens then; with a name to type,
 * for what cannot be taken back. The focus is on the safe answer.
 *
 * **When not:** what can be undone needs no question: do it, and offer to undo it.
 *
 * **Keyboard:** the focus is on the safe answer; Escape keeps everything; Enter in the field confirms what is typed
 * rightly.
 *
 * **Accessibility:** a mismatch is read out with the field; a failure is an alert.
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
      {/* What was typed is forgotten when the question is closed. */}
      <Question {...question} busy={busy} cancelRef={keep} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
