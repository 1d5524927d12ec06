import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_FOLDER } from '../locations.ts';
import { dataOf } from './test-server.ts';
import type { Answer, TestServer } from './test-server.ts';

/** The fields of an import that tests use; responses themselves are checked against openapi.yaml. */
type SeenImport = {
  readonly id: string;
  readonly state: string;
  readonly file: { readonly name: string; readonly size_bytes: number };
  readonly counts: { readonly rows: number };
};

type SettledImport = SeenImport & {
  readonly finished_at: string | null;
  readonly blocked: readonly { readonly message: string }[];
  readonly failure: { readonly code: string } | null;
  readonly reports: readonly unknown[];
  readonly payouts: readonly { readonly id: string; readonly platform_store_id: string }[];
};

/** A caller of one tenant; `base` is the tenant's base path. */
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

const ASK_AGAIN_MS = 20;

/** The import once its run has settled; fails if it cannot be read. */
export async function settledImport(
  { server, base, token }: TenantCaller,
  id: string,
): Promise<SettledImport> {
  for (;;) {
    const { body } = await server.call(`GET ${base}/imports/${id}`, { token });
    const read = dataOf(body) as SettledImport;
    if (read.finished_at !== null) {
      return read;
    }
    await delay(ASK_AGAIN_MS);
  }
}
