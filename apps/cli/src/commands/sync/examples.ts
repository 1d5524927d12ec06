import type { Example } from '../../help/example.ts';
import type { OnlineCommand } from '../../online/options.ts';

type SyncCommand = Extract<OnlineCommand, `sync ${string}`>;

export const SYNC_EXAMPLES: Record<SyncCommand, readonly Example[]> = {
  'sync trigger': [
    {
      call: 'platebook sync trigger --yes --watch',
      does: 'fetch every channel and follow the runs',
    },
    {
      call: 'platebook sync trigger --store downtown --since 30d --dry-run --watch',
      does: 'what a month of one store would make',
    },
  ],
  'sync upload': [
    {
      call: 'platebook sync upload payments.csv',
      does: 'a report; run it again to resume',
    },
    {
      call: 'platebook sync upload year.csv week.zip --watch --exit-status',
      does: 'several, until they are read',
    },
  ],
  'sync status': [
    { call: 'platebook sync status', does: 'the status of each channel' },
    { call: 'platebook sync status --client juniper -o csv', does: 'of another client' },
  ],
  'sync owed': [
    {
      call: 'platebook sync owed',
      does: 'what is waiting for QuickBooks, and what happens next',
    },
    {
      call: "platebook sync owed --jq '.[] | select(.next_attempt_at == null)'",
      does: 'what you need to do',
    },
  ],
  'sync history': [
    { call: 'platebook sync history --status failed --days 2', does: 'what went wrong lately' },
    {
      call: "platebook sync history --status failed --jq '.[].id'",
      does: 'their ids, for another program',
    },
  ],
  'sync show': [
    { call: 'platebook sync show RUN', does: 'one run' },
    { call: 'platebook sync show RUN --json status,failure', does: 'two fields' },
  ],
  'sync watch': [
    { call: 'platebook sync watch RUN', does: 'until it finishes' },
    { call: 'platebook sync watch RUN --exit-status', does: 'in a script: 10 if it failed' },
  ],
  'sync retry': [
    { call: 'platebook sync retry RUN --watch', does: 'start it again and follow it' },
    { call: 'platebook sync retry RUN RUN', does: 'several' },
    { call: 'platebook sync retry --failed --since 24h --yes', does: 'whatever failed today' },
  ],
  'sync report': [
    { call: 'platebook sync report RUN', does: 'what it did' },
    {
      call: 'platebook sync report RUN --proof proof',
      does: 'the journal and the raw files, for platebook verify',
    },
  ],
  'sync workpapers': [
    { call: 'platebook sync workpapers RUN', does: 'as a workbook' },
    { call: 'platebook sync workpapers RUN -O week.xlsx', does: 'under another name' },
  ],
  'sync export': [
    { call: 'platebook sync export --range last_month -O november.csv', does: 'a month, as CSV' },
    {
      call: 'platebook sync export --since 2026-10-01 --until 2026-12-31 --format xlsx -O q4.xlsx',
      does: 'a quarter, as a workbook',
    },
  ],
};
