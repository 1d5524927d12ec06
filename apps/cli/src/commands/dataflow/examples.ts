import type { Example } from '../../help/example.ts';
import type { OnlineCommand } from '../../online/options.ts';

type DataflowCommand = Extract<OnlineCommand, `dataflow ${string}`>;

export const DATAFLOW_EXAMPLES: Record<DataflowCommand, readonly Example[]> = {
  'dataflow permissions': [
    { call: 'platebook dataflow permissions', does: 'your level and capabilities' },
    { call: 'platebook dataflow permissions --jq .capabilities[]', does: 'one on each line' },
  ],
  'dataflow health': [
    { call: 'platebook dataflow health', does: 'of the last day' },
    {
      call: 'platebook dataflow health --hours 1 --exit-status --quiet',
      does: 'for a monitor: 10 unless it is healthy',
    },
    { call: 'platebook dataflow health --max-error-rate 2%', does: '10 if more than that fails' },
    { call: 'platebook dataflow health --watch --hours 1', does: 'again and again' },
  ],
  'dataflow stats': [
    { call: 'platebook dataflow stats', does: 'the operations of a week' },
    { call: 'platebook dataflow stats --days 30 --by tenant -o csv', does: 'for a spreadsheet' },
    { call: 'platebook dataflow stats --by failure', does: 'what failed most' },
  ],
  'dataflow trace': [
    { call: 'platebook dataflow trace REQUEST', does: 'by the ID that an error shows' },
    { call: 'platebook dataflow trace REQUEST --waterfall', does: 'where the time went' },
    { call: 'platebook dataflow trace run-RUN --tree --errors-only', does: 'what failed in a run' },
  ],
  'dataflow operations': [
    { call: 'platebook dataflow operations --status failed', does: 'what failed lately' },
    {
      call: 'platebook dataflow operations --operation postEntries --limit 100',
      does: 'one operation',
    },
    {
      call: 'platebook dataflow operations --status failed --watch --json',
      does: 'each failure as a line, as it happens',
    },
  ],
  'dataflow errors': [
    { call: 'platebook dataflow errors --hours 1', does: 'of the last hour' },
    { call: 'platebook dataflow errors --kind browser --all -o csv', does: 'what pages reported' },
    {
      call: 'platebook dataflow errors --query provider:quickbooks --json message,request_id',
      does: 'what QuickBooks refused, with the requests to trace',
    },
  ],
  'dataflow export': [
    { call: 'platebook dataflow export --days 30 --gzip -O events.ndjson.gz', does: 'into a file' },
    { call: 'platebook dataflow export --format csv > events.csv', does: 'for a spreadsheet' },
  ],
  'dataflow cleanup': [
    { call: 'platebook dataflow cleanup --dry-run', does: 'what would be deleted' },
    { call: 'platebook dataflow cleanup --days 30', does: 'asks you to type 30d and the profile' },
    {
      call: 'platebook dataflow cleanup --days 90 --profile prod --confirm 90d@prod',
      does: 'in a script',
    },
    {
      call: 'platebook dataflow cleanup --days 1 --force --dry-run',
      does: 'fewer than 7 days only by force',
    },
  ],
};
