import { unwrap } from '@platebook/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import type { Scope } from '../sync.queries.ts';
import { toContent } from './saved-drafts.ts';
import type { ManualDraft } from './manual-draft.ts';

const draftsKey = (tenant: string, store: string) => [...clientKey(tenant), 'entry-drafts', store];

/** A store's saved drafts, newest first. */
export function draftsQuery({ api, tenant }: Scope, store: string) {
  return queryOptions({
    queryKey: draftsKey(tenant, store),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/stores/{store}/entry-drafts', {
          params: { path: { tenant, store } },
          signal,
        }),
      ),
  });
}

type Place = { readonly tenant: string; readonly store: string };

/** Saves a draft on the server, under its existing id if any; returns the id. */
export function useDraftSaving({ tenant, store }: Place, onSaved: (id: string) => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ManualDraft) => {
      const body = { draft: toContent(draft) };
      const path = { tenant, store };
      const saved =
        draft.savedAs === null
          ? await unwrap(
              api.POST('/api/v2/clients/tenants/{tenant}/stores/{store}/entry-drafts', {
                params: { path },
                body,
              }),
            )
          : await unwrap(
              api.PUT(
                '/api/v2/clients/tenants/{tenant}/stores/{store}/entry-drafts/{entry_draft}',
                { params: { path: { ...path, entry_draft: draft.savedAs } }, body },
              ),
            );
      return saved.id;
    },
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries({ queryKey: draftsKey(tenant, store) }),
  });
}

/** Deletes a draft. */
export function useDraftRemoval({ tenant, store }: Place, onGone?: (id: string) => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/stores/{store}/entry-drafts/{entry_draft}', {
          params: { path: { tenant, store, entry_draft: id } },
        }),
      ),
    onSuccess: (_, id) => onGone?.(id),
    onSettled: () => queries.invalidateQueries({ queryKey: draftsKey(tenant, store) }),
  });
}
