import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ChannelLinking } from '../../clients/channels/channel-linking.port.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { StoreCreation } from '../../clients/stores/store-creation.port.ts';
import type { StoreMapped } from '../../clients/stores/store-mapping.port.ts';

export type MappingDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly channels: ChannelLinking;
  readonly stores: StoreCreation;
  readonly onMapped: StoreMapped;
};
