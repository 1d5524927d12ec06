import { IconButton, lazyPart } from '@platebook/ui';
import { Suspense, useEffect, useState } from 'react';
import { shellHelpWords } from './help-tool.messages.ts';

const HelpDrawer = lazyPart(
  async () => (await import('../../features/support/help/help-drawer.tsx')).HelpDrawer,
);

/** Toggles help, at the same place on every page (WCAG 3.2.6), and by Ctrl+/ or ⌘/. Its articles are lazy-loaded. */
export function HelpTool() {
  const [open, setOpen] = useState(false);
  // Stays mounted once loaded, so that an open article is preserved.
  const [wasOpened, setWasOpened] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    setWasOpened(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Ignores Shift, which many keyboards need for the slash.
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key === '/') {
        event.preventDefault();
        setWasOpened(true);
        setOpen((isOpen) => !isOpen);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        icon="help"
        label={shellHelpWords.help}
        aria-expanded={open}
        aria-keyshortcuts="Control+/ Meta+/"
        onClick={() => change(!open)}
      />
      {wasOpened ? (
        <Suspense fallback={null}>
          <HelpDrawer open={open} onOpenChange={change} />
        </Suspense>
      ) : null}
    </>
  );
}
