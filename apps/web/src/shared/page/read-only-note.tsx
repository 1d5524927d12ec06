import { InlineAlert } from '@platebook/ui';

/** Says why the buttons of a page are missing, and who can help. */
export function ReadOnlyNote({ children }: { children: string }) {
  return (
    <InlineAlert tone="info" title="You may read this client’s books">
      {children}
    </InlineAlert>
  );
}
