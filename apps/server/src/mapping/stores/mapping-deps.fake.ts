import type { Database } from '../../db/database.ts';
import type { LiveChange } from '../../messages/live/live.port.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import type { Queue } from '../../jobs/queue.ts';
import { createDatabaseFake } from '../shared/database.fake.ts';
import type { FindRows } from '../shared/database.fake.ts';
import type { MappingDeps } from './mapping-deps.ts';

type Enqueued = { readonly name: string; readonly data: unknown; readonly options: unknown };

type Linked = { readonly storeId: string; readonly platformStoreId: string | null };

/** The dependencies of store mapping without a database: each call is recorded. */
export function createMappingDepsFake(find?: FindRows, now = new Date('2026-11-20T14:02:00Z')) {
  const fake = createDatabaseFake(find);
  const enqueued: Enqueued[] = [];
  const notified: OutgoingNotification[] = [];
  const published: LiveChange[] = [];
  const linked: Linked[] = [];
  const mapped: unknown[] = [];
  const unused = () => Promise.reject(new Error('This is not part of the mapping.'));
  const inTransaction = <Result>(work: (tx: typeof fake.tx) => Promise<Result>) => work(fake.tx);
  const database: Pick<Database, 'inTenant' | 'readAsOwner'> = {
    inTenant: fake.inTenant,
    readAsOwner: inTransaction,
  };
  const queue: Pick<Queue, 'enqueue'> = {
    enqueue: (_tx, name, data, options) =>
      Promise.resolve(void enqueued.push({ name, data, options })),
  };
  const deps: MappingDeps = {
    database: database as Database,
    queue: queue as Queue,
    clock: { now: () => now },
    live: { changed: (_tx, ...more) => Promise.resolve(void published.push(...more)) },
    notifier: { notify: (_tx, one) => Promise.resolve(void notified.push(one)) },
    channels: {
      link: (_tx, { storeId, platformStoreId }) => {
        linked.push({ storeId, platformStoreId });
        return Promise.resolve(platformStoreId === null ? null : 'channel');
      },
    },
    stores: { createIn: unused },
    onMapped: (_tx, one) => Promise.resolve(void mapped.push(one)),
  };
  return { ...fake, deps, enqueued, notified, published, linked, mapped };
}
