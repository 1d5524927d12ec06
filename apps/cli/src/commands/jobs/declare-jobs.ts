import type { Command } from 'commander';
import type { OnlineCommand } from '../../online/options.ts';
import { PREVIEW } from '../../online/shared-options.ts';
import { toWholeNumber } from '../../online/values.ts';

type JobsCommand = Extract<OnlineCommand, `jobs ${string}`>;
type Declare = (name: JobsCommand, declare: (command: Command) => Command) => void;

const CLIENT = ['--client <client>', 'use this client, by ID, number, or name'] as const;

/** `jobs` with its actions. */
export function declareJobs(action: Declare): void {
  action('jobs list', (command) =>
    command
      .description('List runs and reports of the client and your batch operations, newest first.')
      .option('--active', 'list only jobs that have not finished')
      .option('--limit <count>', 'list at most this many (default: 30)', toWholeNumber(1))
      .option('--all', 'list all of them')
      .option(...CLIENT),
  );
  action('jobs show', (command) =>
    command
      .description('Show a job.')
      .argument('<job>', 'ID of a run, a batch, or a report')
      .option(...CLIENT),
  );
  action('jobs watch', (command) =>
    command
      .description('Follow a job until it finishes. As ndjson, each change is printed.')
      .argument('<job>', 'ID of a run, a batch, or a report')
      .option(
        '--interval <seconds>',
        'check again after this many seconds (default: 2)',
        toWholeNumber(1),
      )
      .option('--exit-status', 'exit with 10 if it failed, with 3 if it left something out')
      .option(...CLIENT),
  );
  action('jobs cancel', (command) =>
    command
      .description("Stop a run or a batch. What it's doing now finishes first. Asks first.")
      .argument('<job>', 'ID of a run or a batch')
      .option(...PREVIEW)
      .option('-y, --yes', 'skip the question')
      .option(...CLIENT),
  );
}
