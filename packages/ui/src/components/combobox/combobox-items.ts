import { matchOptions } from './match-options.ts';
import { comboboxWords } from './combobox.words.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** A searchable number or code shown before the label: "5010". */
  code?: string | undefined;
  /** A short text at the end of the line: "3 stores". */
  detail?: string | undefined;
  /** A status at the end of the line: a shape, a word and a color. */
  status?: OptionStatus | undefined;
  /** A second line: why it is suggested, or why it is disabled. */
  note?: string | undefined;
  /** The group heading. Options of one group must be consecutive. */
  group?: string | undefined;
  disabled?: boolean | undefined;
};

export type OptionStatus = { tone: 'success' | 'warning' | 'danger' | 'neutral'; text: string };

export type ComboboxItem<Option extends ComboboxOption> =
  | { kind: 'option'; option: Option; group: string | undefined }
  | { kind: 'create'; typed: string }
  | { kind: 'retry' };

/** A line of the list: a heading, or a selectable item by index. */
export type ComboboxRow = { kind: 'heading'; text: string } | { kind: 'item'; index: number };

type ItemsQuery<Option> = {
  options: readonly Option[];
  /** Null while the text is that of the selection: everything is shown. */
  typed: string | null;
  /** Recently selected values; listed first while the input is empty. */
  recent: readonly string[];
  /** The options are already search results of a server. */
  isSearched: boolean;
  canCreate: boolean;
  failed: boolean;
};

/** The items of a combobox, in order. */
export function comboboxItems<Option extends ComboboxOption>(
  request: ItemsQuery<Option>,
): readonly ComboboxItem<Option>[] {
  const typed = request.typed?.trim() ?? '';
  if (request.failed) {
    return [{ kind: 'retry' }];
  }
  const found = request.isSearched
    ? request.options
    : matchOptions(request.options, typed, searchText);
  const items: ComboboxItem<Option>[] = recentFirst(found, typed === '' ? request.recent : []);
  const isNew = !found.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  return request.canCreate && typed !== '' && isNew ? [...items, { kind: 'create', typed }] : items;
}

/** The lines of the list: items, with a heading whenever the group changes. */
export function comboboxRows(
  items: readonly ComboboxItem<ComboboxOption>[],
): readonly ComboboxRow[] {
  const rows: ComboboxRow[] = [];
  let last: string | undefined;
  for (const [index, item] of items.entries()) {
    const group = item.kind === 'option' ? item.group : last;
    if (group !== undefined && group !== last) {
      rows.push({ kind: 'heading', text: group });
    }
    last = group;
    rows.push({ kind: 'item', index });
  }
  return rows;
}

function searchText({ code = '', label, detail = '' }: ComboboxOption): string {
  return `${code} ${label} ${detail}`.trim();
}

/** An option as input text: number and name. */
export function optionText(option: ComboboxOption | null): string {
  return option === null ? '' : [option.code, option.label].filter(Boolean).join(' · ');
}

function recentFirst<Option extends ComboboxOption>(
  found: readonly Option[],
  recent: readonly string[],
): ComboboxItem<Option>[] {
  const item = (option: Option, group: string | undefined): ComboboxItem<Option> => ({
    kind: 'option',
    option,
    group,
  });
  const lately = recent
    .map((value) => found.find((option) => option.value === value))
    .filter((option) => option !== undefined);
  if (lately.length === 0) {
    return found.map((option) => item(option, option.group));
  }
  const rest = found.filter((option) => !lately.includes(option));
  return [
    ...lately.map((option) => item(option, comboboxWords.recent)),
    ...rest.map((option) => item(option, option.group ?? comboboxWords.all)),
  ];
}
