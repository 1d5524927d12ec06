import type { Example } from '../../help/example.ts';
import type { OnlineCommand } from '../../online/options.ts';

type JobsCommand = Extract<OnlineCommand, `jobs ${string}`>;

export const JOBS_EXAMPLES: Record<JobsCommand, readonly Example[]> = {
  'jobs list': [
    { call: 'platebook jobs list', does: 'the newest thirty' },
    { call: 'platebook jobs list --active --json id,kind,status', does: 'what is under way' },
  ],
  'jobs show': [
    { call: 'platebook jobs show JOB', does: 'how far it is' },
    { call: 'platebook jobs show JOB --json status,failure', does: 'why it failed' },
  ],
  'jobs watch': [
    { call: 'platebook jobs watch JOB', does: 'until it finishes' },
    { call: 'platebook jobs watch JOB --exit-status -o ndjson', does: 'in a script' },
  ],
  'jobs cancel': [
    { call: 'platebook jobs cancel JOB', does: 'asks first' },
    { call: 'platebook jobs cancel JOB --yes', does: 'in a script' },
  ],
};
