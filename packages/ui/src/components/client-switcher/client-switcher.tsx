import { Popover } from 'radix-ui';
import { Suspense, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { Link } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './client-switcher.css.ts';
import type { ClientOption } from './match-clients.ts';
import { useSwitcherKeys } from './use-switcher-keys.ts';
import { clientSwitcherWords } from './client-switcher.words.ts';

const loadList = async () => (await import('./client-list.tsx')).ClientList;
const ClientList = lazyPart(loadList);
const NONE: readonly string[] = [];

export type ClientSwitcherProps = {
  clients: readonly ClientOption[];
  currentId: string | null;
  onSelect: (id: string) => void;
  /** The clients opened last, latest first. */
  recentIds?: readonly string[] | undefined;
  /** The client a switch to is under way; until it is done nothing else can be chosen. */
  switchingToId?: string | undefined;
  /** The client that was refused when it was asked for. */
  deniedId?: string | undefined;
  /** Without a connection the list can be read, and no other client opened. */
  offline?: boolean | undefined;
  /** Where the first client is made, while there is none. */
  createHref?: string | undefined;
  /** C alone opens the list too; readers can turn single keys off. Default true. */
  singleKeys?: boolean | undefined;
  /** What a search without result says. */
  emptyText?: string | undefined;
};

/**
 * The client whose books are open, and the way to another: type to search, arrows and Enter to choose. Ctrl or ⌘ with
 * Shift and K opens it from anywhere, and C. The list is loaded when it is wanted and draws only what is in sight.
 */
export function ClientSwitcher(props: ClientSwitcherProps) {
  const { clients, currentId, onSelect, switchingToId } = props;
  const [open, setOpen] = useState(false);
  const busy = switchingToId !== undefined;
  const named = clients.find(({ id }) => id === (switchingToId ?? currentId));
  useSwitcherKeys(props.singleKeys ?? true, () => clients.length > 0 && !busy && setOpen(true));
  if (clients.length === 0) {
    return (
      <span className={styles.none}>
        <span className={styles.label}>{clientSwitcherWords.client}</span>
        {props.createHref === undefined ? (
          <span>{clientSwitcherWords.noneYet}</span>
        ) : (
          <Link href={props.createHref}>{clientSwitcherWords.createTheFirstOne}</Link>
        )}
      </span>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next && !busy)}>
      {/* It stays focusable while it is busy: the focus returns to it from the list. */}
      <Popover.Trigger
        className={styles.trigger[busy ? 'busy' : 'ready']}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
      >
        <span className={styles.label}>{clientSwitcherWords.client}</span>
        <span className={styles.current}>
          {busy
            ? clientSwitcherWords.opening(named?.name)
            : (named?.name ?? clientSwitcherWords.chooseAClient)}
        </span>
        {busy ? <Spinner /> : <Icon name="switch" />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={styles.content}
          aria-label={clientSwitcherWords.switchClient}
        >
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <Spinner label={clientSwitcherWords.loadingTheClients} />
              </div>
            }
          >
            <ClientList
              clients={clients}
              currentId={currentId}
              recentIds={props.recentIds ?? NONE}
              deniedId={props.deniedId}
              offline={props.offline ?? false}
              emptyText={props.emptyText ?? clientSwitcherWords.noClientHasThis}
              onChoose={(id) => {
                setOpen(false);
                if (id !== currentId) {
                  onSelect(id);
                }
              }}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
