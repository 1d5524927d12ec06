import { useState } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './confirm-dialog.css.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, naming what it is about: "Delete Noodle House?". */
  title: string;
  description?: ReactNode | undefined;
  /** What happens then, one line each. */
  consequences?: readonly string[] | undefined;
  /** What has to be typed before the button acts; for what cannot be taken back. */
  typed?: { label: string; text: string } | undefined;
  confirmLabel: string;
  keepLabel: string;
  tone?: 'danger' | 'primary' | undefined;
  busy?: boolean | undefined;
  /** Why it did not work, and what that means. */
  failure?: { title: string; meaning: string } | undefined;
  onConfirm: () => void;
};

/** A decision with consequences: a question, a list of what happens, or a name to type. The safe answer comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, busy = false, ...question } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={title}
      description={description}
    >
      {/* What was typed is forgotten when the question is closed. */}
      <Question {...question} busy={busy} onKeep={() => onOpenChange(false)} />
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'title' | 'description'> & {
  onKeep: () => void;
};

function Question(props: QuestionProps) {
  const { consequences = [], typed, confirmLabel, keepLabel, tone = 'danger', busy } = props;
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
          error={mismatch ? `Type exactly: ${typed.text}` : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMismatch(false);
          }}
        />
      )}
      <div className={styles.actions}>
        <Button disabled={busy} onClick={props.onKeep}>
          {keepLabel}
        </Button>
        <Button type="submit" variant={tone} loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
