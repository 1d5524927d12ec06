import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { ClearButton, emptyInput } from '../field/clear-button.tsx';
import { Field } from '../field/field.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { followRef } from '../field/follow-ref.ts';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { TextControlProps } from '../text-field/text-field.tsx';
import * as styles from './search-field.css.ts';
import { useSearchKey } from './use-search-key.ts';

export type SearchFieldProps = Omit<TextControlProps, 'optional' | 'readOnly'> & {
  /** The label is read out but not shown: the glass says it, where the search stands above what it searches. */
  labelHidden?: boolean | undefined;
  /** What was found, in words: "12 clients". It stands in the field and is read out when it changes. */
  result?: string | undefined;
  /** The answer is being looked for. */
  loading?: boolean | undefined;
  /** Whether `/` goes to this search; one of a page. A page takes it away where single keys are switched off. */
  shortcut?: boolean | undefined;
};

/**
 * A text to look something up with. It searches while it is typed: `onChange` comes with every letter. Escape or the
 * cross empty it, `/` goes to it where `shortcut` is set.
 *
 * Use it above the list it narrows. Where a list has properties to filter by, FilterBar has it inside; to choose one of
 * many take Combobox; to go somewhere CommandPalette.
 *
 * @example
 * <SearchField label="Search payouts" name="q" result="12 payouts" shortcut />
 */
export function SearchField(props: SearchFieldProps) {
  const { label, labelHidden = false, hint, error, id, ref, onKeyDown, ...rest } = props;
  const { result, loading = false, shortcut = false, ...native } = rest;
  const own = useRef<HTMLInputElement>(null);
  useSearchKey(own, shortcut);
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // The first Escape empties the search, the next one closes what it stands in.
      event.preventDefault();
      event.stopPropagation();
      emptyInput(event.currentTarget);
    }
    onKeyDown?.(event);
  };
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(control) => (
        <FieldFrame>
          <span className={styles.glass}>
            <Icon name="search" />
          </span>
          <input
            autoComplete="off"
            {...native}
            {...control}
            // Says to the frame whether it is empty.
            placeholder={native.placeholder ?? ' '}
            ref={(input) => {
              own.current = input;
              return followRef(ref, input);
            }}
            type="search"
            className={styles.input}
            aria-busy={loading || undefined}
            aria-keyshortcuts={shortcut ? '/' : undefined}
            onKeyDown={takeKey}
          />
          {loading ? <Spinner /> : null}
          <output className={styles.result}>{result}</output>
          {shortcut ? (
            <span className={styles.key} aria-hidden="true">
              <Kbd keys={['/']} />
            </span>
          ) : null}
          {native.disabled === true ? null : (
            <ClearButton label={label} input={() => own.current} />
          )}
        </FieldFrame>
      )}
    </Field>
  );
}
