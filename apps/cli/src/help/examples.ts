import { DESK_GROUP_EXAMPLES } from '../commands/desk/examples.ts';
import type { Example } from './example.ts';

export type DocumentedCommand =
  | 'journal'
  | 'verify'
  | 'auth'
  | 'client'
  | 'store'
  | 'entry'
  | 'exception'
  | 'sync'
  | 'admin'
  | 'invitation'
  | 'notify'
  | 'dataflow'
  | 'portal'
  | 'demo'
  | 'ticket'
  | 'verification'
  | 'ledger'
  | 'plan'
  | 'format'
  | 'setting'
  | 'jobs'
  | 'backup'
  | 'keys'
  | 'config'
  | 'restore'
  | 'api'
  | 'doctor'
  | 'open'
  | 'version'
  | 'completion'
  | 'help';

export const PROGRAM_EXAMPLES: readonly Example[] = [
  { call: 'platebook journal payments.csv', does: 'read a report, see its entries' },
  {
    call: 'platebook journal *.csv --format xlsx -O workpapers.xlsx',
    does: 'workpapers that recompute',
  },
  {
    call: 'platebook verify payments.csv --entries entries.json',
    does: 'prove entries from the raw files',
  },
  { call: 'platebook client list', does: 'the clients you have on a server' },
];

