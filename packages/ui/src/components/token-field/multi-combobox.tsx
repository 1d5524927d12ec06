import { useId } from 'react';
import { ComboboxFloat, listMessage } from '../combobox/combobox-float.tsx';
import type { ComboboxOption } from '../combobox/combobox-items.ts';
import type { ComboboxProps } from '../combobox/combobox.tsx';
import { useComboboxChoice } from '../combobox/use-combobox-choice.ts';
import { Field } from '../field/field.tsx';
import { InnerButton } from '../field/inner-button.tsx';
import { limitOptions } from './several-options.ts';
import { TokenFrame } from './token-frame.tsx';
import { useSeveral } from './use-several.ts';
import * as styles from './token-field.css.ts';
import { tokenFieldWords } from './token-field.words.ts';

export type MultiComboboxProps<Option extends ComboboxOption = ComboboxOption> = Omit<
  ComboboxProps<Option>,
  'value' | 'onValueChange'
> & {
  value: readonly Option[];
  onValueChange: (options: readonly Option[]) => void;
  /** The maximum number of selected options. */
  max?: number | undefined;
  /** Returns why a selected option is invalid: "Closed in March". */
  check?: ((option: Option) => string | undefined) | undefined;
};

/**
 * Selects several of many options by typing: the list stays open for the next one, and selecting an option again removes
 * it. Pasting a list of labels or codes selects the matches. Arrows at the start of the input move between the selected
 * options, Delete and Backspace remove them. For up to seven known options use a group of `Checkbox`.
 *
 * @example
 * const [stores, setStores] = useState<readonly ComboboxOption[]>([]);
 * const options = [{ value: 's1', label: 'Main Street' }, { value: 's2', label: 'Harbor' }];
 * <MultiCombobox label="Stores" options={options} value={stores} onValueChange={setStores} max={10} />
 */
export function MultiCombobox<Option extends ComboboxOption = ComboboxOption>(
  props: MultiComboboxProps<Option>,
) {
  const { label, hint, error, optional, value, status = 'ready' } = props;
  const {
    emptyText = tokenFieldWords.nothingFound,
    createLabel = (typed) => tokenFieldWords.create(typed),
  } = props;
  const made = useId();
  const inputId = props.id ?? made;
  const isLocked = props.disabled === true || props.readOnly === true;
  const several = useSeveral<Option>({ ...props, isLocked });
  const { combobox, items, isOpen, active } = useComboboxChoice<Option>({
    ...props,
    options: limitOptions(props.options, value, props.max),
    kind: 'several',
    inputId,
    value: null,
    clearable: false,
    onValueChange: (option) => option !== null && several.toggle(option),
  });
  const isShown = isOpen && !isLocked;
  const menu = combobox.getMenuProps(
    { 'aria-label': label, 'aria-busy': status === 'loading', 'aria-multiselectable': true },
    { suppressRefError: true },
  );

  return (
    <Field
      id={inputId}
      label={label}
      hint={hint}
      error={error ?? several.problem}
      optional={optional}
    >
      {(control) => (
        <ComboboxFloat
          isShown={isShown}
          list={{ items, combobox, menu, createLabel }}
          chosen={new Set(value.map((option) => option.value))}
          message={listMessage(status, items, emptyText)}
        >
          <TokenFrame
            label={label}
            tokens={several.tokens}
            removed={several.removed}
            isLocked={isLocked}
            removeProps={several.removeProps}
            max={props.max}
            after={
              <InnerButton
                {...combobox.getToggleButtonProps({ disabled: isLocked })}
                label={tokenFieldWords.optionsOf(label)}
                icon="expand"
              />
            }
          >
            <input
              {...combobox.getInputProps({ ...several.inputProps({}), disabled: isLocked })}
              {...control}
              aria-labelledby={undefined}
              aria-activedescendant={isShown ? active : undefined}
              className={styles.input}
              placeholder={value.length === 0 ? props.placeholder : undefined}
              disabled={props.disabled}
              readOnly={props.readOnly}
              onPaste={several.onPaste}
            />
          </TokenFrame>
        </ComboboxFloat>
      )}
    </Field>
  );
}
