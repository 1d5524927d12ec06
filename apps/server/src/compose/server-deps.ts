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
  /** Replaces openapi.yaml; tests change it to see the checks fail. */
  readonly contract?: Contract;
  /** Lets trials kill this process, disable a safeguard of posting, or break the connection to the providers. */
  readonly crash?: CrashPoint;
  readonly weaken?: (protocol: PostingProtocol) => PostingProtocol;
  readonly openOutbound?: OpenOutbound;
  /** Where passwords are hashed; defaults to this process. */
  readonly hashing?: Hashing;
  /** The interval, in seconds, of checks for dead workers' jobs; defaults to that of `createQueue`. */
  readonly superviseS?: number;
  /** Timers and upload memory; default to the process's own. */
  readonly timers?: Timers;
  readonly uploadMemory?: UploadMemory;
};
