import { useId, useMemo, useState } from 'react';
import type { ComboboxOption } from '../combobox/combobox-items.ts';
import { ComboboxList } from '../combobox/combobox-list.tsx';
import { useComboboxChoice } from '../combobox/use-combobox-choice.ts';
import { Icon } from '../icon/icon.tsx';
import { clientOptions, type ClientListing } from './client-options.ts';
import * as styles from './client-switcher.css.ts';
import { clientSwitcherWords } from './client-switcher.words.ts';

export type ClientListProps = ClientListing & {
  onChoose: (id: string) => void;
  emptyText: string;
};

/** The client search with its results; the search has the focus. */
export function ClientList(props: ClientListProps) {
  const { clients, recentIds, currentId, deniedId, offline, onChoose, emptyText } = props;
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const options = useMemo(
    () => clientOptions({ clients, recentIds, currentId, deniedId, offline }, typed),
    [clients, recentIds, currentId, deniedId, offline, typed],
  );
  const { combobox, items, active } = useComboboxChoice<ComboboxOption>({
    kind: 'panel',
    inputId,
    options,
    onSearch: setTyped,
    value: null,
    clearable: false,
    onValueChange: (option) => option !== null && onChoose(option.value),
  });
  const menu = combobox.getMenuProps(
    { 'aria-label': clientSwitcherWords.clients },
    { suppressRefError: true },
  );
  const denied = clients.find(({ id }) => id === deniedId)?.name;

  return (
    <>
      <input
        {...combobox.getInputProps()}
        aria-labelledby={undefined}
        aria-label={clientSwitcherWords.searchClients}
        aria-activedescendant={active}
        // Opening the list implies searching, even if it loads a moment later.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={styles.search}
        placeholder={clientSwitcherWords.searchClients}
      />
      {offline ? (
        <output className={styles.remark}>
          <Icon name="offline" />
          {clientSwitcherWords.youAreOfflineAnother}
        </output>
      ) : null}
      {deniedId === undefined ? null : (
        <div role="alert" className={styles.refusal}>
          <Icon name="alert" />
          {denied === undefined
            ? clientSwitcherWords.noAccessToThat
            : clientSwitcherWords.noAccessTo(denied)}
        </div>
      )}
      <ComboboxList
        items={items}
        combobox={combobox}
        menu={menu}
        chosen={new Set(currentId === null ? [] : [currentId])}
        createLabel={String}
      />
      <output className={items.length === 0 ? styles.empty : styles.count}>
        {items.length === 0
          ? emptyText
          : clientSwitcherWords.ofClients(items.length, clients.length)}
      </output>
    </>
  );
}
