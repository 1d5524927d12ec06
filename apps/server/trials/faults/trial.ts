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
  /** The same seed gives the same companies, entries, faults and crashes, as far as processes agree on their order. */
  readonly seed: number;
  readonly jobs: number;
  readonly companies: number;
  readonly workers: number;
  /** Of 1,000 calls so many go wrong. */
  readonly perMille: number;
  readonly kinds: readonly WireFault[];
  /** Faults and kills go on until there were as many; where the jobs run out first, further ones are given. */
  readonly faults: number;
  readonly kills: number;
  readonly build: Build;
  /** Whether a person asks again for what stopped all the time, or only once all of it is at an end by itself. */
  readonly attended: boolean;
  /** Ends as soon as anything is in the books twice. */
  readonly untilTwice?: boolean;
  /** After so long a trial is given up, in ms. */
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

/** What plays in a trial, each in a process of its own or more than one. */
export type Running = {
  readonly trial: Trial;
  readonly place: TrialPlace;
  readonly sandbox: TrialSandbox;
  readonly line: ShakyLine;
  readonly env: TrialEnvironment;
  readonly parts: WorldParts;
  readonly world: TrialWorld;
  readonly supervised: Supervised;
  /** Faults that the provider does not know of, by kind. */
  readonly other: Record<string, number>;
};

/** One process in so many jobs is killed, somewhat more often than has to be. */
export function jobsPerKill({ jobs, kills }: Trial): number {
  return Math.max(2, Math.floor(jobs / kills / 1.5));
}
