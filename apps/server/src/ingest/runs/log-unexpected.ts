import type { Logger } from '../../platform/logger.ts';

/** Identifies a step for operators. */
export type StepNames = {
  readonly tenant_id: string;
  readonly run_id: string;
  readonly step: string;
};

/**
 * Runs a step. An error without a code is shown to people only as "unexpected", so it is logged; every error is rethrown.
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
