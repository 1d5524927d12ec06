import { useCombobox } from 'downshift';
import type {
  UseComboboxState,
  UseComboboxStateChange,
  UseComboboxStateChangeOptions,
} from 'downshift';
import { useMemo, useState } from 'react';
import {
  comboboxItems,
  optionText,
  type ComboboxItem,
  type ComboboxOption,
} from './combobox-items.ts';

const NONE: readonly string[] = [];
const Types = useCombobox.stateChangeTypes;

export type ComboboxSource<Option extends ComboboxOption> = {
  options: readonly Option[];
  /** Values chosen last; they stand first while nothing is typed. */
  recent?: readonly string[] | undefined;
  /** Finds options elsewhere: gets what is typed, and `options` is then what was found. Without it they are filtered here. */
  onSearch?: ((typed: string) => void) | undefined;
  status?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  /** Offers to create what is not there; gets the text typed. */
  onCreate?: ((typed: string) => void) | undefined;
};

type Choice<Option extends ComboboxOption> = ComboboxSource<Option> & {
  inputId: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
  /** The text may be emptied, which chooses nothing. */
  clearable: boolean;
};

/** The state of a combobox: what is typed, which options that leaves, and what becomes of a key or a click. */
export function useComboboxChoice<Option extends ComboboxOption>(choice: Choice<Option>) {
  const { options, recent = NONE, onSearch, status = 'ready', onCreate, value } = choice;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const items = useMemo(
    () =>
      comboboxItems({
        options,
        typed,
        recent,
        isSearched: onSearch !== undefined,
        canCreate: onCreate !== undefined,
        failed: status === 'failed',
      }),
    [options, typed, recent, onSearch, onCreate, status],
  );

  const onStateChange = (change: UseComboboxStateChange<ComboboxItem<Option>>) => {
    if (change.type === Types.InputChange) {
      setTyped(change.inputValue ?? '');
      onSearch?.(change.inputValue ?? '');
    }
    give(change, choice);
    if (change.isOpen !== undefined) {
      setOpen(change.isOpen);
    }
    if (change.isOpen === false) {
      const emptied = typed === '' && change.type !== Types.InputKeyDownEscape;
      if (emptied && change.selectedItem === undefined && choice.clearable && value !== null) {
        choice.onChange(null);
      }
      // The next list begins with everything again.
      if (typed !== null && typed !== '') {
        onSearch?.('');
      }
      setTyped(null);
    }
  };

  const itemId = (index: number) => `${choice.inputId}-item-${index}`;
  const combobox = useCombobox<ComboboxItem<Option>>({
    items: items as ComboboxItem<Option>[],
    inputId: choice.inputId,
    menuId: `${choice.inputId}-list`,
    getItemId: itemId,
    itemToString: (item) => (item?.kind === 'option' ? optionText(item.option) : ''),
    itemToKey: (item) => (item?.kind === 'option' ? item.option.value : item?.kind),
    isItemDisabled: isDisabled,
    selectedItem: value === null ? null : { kind: 'option', option: value, group: undefined },
    inputValue: typed ?? optionText(value),
    isOpen,
    // The list moves itself: not every option is drawn.
    scrollIntoView: () => undefined,
    stateReducer: decide,
    onStateChange,
  });
  const { highlightedIndex } = combobox;
  return {
    combobox,
    items,
    isOpen,
    /** The id of the line the arrows stand on; a shorter list may have none there. */
    active: items[highlightedIndex] === undefined ? undefined : itemId(highlightedIndex),
  };
}

function give<Option extends ComboboxOption>(
  { type, selectedItem: item }: UseComboboxStateChange<ComboboxItem<Option>>,
  { value, onChange, onCreate, onRetry }: Choice<Option>,
) {
  if (type !== Types.ItemClick && type !== Types.InputKeyDownEnter) {
    return;
  }
  if (item?.kind === 'create') {
    onCreate?.(item.typed);
  } else if (item?.kind === 'retry') {
    onRetry?.();
  } else if (item?.kind === 'option' && item.option.value !== value?.value) {
    onChange(item.option);
  }
}

/** Leaving never chooses, Escape never clears, Enter chooses nothing that is disabled, and "Try again" keeps the list open. */
function decide<Option extends ComboboxOption>(
  state: UseComboboxState<ComboboxItem<Option>>,
  { type, changes, props }: UseComboboxStateChangeOptions<ComboboxItem<Option>>,
): Partial<UseComboboxState<ComboboxItem<Option>>> {
  const active = props.items[state.highlightedIndex];
  if (type === Types.InputBlur || type === Types.InputKeyDownEscape) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  if (type === Types.InputKeyDownEnter && active !== undefined && isDisabled(active)) {
    return state;
  }
  if (type === Types.InputChange) {
    return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
  }
  const isChoice = type === Types.InputKeyDownEnter || type === Types.ItemClick;
  return isChoice && changes.selectedItem?.kind === 'retry'
    ? { ...changes, isOpen: true }
    : changes;
}

function isDisabled(item: ComboboxItem<ComboboxOption>): boolean {
  return item.kind === 'option' && item.option.disabled === true;
}