export const COMMAND_EXAMPLES: Record<DocumentedCommand, readonly Example[]> = {
  journal: [
    { call: 'platebook journal payments.csv', does: 'entries as a table' },
    {
      call: 'platebook journal doordash.zip ubereats.csv --format json > entries.json',
      does: 'two platforms in one document',
    },
    {
      call: 'platebook journal payments.csv -O april.beancount --mapping accounts.json',
      does: 'your own account names',
    },
    {
      call: "platebook journal payments.csv --column 'Robot fee=processing_fee'",
      does: 'a column that is not known here',
    },
    {
      call: 'platebook journal payments.csv --format hledger | hledger -f - balance',
      does: 'straight into hledger',
    },
    {
      call: 'platebook journal payments.csv --sales pos --bank-leg transfer',
      does: 'your POS books the sales: only what the platform kept',
    },
    {
      call: 'unzip -p export.zip | platebook journal - --basis cash',
      does: 'from stdin, dated on the payout',
    },
  ],
  verify: [
    {
      call: 'platebook verify payments.csv --entries entries.json',
      does: 'does all of it follow from the file?',
    },
    {
      call: 'platebook verify *.csv --entries entries.json --format json',
      does: 'for a script; 10 when anything does not',
    },
    {
      call: 'platebook verify payments.csv --entries entries.json --tax-rate 18407648=13%',
      does: 'and was it made with this rate?',
    },
  ],
  auth: [
    { call: 'platebook auth login --email dana@example.com', does: 'sign in' },
    { call: 'platebook auth whoami', does: 'show who you are and what you may do' },
  ],
  client: [
    { call: 'platebook client list --search juniper', does: 'find one' },
    { call: 'platebook client use juniper', does: 'work on it from now on' },
  ],
  store: [
    { call: 'platebook store list', does: 'the stores of the client' },
    { call: 'platebook store show downtown', does: 'one of them' },
  ],
  entry: [
    { call: 'platebook entry list --status needs_review', does: 'what is waiting for you' },
    {
      call: 'platebook entry approve ENTRY --difference 65.87 --reason Reimbursed',
      does: 'even though the deposit differs',
    },
  ],
  exception: [
    { call: 'platebook exception list', does: 'approved differences that are open' },
    {
      call: 'platebook exception resolve EXCEPTION --note Refunded',
      does: 'one of them',
    },
  ],
  sync: [
    {
      call: 'platebook sync trigger --yes --watch',
      does: 'fetch every channel and follow the runs',
    },
    { call: 'platebook sync history --status failed', does: 'what went wrong' },
  ],
  admin: [
    {
      call: 'platebook admin create --email ana@example.com',
      does: "the first administrator, on the server's machine",
    },
    { call: 'platebook admin list', does: 'who runs the installation' },
    {
      call: 'platebook admin grant sam@example.com --level system_operator',
      does: 'lets someone help run it',
    },
  ],
  invitation: [
    { call: 'platebook invitation create', does: 'a code for one person' },
    {
      call: 'platebook invitation create --count 20 --campaign spring --expires 2026-12-31 -o csv',
      does: 'twenty codes for a mailing',
    },
  ],
  notify: [
    { call: 'platebook notify health', does: 'do notifications reach people?' },
    {
      call: 'platebook notify broadcast --all-tenants --title Maintenance --body-file sunday.txt',
      does: 'tells everyone, once you type how many tenants that is',
    },
  ],
  dataflow: [
    { call: 'platebook dataflow health', does: 'how each part is' },
    { call: 'platebook dataflow trace REQUEST', does: 'what followed from one request' },
    { call: 'platebook dataflow operations --status failed', does: 'what failed lately' },
  ],
  portal: [
    { call: 'platebook portal stats', does: 'how much is done and what waits' },
    { call: 'platebook portal stats --exit-status --quiet', does: 'for a monitor' },
  ],
  ...DESK_GROUP_EXAMPLES,
  jobs: [
    { call: 'platebook jobs list --active', does: 'what is under way' },
    { call: 'platebook jobs watch JOB', does: 'until it finishes' },
  ],
  backup: [
    { call: 'platebook backup create --keep 14', does: 'and remove all but the newest 14' },
    { call: 'platebook backup verify today.tar', does: 'can it be restored here?' },
  ],
  keys: [
    { call: 'platebook keys list', does: 'which key is used by what' },
    { call: 'platebook keys rotate', does: 'seals every secret with the first key' },
  ],
  config: [
    { call: 'platebook config list', does: 'what is in effect, and where it comes from' },
    {
      call: 'platebook config set api_url https://books.example.com --profile prod',
      does: 'the server of a profile',
    },
  ],
  restore: [
    { call: 'platebook restore today.tar --dry-run', does: 'checks the backup, changes nothing' },
    { call: 'platebook restore today.tar', does: 'to an empty database' },
    {
      call: 'platebook restore today.tar --replace --confirm platebook',
      does: 'in the place of what is there, in a script',
    },
  ],
  api: [
    {
      call: 'platebook api GET /api/v2/clients/clients -f q=juniper --jq .items[].name',
      does: 'a list, with a query',
    },
    {
      call: 'platebook api GET /api/v2/clients/clients --paginate',
      does: 'all of its pages',
    },
    {
      call: 'platebook api POST /api/v2/clients/clients -f name=Juniper --dry-run',
      does: 'what would be sent',
    },
    {
      call: 'platebook api POST /api/v2/clients/clients --input client.json',
      does: 'a body from a file',
    },
  ],
  doctor: [
    { call: 'platebook doctor', does: 'what works, and what to do about the rest' },
    { call: 'platebook doctor --profile prod --json check,status', does: 'for a monitor' },
  ],
  open: [
    { call: 'platebook open', does: 'the dashboard' },
    { call: 'platebook open sync RUN', does: 'a run' },
    { call: 'platebook open trace REQUEST --print', does: 'the address of a trace' },
  ],
  version: [
    { call: 'platebook version', does: 'what is installed' },
    { call: 'platebook version --check', does: 'and whether there is a newer one' },
  ],
  completion: [
    {
      call: 'platebook completion bash > ~/.local/share/bash-completion/completions/platebook',
      does: 'for new shells of bash',
    },
    {
      call: 'platebook completion zsh > "${fpath[1]}/_platebook"',
      does: 'for zsh',
    },
    {
      call: 'platebook completion fish > ~/.config/fish/completions/platebook.fish',
      does: 'for fish',
    },
    {
      call: 'platebook completion powershell >> $PROFILE',
      does: 'for PowerShell',
    },
  ],
  help: [
    { call: 'platebook help journal', does: 'a command' },
    { call: 'platebook help auth login', does: 'an action of a command' },
    { call: 'platebook help exit-codes', does: 'a topic' },
    { call: 'platebook help --markdown > cli.md', does: 'everything, as one page' },
    { call: 'platebook help --man man/man1', does: 'everything, as manual pages' },
  ],
};

const WIDEST_LINE = 92;

export function presentExamples(examples: readonly Example[]): string {
  const width = Math.max(...examples.map(({ call }) => call.length));
  const fits = examples.every(({ does }) => width + does.length + '  # '.length <= WIDEST_LINE);
  const lines = examples.map(({ call, does }) =>
    fits ? `  ${call.padEnd(width)}  # ${does}` : `  # ${does}\n  ${call}`,
  );
  return `Examples:\n${lines.join('\n')}\n`;
}
