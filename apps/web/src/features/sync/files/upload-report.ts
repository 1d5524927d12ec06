import { unwrap, type ApiClient } from '@platebook/api-client';

/**
 * Sends one report file. The same bytes again answer with the earlier import (`already_imported`); reading goes on
 * after the answer.
 */
export function uploadReport(api: ApiClient, tenant: string, file: File) {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/reports', {
      params: { path: { tenant } },
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', file);
        return form;
      },
    }),
  );
}
