import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { createSealedBox } from '../../platform/sealed-box.ts';
import type { SecretKey } from '../../platform/sealed-box.ts';
import { readSecretKeys } from '../../platform/secret-keys.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReportProgress } from '../program/run-program.ts';
import { RefusedError } from '../program/refused-error.ts';
import { addKey, removeKeys } from './key-file.ts';
import { resealSecrets, runIn } from './reseal-secrets.ts';
import { countSealed } from './sealed-places.ts';

export type KeysDeps = {
  readonly database: Database;
  readonly dataDir: string;
  /** Those of SECRET_KEYS; null for a key file, which this program may change. */
  readonly secretKeys: readonly SecretKey[] | null;
  readonly clock: Clock;
};

type RotateDeps = KeysDeps & {
  readonly progress: ReportProgress;
  /** Platebook processes currently connected to the database. */
  readonly countSessions: () => Promise<number>;
};

export type KeyInUse = {
  readonly key: string;
  readonly is_active: boolean;
  /** Whether SECRET_KEYS or the key file contains it. */
  readonly is_known: boolean;
  readonly secrets: number;
  /** Where its secrets are, as `sessions 3`. */
  readonly in: readonly string[];
};

export type Rotation = {
  readonly active: string;
  readonly resealed: number;
  readonly unreadable: number;
  /** Unused keys that were removed from the key file. */
  readonly retired: readonly string[];
  /** Unused keys that the operator can remove from SECRET_KEYS. */
  readonly unused: readonly string[];
};

const ON_THE_MACHINE: Actor = { kind: 'service', userId: null, requestId: 'keys-rotate' };

/** Every key that is available or in use, the active one first. */
export async function listKeys(deps: KeysDeps): Promise<KeyInUse[]> {
  const ring = await keysAtHand(deps);
  const sealed = await deps.database.asOwner((tx) => countSealed(runIn(tx)));
  const kids = [...new Set([...ring.map(({ kid }) => kid), ...sealed.map(({ kid }) => kid)])];
  return kids.map((key) => {
    const own = sealed.filter(({ kid }) => kid === key);
    const tables = new Map<string, number>();
    for (const { table, secrets } of own) {
      tables.set(table, (tables.get(table) ?? 0) + secrets);
    }
    return {
      key,
      is_active: key === ring[0]?.kid,
      is_known: ring.some(({ kid }) => kid === key),
      secrets: own.reduce((sum, { secrets }) => sum + secrets, 0),
      in: [...tables].map(([table, secrets]) => `${table} ${secrets}`),
    };
  });
}

/**
 * Reseals every stored secret with the first key, in batches, and retires the others once nothing uses them. With a key
 * file it creates the new key first, unless an earlier rotation was interrupted, which it finishes. Throws
 * `RefusedError` if there is no key to change to, and for a key file while Platebook runs, which reads its keys only at
 * start.
 */
export async function rotateKeys(deps: RotateDeps): Promise<Rotation> {
  const { database, secretKeys, progress } = deps;
  const ring = secretKeys ?? (await rotateFile(deps));
  const [active, ...older] = ring;
  if (active === undefined || older.length === 0) {
    throw new RefusedError(
      'refused',
      'SECRET_KEYS has one key, so there is none to change to. Put a new one in front of it, restart every process of Platebook, and run this again. Make one with: echo "k2:$(openssl rand -base64 32)"',
    );
  }
  await record(deps, 'secret_keys.rotation_started', active.kid, { keys: ring.length });
  const total = (await listKeys(deps))
    .filter(({ is_active: isActive }) => !isActive)
    .reduce((sum, { secrets }) => sum + secrets, 0);
  const { resealed, unreadable } = await resealSecrets({
    database,
    box: createSealedBox(ring),
    active: active.kid,
    onBatch: (done) => progress(done, total, 'secrets'),
  });
  const inUse = await listKeys(deps);
  const unused = older
    .map(({ kid }) => kid)
    .filter((kid) => inUse.every(({ key, secrets }) => key !== kid || secrets === 0));
  const isFile = secretKeys === null;
  if (isFile && unused.length > 0) {
    await removeKeys(deps.dataDir, unused);
  }
  await record(deps, 'secret_keys.rotated', active.kid, {
    resealed,
    unreadable,
    retired: unused.join(' '),
  });
  return {
    active: active.kid,
    resealed,
    unreadable,
    retired: isFile ? unused : [],
    unused: isFile ? [] : unused,
  };
}

/** A single key means that no rotation is in progress. */
async function rotateFile(deps: RotateDeps): Promise<readonly SecretKey[]> {
  const ring = await readSecretKeys(deps.dataDir);
  if (ring === null) {
    throw new RefusedError('refused', 'Nothing is sealed yet: there is no key file.');
  }
  await refuseWhileRunning(deps);
  if (ring.length > 1) {
    return ring;
  }
  const rotated = await addKey(deps.dataDir);
  // A process that started in between may have read the old file.
  await refuseWhileRunning(deps);
  return rotated;
}

async function refuseWhileRunning({ countSessions }: RotateDeps): Promise<void> {
  if ((await countSessions()) > 0) {
    throw new RefusedError(
      'refused',
      'Platebook is running, and reads the key file only when it starts. Stop every process of it, and run this again.',
    );
  }
}

async function keysAtHand({
  dataDir,
  secretKeys,
}: Pick<KeysDeps, 'dataDir' | 'secretKeys'>): Promise<readonly SecretKey[]> {
  return secretKeys ?? (await readSecretKeys(dataDir)) ?? [];
}

async function record(
  { database, clock }: KeysDeps,
  action: string,
  kid: string,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  await database.asOwner((tx) =>
    recordAudit(tx, {
      actor: ON_THE_MACHINE,
      tenantId: null,
      action,
      target: { type: 'secret_key', id: kid },
      details,
      at: clock.now(),
    }),
  );
}
