import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { CommandPaletteProps } from './command-palette-props.ts';

const Palette = lazyPart(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

/**
 * Runs any command and opens any page by name. Ctrl+K or ⌘K opens it on every page where it is mounted; its code is
 * lazy-loaded on first use.
 *
 * Type to search, arrows and Enter to select, Backspace in an empty search goes up a page, Escape closes. Every command
 * also exists on a page.
 *
 * **When not:** as the only way to reach a command.
 *
 * **Keyboard:** Ctrl+K or ⌘K; ↑ ↓ Home End Enter; Backspace in an empty search goes up; Escape closes.
 *
 * **Accessibility:** a dialog with a combobox and a listbox; the number of results is a live region.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * const command = { id: 'new', label: 'Add a store', icon: 'add', onSelect: create } as const;
 * <CommandPalette
 *   open={open}
 *   onOpenChange={setOpen}
 *   groups={[{ id: 'do', label: 'Do', commands: [command] }]}
 * />
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  const latest = useRef({ open, onOpenChange });
  useEffect(() => {
    latest.current = { open, onOpenChange };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey;
      if (isModified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        latest.current.onOpenChange(!latest.current.open);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Suspense fallback={null}>{open ? <Palette {...props} /> : null}</Suspense>;
}
