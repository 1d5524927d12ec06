import { useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { TokenFrame } from './token-frame.tsx';
import { splitTokens, tokenProblems, withTokens } from './token-text.ts';
import { useTokens } from './use-tokens.ts';
import * as styles from './token-field.css.ts';
import { tokenFieldWords } from './token-field.words.ts';

export type TokenFieldProps = FieldWords & {
  value: readonly string[];
  onValueChange: (tokens: readonly string[]) => void;
  /** Validates a token: "this is no email address.", or undefined if valid. Invalid tokens stay until they are removed. */
  check?: ((token: string) => string | undefined) | undefined;
  /** The maximum number of tokens. */
  max?: number | undefined;
  inputMode?: 'email' | 'text' | 'url' | undefined;
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
};

/**
 * Typed tokens, such as email addresses: Enter, a comma or blur completes one, and a pasted list becomes one token per
 * line. Arrows move between tokens, Delete and Backspace remove them. To select from a list use `MultiCombobox`.
 *
 * @example
 * const [emails, setEmails] = useState<readonly string[]>([]);
 * const check = (email: string) => (email.includes('@') ? undefined : 'is no email address');
 * <TokenField label="Emails" inputMode="email" value={emails} onValueChange={setEmails} check={check} />
 */
export function TokenField(props: TokenFieldProps) {
  const { label, hint, error, optional, value, onValueChange, check, max } = props;
  const made = useId();
  const id = props.id ?? made;
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<string | null>(null);
  const isLocked = props.disabled === true || props.readOnly === true;
  const tokens = value.map((token) => ({ value: token, label: token, problem: check?.(token) }));
  const { inputProps, removeProps } = useTokens({
    tokens,
    onRemove: (left) => {
      const remaining = left.map((token) => token.value);
      setRemoved(value.find((token) => !remaining.includes(token)) ?? null);
      onValueChange(remaining);
    },
  });
  const wrong = tokens.flatMap(({ label: token, problem }) =>
    problem === undefined ? [] : [{ token, problem }],
  );

  const add = (added: readonly string[]) => {
    const next = withTokens(value, added, max);
    setText(next.left.join(', '));
    setRemoved(null);
    if (next.tokens.length !== value.length) {
      onValueChange(next.tokens);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ends = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (ends && text.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(splitTokens(text));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = splitTokens(event.clipboardData.getData('text'));
    if (pasted.length > 1 && !isLocked) {
      event.preventDefault();
      add([...splitTokens(text), ...pasted]);
    }
  };
  const isFull = text.trim() !== '' && max !== undefined && value.length >= max;
  const problem = isFull ? tokenFieldWords.thereIsRoomFor(max) : tokenProblems(wrong);

  return (
    <Field id={id} label={label} hint={hint} error={error ?? problem} optional={optional}>
      {(control) => (
        <TokenFrame
          label={label}
          tokens={tokens}
          removed={removed}
          isLocked={isLocked}
          removeProps={removeProps}
          max={max}
        >
          <input
            {...inputProps({ onKeyDown, disabled: props.disabled })}
            {...control}
            type="text"
            inputMode={props.inputMode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
            placeholder={value.length === 0 ? props.placeholder : undefined}
            readOnly={props.readOnly}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={onPaste}
            onBlur={() => add(splitTokens(text))}
          />
        </TokenFrame>
      )}
    </Field>
  );
}
