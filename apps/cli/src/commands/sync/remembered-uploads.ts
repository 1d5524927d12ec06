import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { readJson, writeJson, xdgFolder } from '../../online/config-file.ts';

/** Identifies an unfinished upload: the same bytes for the same client of the same server. */
export type UploadedBytes = {
  readonly apiUrl: string;
  readonly tenant: string;
  readonly sha256: string;
};

type Env = Pick<Context, 'env' | 'clock'>;
type Remembered = { readonly id: string; readonly at: string };

/** The server deletes an upload that is not continued within a day. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** `$XDG_STATE_HOME/platebook/uploads.json`. */
function uploadsPath({ env }: Env): string {
  return join(xdgFolder(env, 'XDG_STATE_HOME', '.local/state'), 'platebook', 'uploads.json');
}

/** The id of an unfinished upload; null if there is none. */
export async function rememberedUpload(env: Env, bytes: UploadedBytes): Promise<string | null> {
  return (await readUploads(env))[keyOf(bytes)]?.id ?? null;
}

export async function rememberUpload(env: Env, bytes: UploadedBytes, id: string): Promise<void> {
  const at = env.clock().toISOString();
  await writeUploads(env, { ...(await readUploads(env)), [keyOf(bytes)]: { id, at } });
}

export async function forgetUpload(env: Env, bytes: UploadedBytes): Promise<void> {
  const { [keyOf(bytes)]: _done, ...others } = await readUploads(env);
  await writeUploads(env, others);
}

function keyOf({ apiUrl, tenant, sha256 }: UploadedBytes): string {
  return `${apiUrl} ${tenant} ${sha256}`;
}

/** The uploads that the server may still have. */
async function readUploads(env: Env): Promise<Readonly<Record<string, Remembered>>> {
  const found = (await readJson(uploadsPath(env))) as
    | { readonly uploads?: Readonly<Record<string, Partial<Remembered> | null>> }
    | undefined;
  const now = env.clock().getTime();
  return Object.fromEntries(
    Object.entries(found?.uploads ?? {}).flatMap(([key, one]) =>
      typeof one?.id === 'string' && now - Date.parse(one.at ?? '') < REMEMBERED_MS
        ? [[key, { id: one.id, at: one.at ?? '' }]]
        : [],
    ),
  );
}

function writeUploads(env: Env, uploads: Readonly<Record<string, Remembered>>): Promise<void> {
  return writeJson(uploadsPath(env), { uploads }, 0o600);
}
