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
 * A `Menu` whose code is loaded once somebody turns to its button: for the frame of a page, which is drawn before anybody
 * opens anything.
 *
 * **Keyboard, accessibility:** as `Menu`.
 *
 * @example
 * const items: MenuItem[] = [{ kind: 'action', id: 'rename', label: 'Rename', onSelect: save }];
 * <LateMenu trigger={<Button>Actions</Button>} items={items} />
 */
export function LateMenu(props: LateMenuProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null);
  // In a transition the button stays, with its focus, until the menu is there.
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
  // Where it cannot be loaded, the press that needs it says so.
  load().catch(() => undefined);
}
