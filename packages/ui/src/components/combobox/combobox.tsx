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
    /** The message of a search without results. */
    emptyText?: string | undefined;
    /** The label of the create option: "Create the account “Tips”". */
    createLabel?: ((typed: string) => string) | undefined;
    onBlur?: (() => void) | undefined;
    id?: string | undefined;
    /** Hides the label visually, where a row or a column already shows it. */
    labelHidden?: boolean | undefined;
    /** Focuses the input and opens its list on mount, when it replaces a pressed button. */
    startsOpen?: boolean | undefined;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
  };

/**
 * A searchable single choice among up to thousands of options, local or from a server. Arrows, Home and End move, Enter
 * selects, Escape closes and keeps the selection; blur never selects. For up to fifteen known options use `Select`, for
 * multiple selection `MultiCombobox`.
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
