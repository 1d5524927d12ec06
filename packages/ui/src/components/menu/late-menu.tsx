import { Slot } from 'radix-ui';
import { startTransition, Suspense, useState, type KeyboardEvent } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { MenuProps } from './menu.tsx';
import type { OpenedMenuProps } from './opened-menu.tsx';

const load = async () => (await import('./opened-menu.tsx')).OpenedMenu;
const OpenedMenu = lazyPart<OpenedMenuProps>(load);

/** The keys that open a menu from its button. */
const OPENING: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

export type LateMenuProps = Pick<MenuProps, 'trigger' | 'items' | 'align'>;

/**
 * A `Menu` whose code is lazy-loaded on first interaction with its button: for a page's frame, which renders before any
 * menu is needed.
 *
 * **Keyboard, accessibility:** as `Menu`.
 *
 * @example
 * const items: MenuItem[] = [{ kind: 'action', id: 'rename', label: 'Rename', onSelect: save }];
 * <LateMenu trigger={<Button>Actions</Button>} items={items} />
 */
export function LateMenu(props: LateMenuProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null);
  // In a transition the button keeps its focus until the menu has loaded.
  const ask = (by: 'pointer' | 'keyboard') =>
    startTransition(() => setOpenedBy((before) => before ?? by));
  const button = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => ask('pointer')}
      onKeyDown={(event: KeyboardEvent) => {
        if (OPENING.has(event.key)) {
          event.preventDefault();
          ask('keyboard');
        }
      }}
    >
      {props.trigger}
    </Slot.Root>
  );
  return (
    <Suspense fallback={button}>
      {openedBy === null ? button : <OpenedMenu {...props} byKeyboard={openedBy === 'keyboard'} />}
    </Suspense>
  );
}

function preload(): void {
  // If preloading fails, opening it shows the failure.
  load().catch(() => undefined);
}
