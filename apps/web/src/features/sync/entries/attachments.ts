import { unwrap, type ApiClient } from '@platebook/api-client';
import { toNamedFile, type NamedFile } from '../../../shared/api/save-file.ts';
import { words } from './entries.messages.ts';

export const attachmentHint = () => words.fileKinds;

type At = { readonly tenant: string; readonly entry: string };

/** Stores a file as evidence of an entry; it is uploaded to the books once the entry is posted. */
export function attachFile(api: ApiClient, path: At, file: File) {
  return unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/entries/{entry}/attachments', {
      params: { path },
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', file);
        return form;
      },
    }),
  );
}

/** A stored file, unchanged. */
export async function downloadAttachment(
  api: ApiClient,
  path: At & { readonly attachment: string },
): Promise<NamedFile> {
  const answer = await api.GET(
    '/api/v2/clients/tenants/{tenant}/entries/{entry}/attachments/{attachment}',
    { params: { path }, parseAs: 'blob' },
  );
  return toNamedFile(answer, path.attachment);
}

/** Removes a file from an entry that is not posted. */
export function removeAttachment(api: ApiClient, path: At & { readonly attachment: string }) {
  return unwrap(
    api.DELETE('/api/v2/clients/tenants/{tenant}/entries/{entry}/attachments/{attachment}', {
      params: { path },
    }),
  );
}
