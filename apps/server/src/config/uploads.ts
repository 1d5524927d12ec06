import { wholeNumber } from './values.ts';
import type { Env } from './values.ts';
import type { BodyLimits } from '../http/body-progress.ts';

const MB = 1024 * 1024;
/** An ordinary body has at most 1 MB. */
const ORDINARY_MS = 30_000;

export type UploadsConfig = {
  /** Bytes of uploads that one process holds in memory at once. */
  readonly memoryBytes: number;
  /** The largest report that is taken. */
  readonly reportMaxBytes: number;
  readonly bodies: BodyLimits;
};

export function readUploadsConfig(env: Env): UploadsConfig {
  return {
    memoryBytes:
      wholeNumber(env, 'UPLOAD_MEMORY_MB', { fallback: 64, least: 24, most: 4_096 }) * MB,
    reportMaxBytes:
      wholeNumber(env, 'UPLOAD_REPORT_MAX_MB', { fallback: 200, least: 10, most: 1_000 }) * MB,
    bodies: {
      ordinaryMs: ORDINARY_MS,
      upload: {
        bytes: wholeNumber(env, 'UPLOAD_FLOOR_BYTES', { fallback: 65_536, least: 1, most: MB }),
        windowMs:
          wholeNumber(env, 'UPLOAD_FLOOR_WINDOW_S', { fallback: 15, least: 1, most: 600 }) * 1_000,
      },
    },
  };
}
