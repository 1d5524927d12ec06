import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Sets up a home that is signed in to this server with a password. */
export async function signIn(home: string, apiUrl: string): Promise<void> {
  const path = join(home, '.local/state/platebook/credentials.json');
  const session = {
    kind: 'session',
    api_url: apiUrl,
    user: 'dana@example.test',
    access_token: 'access-one',
    refresh_token: 'refresh-one',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ profiles: { default: session } }), { mode: 0o600 });
}
