import type { Logger } from '../../platform/logger.ts';

/** What an operator needs to find a step again. */
export type StepNames = {
  readonly tenant_id: string;
  readonly run_id: string;
  readonly step: string;
};

/**
 * Does what a step does. An error without a code reaches people as "unexpected" only, so what it was goes to the log;
 * it is thrown on in either case.
 */
export async function logUnexpected<T>(
  log: Logger,
  names: StepNames,
  doing: () => Promise<T>,
): Promise<T> {
  try {
    return await doing();
  } catch (error) {
    if (!hasCode(error)) {
      log.error({ ...names, err: error }, 'a step of a run broke off');
    }
    throw error;
  }
}

function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
