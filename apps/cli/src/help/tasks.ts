import type { Example } from './example.ts';

type Task = { readonly title: string; readonly examples: readonly Example[] };

/** Common tasks, in the order people meet them. */
export const TASKS: readonly Task[] = [
  {
    title: 'Entries from report files, without a server',
    examples: [
      { call: 'platebook journal payments.csv', does: 'see them' },
      {
        call: 'platebook journal *.csv --format json -O entries.json',
        does: 'save them, with their proof',
      },
      {
        call: 'platebook verify *.csv --entries entries.json',
        does: 'do they follow from the files?',
      },
    ],
  },
  {
    title: 'Sign in and choose a client',
    examples: [
      {
        call: 'platebook auth login --api-url https://books.example.com --email dana@example.com',
        does: 'as a person',
      },
      { call: 'platebook auth login --with-token < token', does: 'as a script' },
      { call: 'platebook client use juniper', does: 'later calls work on it' },
    ],
  },
  {
    title: 'Import, review, approve',
    examples: [
      { call: 'platebook sync trigger --since 7d --watch --yes', does: 'fetch from the platforms' },
      { call: 'platebook sync upload payments.csv --watch', does: 'or upload a report' },
      { call: 'platebook store mapping pending', does: 'which stores are waiting to be matched' },
      {
        call: 'platebook entry list --status ready --json id,document_number',
        does: 'what can be approved',
      },
      { call: 'platebook entry approve ENTRY ENTRY', does: 'approve it' },
    ],
  },
  {
    title: 'From cron or in CI',
    examples: [
      {
        call: 'platebook sync trigger --yes --watch --exit-status --quiet',
        does: '10 if a run fails, 3 if it leaves something out',
      },
      { call: 'platebook sync export --range last_month -O november.csv', does: 'as a file' },
      {
        call: 'platebook dataflow health --hours 1 --exit-status --quiet',
        does: 'for a monitor: 10 unless it is healthy',
      },
    ],
  },
  {
    title: 'Pipes and programs',
    examples: [
      {
        call: 'platebook sync history --days 2 --status failed --json id --jq .[].id',
        does: 'one ID on each line',
      },
      {
        call: "platebook notify sync recent --status failed --jq '.[].id' | platebook notify sync resend - --yes",
        does: 'resend whatever failed',
      },
      { call: 'platebook client list --all -o csv > clients.csv', does: 'for a spreadsheet' },
      {
        call: 'platebook api GET /api/v2/clients/clients --paginate --jq .items[].name',
        does: 'any operation of the API',
      },
    ],
  },
  {
    title: 'Run an installation',
    examples: [
      { call: 'platebook dataflow errors --hours 1', does: 'what failed' },
      { call: 'platebook dataflow trace REQUEST --waterfall', does: 'why, and how long it took' },
      { call: 'platebook dataflow cleanup --days 30 --dry-run', does: 'see what would be deleted' },
      { call: 'platebook dataflow cleanup --days 30 --confirm 30d@prod', does: 'then delete it' },
      { call: 'platebook backup create --keep 14', does: "on the server's machine" },
    ],
  },
];

/** The text of `platebook help examples`. */
export function presentTasks(): string {
  const tasks = TASKS.map(
    ({ title, examples }) =>
      `${title}:\n\n${examples.map(({ call, does }) => `  # ${does}\n${broken(call)}\n`).join('')}`,
  );
  return `${tasks.join('\n')}\n"platebook help COMMAND" and "platebook COMMAND ACTION --help" begin with more.\n`;
}

/** A pipeline too long for a line is continued on the next one, in shell syntax. */
function broken(call: string): string {
  return call.length <= 88 ? `  ${call}` : `  ${call.replace(' | ', ' |\n    ')}`;
}
