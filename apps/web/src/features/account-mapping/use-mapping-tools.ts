import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { useServices } from '../../shared/services.ts';
import { setupQuery } from '../../shared/setup/setup.queries.ts';

type Schemas = components['schemas'];

export type Template = Schemas['MappingTemplate'];
export type MappingChange = Schemas['AccountMappingChange'];
export type Proposals = Schemas['AccountMappingProposalAnswer']['data'];
export type CreatedAccounts = Schemas['CreatedAccountsAnswer']['data'];

export type ImportedMapping = Schemas['ImportedAccountMapping'];

export function templatesQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...mappingKey(tenant), 'templates'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/account-mapping/templates', {
          params: { path: { tenant } },
          signal,
        }),
      ).then(({ items }) => items),
  });
}

export function applyTemplate(
  api: ApiClient,
  tenant: string,
  body: { template: Template['id']; dry_run: boolean },
): Promise<Proposals> {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/account-mapping/apply-template', {
      params: { path: { tenant } },
      body,
    }),
  );
}

export function copyMapping(
  api: ApiClient,
  tenant: string,
  body: { from_tenant_id: string; dry_run: boolean },
): Promise<Proposals> {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/account-mapping/copy', {
      params: { path: { tenant } },
      body,
    }),
  );
}

/** Every scope of the mapping as CSV. */
export async function downloadMapping(api: ApiClient, tenant: string): Promise<NamedFile> {
  const answer = await api.GET('/api/v2/clients/tenants/{tenant}/account-mapping/export', {
    params: { path: { tenant } },
    parseAs: 'blob',
  });
  return toNamedFile(answer, 'account-mapping.csv');
}

export function importMapping(
  api: ApiClient,
  tenant: string,
  body: { csv: string; dry_run: boolean },
): Promise<ImportedMapping> {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/account-mapping/import', {
      params: { path: { tenant } },
      body,
    }),
  );
}

export function createAccounts(
  api: ApiClient,
  tenant: string,
  body: { template: Template['id'] | null; dry_run: boolean },
): Promise<CreatedAccounts> {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/account-mapping/create-accounts', {
      params: { path: { tenant } },
      body,
    }),
  );
}

/** Changes the mapping or the accounts, invalidates their queries, and shows a message. */
export function useMappingAction<Input, Output>(
  tenant: string,
  {
    act,
    done,
    onDone,
  }: {
    act: (input: Input) => Promise<Output>;
    done: (output: Output) => string;
    onDone?: (output: Output) => void;
  },
) {
  const { api } = useServices();
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  return useMutation({
    mutationFn: act,
    onSuccess: async (output) => {
      await queries.invalidateQueries({ queryKey: mappingKey(tenant) });
      void queries.invalidateQueries({ queryKey: setupQuery(api, tenant).queryKey });
      notifications.send({
        type: 'notification.show',
        notification: { type: 'success', message: done(output) },
      });
      onDone?.(output);
    },
  });
}
