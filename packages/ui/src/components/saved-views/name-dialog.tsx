import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './saved-views.css.ts';
import { savedViewsWords } from './saved-views.words.ts';

type NameDialogProps = {
  title: string;
  saveLabel: string;
  initial: string;
  /** Names already in use. */
  taken: readonly { name: string }[];
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Prompts for a unique name, compared case-insensitively. */
export function NameDialog(props: NameDialogProps) {
  const { title, saveLabel, initial, taken, onSave, onClose } = props;
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const save = () => {
    const trimmed = name.trim();
    if (trimmed === '') {
      setError(savedViewsWords.enterANameFor);
    } else if (taken.some((view) => view.name.toLowerCase() === trimmed.toLowerCase())) {
      setError(savedViewsWords.anotherViewHasThis);
    } else {
      onSave(trimmed);
      onClose();
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} size="sm">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={savedViewsWords.nameOfTheView}
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{savedViewsWords.cancel}</Button>
          <Button type="submit" variant="primary">
            {saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
