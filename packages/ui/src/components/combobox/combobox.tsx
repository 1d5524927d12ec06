import { useEffect, useId } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { bare, frame } from '../field/field-frame.css.ts';
import { InnerButton } from '../field/inner-button.tsx';
import { ComboboxFloat, listMessage } from './combobox-float.tsx';
import type { ComboboxOption } from './combobox-items.ts';
import { useComboboxChoice, type ComboboxSource } from './use-combobox-choice.ts';
import { comboboxWords } from './combobox.words.ts';

export type ComboboxProps<Option extends ComboboxOption = ComboboxOption> = FieldWords &
  ComboboxSource<Option> & {
    value: Option | null;
    onValueChange: (option: Option | null) => void;
    placeholder?: string | undefined;
    /** What a search without result says. */
    emptyText?: string | undefined;
    /** What the line that creates says: "Create the account “Tips”". */
    createLabel?: ((typed: string) => string) | undefined;
    onBlur?: (() => void) | undefined;
    id?: string | undefined;
    /** The label is read out but not shown, where a row or a column already says it. */
    labelHidden?: boolean | undefined;
    /** Takes the focus with its list open, where it comes in the place of a button that was pressed. */
    startsOpen?: boolean | undefined;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
  };

/**
 * One of many, found by typing: up to thousands of options, here or on a server. Arrows, Home and End move, Enter
 * chooses, Escape closes and keeps what was chosen; leaving the field never chooses. For up to fifteen known options
 * there is `Select`, for several at once `MultiCombobox`.
 *
 * @example
 * const [store, setStore] = useState<ComboboxOption | null>(null);
 * const options = [{ value: 's1', label: 'Main Street' }, { value: 's2', label: 'Harbor' }];
 * <Combobox label="Store" options={options} value={store} onValueChange={setStore} />
 */
export function Combobox<Option extends ComboboxOption = ComboboxOption>(
  props: ComboboxProps<Option>,
) {
  const { label, hint, error, optional = false, value, onValueChange, status = 'ready' } = props;
  const { startsOpen = false } = props;
  const {
    emptyText = comboboxWords.nothingFound,
    createLabel = (typed) => comboboxWords.create(typed),
  } = props;
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
  useEffect(() => {
    if (startsOpen) {
      document.getElementById(inputId)?.focus();
    }
  }, [startsOpen, inputId]);
  const isLocked = props.disabled === true || props.readOnly === true;
  const isShown = isOpen && !isLocked;

  return (
    <Field
      id={inputId}
      label={label}
      labelHidden={props.labelHidden}
      hint={hint}
      error={error}
      optional={optional}
    >
      {(control) => (
        <ComboboxFloat
          isShown={isShown}
          list={{ items, combobox, menu, createLabel }}
          chosen={new Set(value === null ? [] : [value.value])}
          message={listMessage(status, items, emptyText)}
        >
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
              <InnerButton
                label={comboboxWords.clear(label)}
                icon="close"
                onClick={() => onValueChange(null)}
              />
            ) : null}
            <InnerButton
              {...combobox.getToggleButtonProps({ disabled: isLocked })}
              label={comboboxWords.optionsOf(label)}
              icon="expand"
            />
          </div>
        </ComboboxFloat>
      )}
    </Field>
  );
}
