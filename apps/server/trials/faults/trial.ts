import type { ClientConfig } from 'pg';
import type { Database } from '../../src/db/database.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import type { ShakyLine } from './shaky-line.ts';
import type { Supervised } from './supervisor.ts';
import type { WireFault } from './trial-faults.ts';
import type { TrialEnvironment } from './trial-environment.ts';
import type { Build } from './trial-settings.ts';
import type { TrialWorld, WorldParts } from './trial-world.ts';

export type Trial = {
  /** The same seed yields the same companies, entries, faults and crashes, as far as processes agree on their order. */
  readonly seed: number;
  readonly jobs: number;
  readonly companies: number;
  readonly workers: number;
  /** Failing calls per 1,000. */
  readonly perMille: number;
  readonly kinds: readonly WireFault[];
  /** Faults and kills continue up to this number; if the jobs run out first, further ones are added. */
  readonly faults: number;
  readonly kills: number;
  readonly build: Build;
  /** Whether a person retries stopped runs all the time, or only once everything has settled by itself. */
  readonly attended: boolean;
  /** Ends as soon as anything is in the books twice. */
  readonly untilTwice?: boolean;
  /** The time limit of a trial, in ms. */
  readonly limitMs: number;
};

export type TrialPlace = {
  readonly database: Database;
  readonly clientConfig: ClientConfig;
  /** The bundle of worker.ts. */
  readonly worker: string;
  /** The contract as JSON. */
  readonly contractFile: string;
  readonly onProgress?: (progress: Progress) => void;
};

export type Progress = { readonly open: number; readonly faults: number; readonly kills: number };

/** The parts of a trial, each in one or more processes. */
export type Running = {
  readonly trial: Trial;
  readonly place: TrialPlace;
  readonly sandbox: TrialSandbox;
  readonly line: ShakyLine;
  readonly env: TrialEnvironment;
  readonly parts: WorldParts;
  readonly world: TrialWorld;
  readonly supervised: Supervised;
  /** Faults that the provider does not count, by kind. */
  readonly other: Record<string, number>;
};

/** One process per this many jobs is killed, somewhat more often than necessary. */
export function jobsPerKill({ jobs, kills }: Trial): number {
  return Math.max(2, Math.floor(jobs / kills / 1.5));
}
