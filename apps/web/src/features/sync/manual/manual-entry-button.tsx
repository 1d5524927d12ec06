import { Button, ButtonLink } from '@platebook/ui';
import type { Client } from '../../../shared/api/entities.ts';
import { useManualEntry } from './use-manual-entry.tsx';

/** Opens a new manual entry. */
export function ManualEntryButton({ client }: { client: Client }) {
  const { command, dialog } = useManualEntry(client);
  if (command === null) {
    return null;
  }
  return (
    <>
      {'href' in command ? (
        <ButtonLink href={command.href}>{command.label}</ButtonLink>
      ) : (
        <Button onClick={command.onSelect}>{command.label}</Button>
      )}
      {dialog}
    </>
  );
}
