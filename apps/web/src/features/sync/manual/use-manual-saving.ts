import { unwrap } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Store } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { entriesKey } from '../../../shared/workspace/entries.queries.ts';
import { attachFile } from '../entries/attachments.ts';
import { useDraftRemoval } from './drafts.queries.ts';
import { toRequest, type ManualDraft } from './manual-draft.ts';

/** The confirmation that the next page opens. */
export type AfterSaving = 'post' | 'posted_elsewhere' | null;

/** The saved entry, and the next step. */
export type ManualSave = {
  readonly draft: ManualDraft;
  readonly after: AfterSaving;
  readonly allowDuplicate: boolean;
};

export type SavedEntry = {
  readonly id: string;
  /** Whether every file was uploaded. */
  readonly isWhole: boolean;
};

type Place = {
  readonly tenant: string;
  readonly store: Pick<Store, 'id' | 'currency'>;
  readonly files: readonly File[];
};

/** Creates the entry, then uploads its files and deletes its draft: a failure of either does not undo the entry. */
export function useManualSaving(
  { tenant, store, files }: Place,
  onSaved: (saved: SavedEntry, save: ManualSave) => Promise<void>,
) {
  const { api } = useServices();
  const queries = useQueryClient();
  const discarding = useDraftRemoval({ tenant, store: store.id });
  return useMutation({
    mutationFn: async ({ draft, allowDuplicate }: ManualSave): Promise<SavedEntry> => {
      const { id } = await unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/entries/manual', {
          params: { path: { tenant } },
          body: toRequest(draft, { storeId: store.id, currency: store.currency, allowDuplicate }),
        }),
      );
      const uploads = await Promise.allSettled(
        files.map((file) => attachFile(api, { tenant, entry: id }, file)),
      );
      if (draft.savedAs !== null) {
        await discarding.mutateAsync(draft.savedAs).catch(() => undefined);
      }
      return { id, isWhole: uploads.every(({ status }) => status === 'fulfilled') };
    },
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries({ queryKey: entriesKey(tenant) }),
  });
}
