import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { entriesKey } from '../../../shared/workspace/entries.queries.ts';
import { attachFile, removeAttachment } from './attachments.ts';

export type FileChange =
  | { readonly kind: 'add'; readonly files: readonly File[] }
  | { readonly kind: 'remove'; readonly attachment: string };

/** A file that was not attached, and why in a sentence. */
type RefusedFile = { readonly name: string; readonly message: string };

type At = { readonly tenant: string; readonly entry: string };

/** Attaches files to an entry, or takes one off; answers those that were refused, which stop none of the others. */
export function useEntryFiles(at: At) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: FileChange): Promise<readonly RefusedFile[]> => {
      if (change.kind === 'remove') {
        await removeAttachment(api, { ...at, attachment: change.attachment });
        return [];
      }
      const refused: RefusedFile[] = [];
      for (const file of change.files) {
        try {
          // One after the other, so that they stand in the order they were given in.
          // oxlint-disable-next-line no-await-in-loop
          await attachFile(api, at, file);
        } catch (error) {
          refused.push({ name: file.name, message: failureTitle(error) });
        }
      }
      return refused;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: entriesKey(at.tenant) }),
  });
}
