import { counted, formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What every page's activity tray says of a batch, apart from the words of its own pages. */
export const batchProgress = messages({
  progress: (over: number, total: number) => `${formatCount(over)} of ${counted(total, 'client')}`,
  progressWithFailures: (over: number, total: number, failed: number) =>
    `${formatCount(over)} of ${counted(total, 'client')}, ${formatCount(failed)} failed`,
});

export const operationTitles = messages({
  sync: 'Sync',
  retry_failed: 'Retry failed syncs',
  post_ready: 'Post ready entries',
  apply_mapping_template: 'Apply a mapping template',
  copy_mapping: 'Copy a mapping',
  set_schedule: 'Pause or resume automatic sync',
  export_workpapers: 'Export workpapers',
});
