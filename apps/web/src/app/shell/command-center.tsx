import { IconButton, lazyPart } from '@platebook/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSingleKeys } from '../../shared/page/use-single-keys.ts';
import type { AppPaletteProps } from './app-palette.tsx';
import { words } from './shell.messages.ts';

const AppPalette = lazyPart<AppPaletteProps>(
  async () => (await import('./app-palette.tsx')).AppPalette,
);

const AppShortcuts = lazy(async () => ({
  default: (await import('./app-shortcuts.tsx')).AppShortcuts,
}));

/** The command palette (Ctrl+K or ⌘K) and the list of shortcuts (`?`). */
export function CommandCenter() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const openPalette = () => {
    setWasOpened(true);
    setOpen('palette');
  };
  useSingleKeys({ '?': () => setOpen('shortcuts') });
  useFirstPaletteKey(wasOpened, openPalette);
  return (
    <>
      <IconButton label={words.palette} icon="search" onClick={openPalette} />
      {wasOpened ? (
        <Suspense fallback={null}>
          <AppPalette
            open={open === 'palette'}
            onOpenChange={(isOpen) => setOpen(isOpen ? 'palette' : null)}
            onShortcuts={() => setOpen('shortcuts')}
          />
        </Suspense>
      ) : null}
      {open === 'shortcuts' ? (
        <Suspense fallback={null}>
          <AppShortcuts onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Handles Ctrl+K or ⌘K until the palette, which has the shortcut itself, has loaded. */
function useFirstPaletteKey(isThere: boolean, onOpen: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey;
      if (isModified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onOpen();
      }
    };
    if (!isThere) {
      document.addEventListener('keydown', onKeyDown);
    }
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
