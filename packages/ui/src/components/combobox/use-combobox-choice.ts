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

/** The source of the options: local, or a server search. */
export type ComboboxSource<Option extends ComboboxOption> = {
  options: readonly Option[];
  /** Recently selected values; listed first while the input is empty. */
  recent?: readonly string[] | undefined;
  /** Searches elsewhere: receives the text, and `options` are then its results. Without it options are filtered locally. */
  onSearch?: ((typed: string) => void) | undefined;
  status?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  /** Offers to create a missing option; receives the text. */
  onCreate?: ((typed: string) => void) | undefined;
};

type Choice<Option extends ComboboxOption> = ComboboxSource<Option> & {
  inputId: string;
  /** Defaults to `one`. */
  kind?: ComboboxKind | undefined;
  value: Option | null;
  onValueChange: (option: Option | null) => void;
  /** Whether the text can be cleared, which clears the selection. */
  clearable: boolean;
  startsOpen?: boolean | undefined;
};

/** The state of a combobox: text, filtered options, and event handling. */
export function useComboboxChoice<Option extends ComboboxOption>(choice: Choice<Option>) {
  const { onSearch, value, kind = 'one' } = choice;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(choice.startsOpen === true);
  const items = useItems(choice, typed);

  /** The next opening shows everything again. */
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
    // The list scrolls itself: not every option is rendered.
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
    /** The id of the highlighted line; a shortened list may no longer have it. */
    active: items[highlightedIndex] === undefined ? undefined : itemId(highlightedIndex),
  };
}

/**
 * Downshift reports input after rendering, and only the last of several changes: an earlier letter or search would be
 * lost, and Enter would select from the previous results.
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
