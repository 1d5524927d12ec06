import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './inline-edit.css.ts';
import { inlineEditWords } from './inline-edit.words.ts';

export type InlineEditState =
  | { kind: 'read' }
  | { kind: 'edit' }
  | { kind: 'saving' }
  | { kind: 'error'; reason: string }
  | { kind: 'conflict'; theirs: string };

export type InlineEditFaceProps = {
  id: string;
  label: string;
  value: string;
  draft: string;
  state: InlineEditState;
  size: 'body' | 'title';
  readOnly: boolean;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onEdit: () => void;
  onDraft: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** Each state of a value that is edited where it stands, as it looks. */
export function InlineEditFace(props: InlineEditFaceProps) {
  const { label, value, state, size, readOnly, buttonRef, onEdit } = props;
  if (state.kind !== 'read') {
    return <Editing {...props} state={state} />;
  }
  if (readOnly) {
    return <span className={styles.words[size]}>{value}</span>;
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.read[size]}
      aria-label={inlineEditWords.edit(label, value)}
      onClick={onEdit}
    >
      <span className={styles.text}>{value}</span>
      <Icon name="edit" />
    </button>
  );
}

type EditingProps = InlineEditFaceProps & { state: Exclude<InlineEditState, { kind: 'read' }> };

function Editing(props: EditingProps) {
  const { id, label, draft, state, size, inputRef, onDraft, onSave, onCancel } = props;
  const isSaving = state.kind === 'saving';
  const remarkId = `${id}-said`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!isSaving) {
        onSave();
      }
    }
    if (event.key === 'Escape' && !isSaving) {
      // A dialog around it stays open.
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <div className={styles.editing}>
      <div className={styles.line}>
        <input
          ref={inputRef}
          type="text"
          aria-label={label}
          aria-describedby={state.kind === 'edit' ? undefined : remarkId}
          aria-invalid={state.kind === 'error' || undefined}
          aria-busy={isSaving || undefined}
          autoComplete="off"
          className={styles.input[size]}
          readOnly={isSaving}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {state.kind === 'conflict' ? null : (
          <>
            <IconButton
              label={inlineEditWords.save}
              icon="check"
              disabled={isSaving}
              onClick={onSave}
            />
            <IconButton
              label={inlineEditWords.cancel}
              icon="close"
              disabled={isSaving}
              onClick={onCancel}
            />
          </>
        )}
      </div>
      <Remark id={remarkId} state={state} />
      {state.kind === 'conflict' ? (
        <div className={styles.answers}>
          <Button size="sm" onClick={onCancel}>
            {inlineEditWords.takeTheSavedOne}
          </Button>
          <Button size="sm" onClick={onSave}>
            {inlineEditWords.keepMine}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Remark({ id, state }: { id: string; state: InlineEditState }) {
  if (state.kind === 'saving') {
    return (
      <output id={id} className={styles.feedback.quiet}>
        <Spinner />
        {inlineEditWords.saving}
      </output>
    );
  }
  if (state.kind === 'error' || state.kind === 'conflict') {
    const isConflict = state.kind === 'conflict';
    return (
      <div id={id} role="alert" className={styles.feedback[state.kind]}>
        <Icon name={isConflict ? 'warning' : 'alert'} />
        <span>
          {isConflict ? inlineEditWords.somebodyElseChangedIt(state.theirs) : state.reason}
        </span>
      </div>
    );
  }
  return null;
}
