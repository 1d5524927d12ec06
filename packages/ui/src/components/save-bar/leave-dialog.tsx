import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { saveBarWords } from './save-bar.words.ts';

export type LeaveDialogProps = {
  open: boolean;
  /** The unsaved object: "the settings of Juniper & Rye". */
  what: string;
  onStay: () => void;
  onLeave: () => void;
};

/**
 * Confirms leaving unsaved changes. Staying is the safe answer and has the initial focus.
 *
 * @example
 * <LeaveDialog open what="The store" onStay={cancel} onLeave={close} />
 */
export function LeaveDialog({ open, what, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onStay}
      onConfirm={onLeave}
      title={saveBarWords.leaveWithoutSaving}
      description={saveBarWords.yourChangesToAre(what)}
      cancelLabel={saveBarWords.stayHere}
      confirmLabel={saveBarWords.leaveAndLoseThe}
    />
  );
}
