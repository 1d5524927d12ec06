import { useCombobox } from 'downshift';
import type { UseComboboxStateChange } from 'downshift';
import { useMemo, useState } from 'react';
import { decideFor, isDisabled, type ComboboxKind } from './combobox-decisions.ts';
import {
  comboboxItems,
  optionText,
  type ComboboxItem,
  type ComboboxOption,
} from './combobox-items.ts';

const NONE: readonly string[] = [];
const Types = useCombobox.stateChangeTypes;

/** Where the options come from: all at once, or from a search of the server. */
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
  /** Default `one`. */
  kind?: ComboboxKind | undefined;
  value: Option | null;
  onValueChange: (option: Option | null) => void;
  /** The text may be emptied, which chooses nothing. */
  clearable: boolean;
  startsOpen?: boolean | undefined;
};

/** The state of a combobox: what is typed, which options that leaves, and what becomes of a key or a click. */
export function useComboboxChoice<Option extends ComboboxOption>(choice: Choice<Option>) {
  const { onSearch, value, kind = 'one' } = choice;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(choice.startsOpen === true);
  const items = useItems(choice, typed);

  /** The next list begins with everything again. */
  const clear = () => {
    if (typed !== null && typed !== '') {
      onSearch?.('');
    }
    setTyped(null);
  };
  const onStateChange = (change: UseComboboxStateChange<ComboboxItem<Option>>) => {
    const isChosen = give(change, choice);
    if (isChosen && kind !== 'one') {
      clear();
    }
    if (change.isOpen !== undefined) {
      setOpen(change.isOpen);
    }
    if (change.isOpen === false) {
      const emptied = typed === '' && change.type !== Types.InputKeyDownEscape;
      if (emptied && change.selectedItem === undefined && choice.clearable && value !== null) {
        choice.onValueChange(null);
      }
      clear();
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
    selectedItem:
      value === null || kind !== 'one' ? null : { kind: 'option', option: value, group: undefined },
    inputValue: typed ?? (kind === 'one' ? optionText(value) : ''),
    isOpen: isOpen || kind === 'panel',
    ...(kind === 'panel' ? { initialHighlightedIndex: 0 } : {}),
    // The list moves itself: not every option is drawn.
    scrollIntoView: () => undefined,
    stateReducer: decideFor(kind),
    onStateChange,
  });
  const { highlightedIndex } = combobox;
  const type = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  return {
    combobox: { ...combobox, getInputProps: typingAtOnce(combobox.getInputProps, type) },
    items,
    isOpen,
    /** The id of the line the arrows stand on; a shorter list may have none there. */
    active: items[highlightedIndex] === undefined ? undefined : itemId(highlightedIndex),
  };
}

/**
 * Downshift tells of what is typed after it was drawn, and only of the last of several changes: a letter, or a search, that
 * comes before that would be lost, and Enter choose from what was found before.
 */
function typingAtOnce<GetInputProps extends (props?: never, more?: never) => unknown>(
  getInputProps: GetInputProps,
  type: (typed: string) => void,
): GetInputProps {
  const get = getInputProps as unknown as (props: object, more: unknown) => unknown;
  const onChange = (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value);
  return ((props: object, more: unknown) =>
    get({ ...props, onChange }, more)) as unknown as GetInputProps;
}

function useItems<Option extends ComboboxOption>(choice: Choice<Option>, typed: string | null) {
  const { options, recent = NONE, status = 'ready' } = choice;
  const isSearched = choice.onSearch !== undefined;
  const canCreate = choice.onCreate !== undefined;
  const failed = status === 'failed';
  return useMemo(
    () => comboboxItems({ options, typed, recent, isSearched, canCreate, failed }),
    [options, typed, recent, isSearched, canCreate, failed],
  );
}

function give<Option extends ComboboxOption>(
  { type, selectedItem: item }: UseComboboxStateChange<ComboboxItem<Option>>,
  { value, onValueChange, onCreate, onRetry, kind = 'one' }: Choice<Option>,
): boolean {
  if (type !== Types.ItemClick && type !== Types.InputKeyDownEnter) {
    return false;
  }
  if (item?.kind === 'create') {
    onCreate?.(item.typed);
  } else if (item?.kind === 'retry') {
    onRetry?.();
  } else if (item?.kind === 'option' && (kind !== 'one' || item.option.value !== value?.value)) {
    onValueChange(item.option);
  }
  return item?.kind === 'option' || item?.kind === 'create';
}
