import { Suspense, useId, useRef, useState, useEffect } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Icon } from '../icon/icon.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { Link } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './client-switcher.css.ts';
import type { ClientOption } from './match-clients.ts';
import { clientSwitcherWords } from './client-switcher.words.ts';

/** Ctrl or ⌘ with Shift and K opens the switcher from anywhere, and C alone if `singleKeys` is on (WCAG 2.1.4). */
function useSwitcherKeys(singleKeys: boolean, onOpen: () => void) {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && (isShortcut(event) || (singleKeys && isSingleKey(event)))) {
        event.preventDefault();
        latest.current();
      }
    };
    // Runs after the document's own listeners: C is also the second key of other shortcuts.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}

function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'k';
}

function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isPlain = !ctrlKey && !metaKey && !altKey && key.toLowerCase() === 'c';
  return isPlain && !(target instanceof Element && target.closest(KEYS_ARE_TEXT) !== null);
}

const KEYS_ARE_TEXT =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="grid"]';

const loadPanel = async () => (await import('./switcher-panel.tsx')).SwitcherPanel;
const SwitcherPanel = lazyPart(loadPanel);
const NONE: readonly string[] = [];

export type ClientSwitcherProps = {
  clients: readonly ClientOption[];
  value: string | null;
  onValueChange: (id: string) => void;
  /** Recently opened clients, latest first. */
  recentIds?: readonly string[] | undefined;
  /** The client being switched to; meanwhile selection is disabled. */
  switchingToId?: string | undefined;
  /** The client whose access was denied. */
  deniedId?: string | undefined;
  /** While offline the list is readable, but switching is disabled. */
  offline?: boolean | undefined;
  /** The link to create the first client. */
  createHref?: string | undefined;
  /** Whether C alone opens the list; readers can disable single-key shortcuts. Defaults to true. */
  singleKeys?: boolean | undefined;
  /** The message of a search without results. */
  emptyText?: string | undefined;
};

/**
 * The active client with a switcher: type to search, arrows and Enter to select. Ctrl or ⌘ with Shift and K opens it
 * from anywhere, and so does C. The list is lazy-loaded and virtualized.
 *
 * @example
 * const clients = [{ id: 'c1', name: 'Noodle House', category: 'QuickBooks Online' }];
 * <ClientSwitcher clients={clients} value="c1" onValueChange={(id) => open(`/clients/${id}`)} />
 */
export function ClientSwitcher(props: ClientSwitcherProps) {
  const { clients, value, onValueChange, switchingToId } = props;
  const [open, setOpen] = useState(false);
  // Stays mounted once loaded.
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const busy = switchingToId !== undefined;
  const change = (next: boolean) => {
    setOpen(next && !busy);
    setWasOpened(wasOpened || (next && !busy));
  };
  const named = clients.find(({ id }) => id === (switchingToId ?? value));
  useSwitcherKeys(props.singleKeys ?? true, () => clients.length > 0 && change(true));
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
    <>
      {/* Stays focusable while busy: the list returns the focus to it. */}
      <button
        ref={button}
        type="button"
        className={styles.trigger[busy ? 'busy' : 'ready']}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => change(!open)}
      >
        <span className={styles.label}>{clientSwitcherWords.client}</span>
        <span className={styles.current}>
          {busy
            ? clientSwitcherWords.opening(named?.name)
            : (named?.name ?? clientSwitcherWords.chooseAClient)}
        </span>
        {busy ? <Spinner /> : <Icon name="switch" />}
      </button>
      {wasOpened ? (
        <Suspense
          fallback={
            <span className={visuallyHidden}>
              <Spinner label={clientSwitcherWords.loadingTheClients} />
            </span>
          }
        >
          <SwitcherPanel
            anchor={button}
            id={panelId}
            open={open}
            onOpenChange={change}
            clients={clients}
            currentId={value}
            recentIds={props.recentIds ?? NONE}
            deniedId={props.deniedId}
            offline={props.offline ?? false}
            emptyText={props.emptyText ?? clientSwitcherWords.noClientHasThis}
            onChoose={(id) => {
              setOpen(false);
              if (id !== value) {
                onValueChange(id);
              }
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function preload(): void {
  // If preloading fails, opening it shows the failure.
  loadPanel().catch(() => undefined);
}
