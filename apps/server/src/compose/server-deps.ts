import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Migration } from '../db/migrate.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import type { PostingProtocol } from '../books/posting/posting.port.ts';
import type { Hashing } from '../identity/auth/tokens/hashing.ts';
import type { UploadMemory } from '../http/upload-memory.ts';
import type { Timers } from '../http/body-progress.ts';
import type { Contract } from '../http/contract.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { OpenOutbound } from '../platform/outbound.ts';

export type ServerDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Instead of openapi.yaml as it stands; tests change it to see that they notice. */
  readonly contract?: Contract;
  /** Where trials kill this process, take a precaution of posting away, or break the way to the providers. */
  readonly crash?: CrashPoint;
  readonly weaken?: (protocol: PostingProtocol) => PostingProtocol;
  readonly openOutbound?: OpenOutbound;
  /** Where passwords are hashed; in this process unless given. */
  readonly hashing?: Hashing;
  /** How often, in seconds, the queue looks for jobs of dead workers; as `createQueue` has it unless given. */
  readonly superviseS?: number;
  /** What measures windows of time, and the room for uploads; the process's own unless given. */
  readonly timers?: Timers;
  readonly uploadMemory?: UploadMemory;
};
