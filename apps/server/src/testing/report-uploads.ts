import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_FOLDER } from '../locations.ts';
import { dataOf } from './test-server.ts';
import type { Answer, TestServer } from './test-server.ts';

/** What tests look at in an import; the answers themselves are checked against openapi.yaml. */
type SeenImport = {
  readonly id: string;
  readonly state: string;
  readonly file: { readonly name: string; readonly size_bytes: number };
  readonly counts: { readonly rows: number };
};

type SettledImport = SeenImport & {
  readonly blocked: readonly { readonly message: string }[];
  readonly failure: { readonly code: string } | null;
  readonly reports: readonly unknown[];
  readonly payouts: readonly { readonly id: string; readonly platform_store_id: string }[];
};

/** A caller of one tenant; `base` is the address everything of the tenant is under. */
export type TenantCaller = {
  readonly server: Pick<TestServer, 'call'>;
  readonly base: string;
  readonly token: string;
};

export function readDemo(name: string): Promise<Buffer> {
  return readFile(join(DEMO_FOLDER, name));
}

export function reportForm(name: string, bytes: Uint8Array | string): FormData {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  return form;
}

export function uploadForm({ server, base, token }: TenantCaller, body: FormData): Promise<Answer> {
  return server.call(`POST ${base}/reports`, { token, body });
}

export async function uploadFile(
  caller: TenantCaller,
  name: string,
  bytes: Uint8Array | string,
): Promise<{ import: SeenImport }> {
  return dataOf((await uploadForm(caller, reportForm(name, bytes))).body) as { import: SeenImport };
}

/** The import once its live stream has closed, which it does when the import has settled. */
export async function settledImport(
  { server, base, token }: TenantCaller,
  id: string,
): Promise<SettledImport> {
  await server.call(`GET ${base}/imports/${id}/events`, { token });
  return dataOf((await server.call(`GET ${base}/imports/${id}`, { token })).body) as SettledImport;
}
