import { Popover } from 'radix-ui';
import { useId } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Field, type FieldWords } from '../field/field.tsx';
import { bare, frame } from '../field/field-frame.css.ts';
import { InnerButton } from '../field/inner-button.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-items.ts';
import { useComboboxChoice, type ComboboxSource } from './use-combobox-choice.ts';
import * as styles from './combobox.css.ts';

export type ComboboxProps<Option extends ComboboxOption = ComboboxOption> = FieldWords &
  ComboboxSource<Option> & {
    value: Option | null;
    onChange: (option: Option | null) => void;
    placeholder?: string | undefined;
    /** What a search without result says. */
    emptyText?: string | undefined;
    /** What the line that creates says: "Create the account “Tips”". */
    createLabel?: ((typed: string) => string) | undefined;
    onBlur?: (() => void) | undefined;
    id?: string | undefined;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
  };

/**
 * One of many, found by typing: up to thousands of options, here or on a server. Arrows, Home and End move, Enter
 * chooses, Escape closes and keeps what was chosen; leaving the field never chooses. For up to fifteen known options
 * there is `Select`, for several at once `MultiCombobox`.
 */
export function Combobox<Option extends ComboboxOption = ComboboxOption>(
  props: ComboboxProps<Option>,
) {
  const { label, hint, error, optional = false, value, onChange, status = 'ready' } = props;
  const { emptyText = 'Nothing found.', createLabel = (typed) => `Create “${typed}”` } = props;
  const made = useId();
  const inputId = props.id ?? made;
  const { combobox, items, isOpen, active } = useComboboxChoice<Option>({
    ...props,
    inputId,
    clearable: optional,
  });
  const menu = combobox.getMenuProps(
    { 'aria-label': label, 'aria-busy': status === 'loading' },
    { suppressRefError: true },
  );
  const isLocked = props.disabled === true || props.readOnly === true;
  const isShown = isOpen && !isLocked;
  const found = items.filter(({ kind }) => kind === 'option').length;
  const message = listMessage(status, found, emptyText);

  return (
    <Field id={inputId} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Popover.Root open={isShown}>
          <Popover.Anchor asChild>
            <div className={frame}>
              <input
                {...combobox.getInputProps({ onBlur: () => props.onBlur?.(), disabled: isLocked })}
                {...control}
                aria-labelledby={undefined}
                aria-activedescendant={isShown ? active : undefined}
                aria-busy={status === 'loading' || undefined}
                className={bare}
                placeholder={props.placeholder}
                disabled={props.disabled}
                readOnly={props.readOnly}
              />
              {optional && value !== null && !isLocked ? (
                <InnerButton label={`Clear ${label}`} icon="close" onClick={() => onChange(null)} />
              ) : null}
              <InnerButton
                {...combobox.getToggleButtonProps({ disabled: isLocked })}
                label={`Options of ${label}`}
                icon="expand"
              />
            </div>
          </Popover.Anchor>
          <output className={visuallyHidden}>
            {isShown
              ? (message ??
                `${found.toLocaleString('en-US')} ${found === 1 ? 'result' : 'results'}`)
              : null}
          </output>
          <Popover.Portal>
            <Popover.Content {...UNDER_THE_INPUT} className={styles.content}>
              <ComboboxList
                items={items}
                combobox={combobox}
                menu={menu}
                chosen={new Set(value === null ? [] : [value.value])}
                createLabel={createLabel}
              />
              {message === null ? null : (
                <div aria-hidden="true" className={styles.message}>
                  {message}
                </div>
              )}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}

/** The focus stays in the input, so what floats is no dialog. */
const UNDER_THE_INPUT = {
  role: 'presentation',
  align: 'start',
  sideOffset: 4,
  collisionPadding: 8,
  onOpenAutoFocus: (event: Event) => event.preventDefault(),
  onCloseAutoFocus: (event: Event) => event.preventDefault(),
} as const;

function listMessage(
  status: 'ready' | 'loading' | 'failed',
  found: number,
  emptyText: string,
): string | null {
  if (status === 'loading') {
    return 'Searching…';
  }
  if (status === 'failed') {
    return 'The list could not be loaded.';
  }
  return found === 0 ? emptyText : null;
}
