import { InlineAlert } from '@platebook/ui';
import { words } from './page.messages.tsx';

/** Explains why a page's buttons are missing, and who can help. */
export function ReadOnlyNote({ children }: { children: string }) {
  return (
    <InlineAlert tone="info" title={words.readOnly}>
      {children}
    </InlineAlert>
  );
}
