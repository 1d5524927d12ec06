import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './client-switcher.css.ts';
import { matchClients, type ClientOption } from './match-clients.ts';

export type ClientSwitcherProps = {
  clients: readonly ClientOption[];
  currentId: string | null;
  onSelect: (id: string) => void;
  /** A switch is under way. */
  busy?: boolean | undefined;
  /** What an unlisted search says. */
  emptyText?: string | undefined;
};

/** The client whose books are open, and the way to another: type to search, arrows and Enter to choose. */
export function ClientSwitcher(props: ClientSwitcherProps) {
  const {
    clients,
    currentId,
    onSelect,
    busy = false,
    emptyText = 'No client has this name.',
  } = props;
  const [open, setOpen] = useState(false);
  const current = clients.find((client) => client.id === currentId);

  const choose = (id: string) => {
    setOpen(false);
    if (id !== currentId) {
      onSelect(id);
    }
  };

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.trigger} disabled={busy} aria-busy={busy || undefined}>
        <span className={styles.label}>Client</span>
        <span className={styles.current}>{current?.name ?? 'Choose a client'}</span>
        <Icon name="switch" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={styles.content}
          aria-label="Switch client"
        >
          <ClientList
            clients={clients}
            currentId={currentId}
            onChoose={choose}
            emptyText={emptyText}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type ClientListProps = {
  clients: readonly ClientOption[];
  currentId: string | null;
  onChoose: (id: string) => void;
  emptyText: string;
};

function ClientList({ clients, currentId, onChoose, emptyText }: ClientListProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const found = matchClients(clients, typed);
  const optionId = (at: number) => `${listId}-${at}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const chosen = found[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onChoose(chosen.id);
    }
  };

  return (
    <>
      <input
        className={styles.search}
        type="text"
        role="combobox"
        aria-label="Search clients"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length === 0 ? undefined : optionId(active)}
        autoComplete="off"
        placeholder="Search clients"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label="Clients" className={styles.list}>
        {found.map((client, at) => (
          <div
            key={client.id}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={client.id === currentId}
            data-active={at === active || undefined}
            className={styles.option}
            onClick={() => onChoose(client.id)}
            onKeyDown={onKeyDown}
            onPointerMove={() => setActive(at)}
          >
            <span className={styles.optionName}>{client.name}</span>
            {client.detail === undefined ? null : (
              <span className={styles.optionDetail}>{client.detail}</span>
            )}
            {client.id === currentId ? <Icon name="check" /> : null}
          </div>
        ))}
      </div>
      <output className={found.length === 0 ? styles.empty : styles.count}>
        {found.length === 0 ? emptyText : `${found.length} of ${clients.length} clients`}
      </output>
    </>
  );
}
