import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { InlineEditFace, type InlineEditState } from './inline-edit-face.tsx';

/** What became of a change: done, refused with the reason, or changed by somebody else to `theirs` meanwhile. */
export type InlineEditOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; reason: string }
  | { kind: 'conflict'; theirs: string };

export type InlineEditProps = {
  /** What is edited: "Name of the client". */
  label: string;
  value: string;
  /** Saves `next`. `over` is the value it replaces; when another one is there, answer with the conflict. */
  onSave: (next: string, over: string) => Promise<InlineEditOutcome>;
  /** What is wrong with the text: "Enter a name."; undefined when nothing is. */
  check?: ((next: string) => string | undefined) | undefined;
  /** Reads the value again, after the saved one was preferred in a conflict. */
  onReload?: (() => void) | undefined;
  size?: 'body' | 'title' | undefined;
  readOnly?: boolean | undefined;
};

/**
 * A value that is changed where it stands, such as a name. The words are a button; Enter saves, Escape puts back what
 * was there, and the focus returns to the words. For several values at once there is a form with `SaveBar`.
 */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, check } = props;
  const [state, setState] = useState<InlineEditState>({ kind: 'read' });
  const [draft, setDraft] = useState(value);
  const [over, setOver] = useState(value);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusByState(state.kind, { button, input });

  const leave = () => setState({ kind: 'read' });
  const save = async (next: string, replaced: string) => {
    const wrong = check?.(next);
    if (wrong !== undefined) {
      setState({ kind: 'error', reason: wrong });
      return;
    }
    if (next === replaced) {
      leave();
      return;
    }
    setState({ kind: 'saving' });
    const outcome = await onSave(next, replaced);
    if (outcome.kind === 'done') {
      leave();
    } else if (outcome.kind === 'refused') {
      setState({ kind: 'error', reason: outcome.reason });
    } else {
      setState({ kind: 'conflict', theirs: outcome.theirs });
    }
  };
  const id = useId();
  return (
    <InlineEditFace
      id={id}
      label={label}
      size={props.size ?? 'body'}
      readOnly={props.readOnly ?? false}
      value={value}
      draft={draft}
      state={state}
      buttonRef={button}
      inputRef={input}
      onEdit={() => {
        setDraft(value);
        setOver(value);
        setState({ kind: 'edit' });
      }}
      onDraft={(text) => {
        setDraft(text);
        setState({ kind: 'edit' });
      }}
      onSave={() => {
        const replaced = state.kind === 'conflict' ? state.theirs : over;
        setOver(replaced);
        void save(draft.trim(), replaced);
      }}
      onCancel={() => {
        if (state.kind === 'conflict') {
          props.onReload?.();
        }
        leave();
      }}
    />
  );
}

/** Editing begins with the whole text marked, a refusal leads back to it, and the end returns to the words. */
function useFocusByState(
  kind: InlineEditState['kind'],
  {
    button,
    input,
  }: { button: RefObject<HTMLElement | null>; input: RefObject<HTMLInputElement | null> },
) {
  const last = useRef(kind);
  useEffect(() => {
    const before = last.current;
    last.current = kind;
    if (kind === 'read' && before !== 'read') {
      button.current?.focus();
    } else if (kind === 'edit' && before === 'read') {
      input.current?.select();
      input.current?.focus();
    } else if (kind === 'error' || kind === 'conflict') {
      input.current?.focus();
    }
  }, [kind, button, input]);
}
