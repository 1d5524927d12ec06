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
  /** Hides the label visually, where the icon is enough above the searched list. */
  labelHidden?: boolean | undefined;
  /** The result in words: "12 clients". Shown in the field and announced when it changes. */
  result?: string | undefined;
  /** Whether results are loading. */
  loading?: boolean | undefined;
  /** Whether `/` focuses this search; one per page. The page unsets it when single-key shortcuts are off. */
  shortcut?: boolean | undefined;
};

/**
 * A search input that searches while typing: `onChange` fires with every letter. Escape or the clear button clears it,
 * `/` focuses it if `shortcut` is set.
 *
 * Use it above the list it filters. Where a list can be filtered by properties, FilterBar includes it; to select one of
 * many use Combobox; to navigate CommandPalette.
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
      // The first Escape clears the search, the next one closes its container.
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
            // The frame detects by `:placeholder-shown` whether it is empty.
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
