import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxItem, ComboboxOption } from './combobox-items.ts';

/** `several`: selecting keeps the list open. `panel`: the list is always open. */
export type ComboboxKind = 'one' | 'several' | 'panel';

type Change<Option extends ComboboxOption> = UseComboboxStateChangeOptions<ComboboxItem<Option>>;
type Changes<Option extends ComboboxOption> = Partial<UseComboboxState<ComboboxItem<Option>>>;

const Types = useCombobox.stateChangeTypes;

/** The state reducer for a kind of list. */
export function decideFor(kind: ComboboxKind) {
  return <Option extends ComboboxOption>(
    state: UseComboboxState<ComboboxItem<Option>>,
    change: Change<Option>,
  ): Changes<Option> => stay(kind, state, change, decide(state, change));
}

/** Blur never selects, Escape never clears, Enter never selects a disabled option, and "Try again" keeps the list open. */
function decide<Option extends ComboboxOption>(
  state: UseComboboxState<ComboboxItem<Option>>,
  { type, changes, props }: Change<Option>,
): Changes<Option> {
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

/** How a change affects a list that stays open. */
function stay<Option extends ComboboxOption>(
  kind: ComboboxKind,
  state: UseComboboxState<ComboboxItem<Option>>,
  { type }: Change<Option>,
  next: Changes<Option>,
): Changes<Option> {
  if (kind === 'one') {
    return next;
  }
  if (kind === 'several') {
    const isChoice = type === Types.InputKeyDownEnter || type === Types.ItemClick;
    // With an empty input the list does not change under the highlighted line.
    const keeps = state.inputValue === '' ? state.highlightedIndex : -1;
    return isChoice ? { ...next, isOpen: true, highlightedIndex: keeps } : next;
  }
  const isEmptied = type === Types.InputChange && next.inputValue === '';
  return {
    ...next,
    isOpen: true,
    highlightedIndex:
      isEmptied || next.isOpen === false ? 0 : (next.highlightedIndex ?? state.highlightedIndex),
  };
}

export function isDisabled(item: ComboboxItem<ComboboxOption>): boolean {
  return item.kind === 'option' && item.option.disabled === true;
}
