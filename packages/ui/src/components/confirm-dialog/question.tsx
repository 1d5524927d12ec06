import { useState, type Ref } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './confirm-dialog.css.ts';
import { confirmDialogWords } from './confirm-dialog.words.ts';

export type QuestionProps = {
  /** The consequences, one line each. */
  consequences?: readonly string[] | undefined;
  /** The text to type before the button is enabled; for irreversible actions. */
  typed?: { label: string; text: string } | undefined;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'primary' | undefined;
  busy?: boolean | undefined;
  /** Why it failed, and what that means. */
  failure?: { title: string; meaning?: string | undefined } | undefined;
  onConfirm: () => void;
};

type OwnProps = QuestionProps & {
  onCancel: () => void;
  cancelRef?: Ref<HTMLButtonElement> | undefined;
};

/** The consequences, the confirmation field, and the two answers. */
export function Question({ cancelRef, onCancel, ...props }: OwnProps) {
  const { consequences = [], typed, confirmLabel, cancelLabel, tone = 'danger', busy } = props;
  const [text, setText] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const confirm = () => {
    if (typed !== undefined && text.trim() !== typed.text) {
      setMismatch(true);
      return;
    }
    props.onConfirm();
  };
  return (
    <form
      noValidate
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {props.failure === undefined ? null : (
        <Banner tone="danger" title={props.failure.title} appeared>
          {props.failure.meaning}
        </Banner>
      )}
      {consequences.length === 0 ? null : (
        <ul className={styles.consequences}>
          {consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {typed === undefined ? null : (
        <TextField
          label={typed.label}
          value={text}
          autoComplete="off"
          spellCheck={false}
          disabled={busy}
          error={mismatch ? confirmDialogWords.typeExactly(typed.text) : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMismatch(false);
          }}
        />
      )}
      <div className={styles.actions}>
        <Button ref={cancelRef} disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" variant={tone} loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
