import { LOCAL_EXAMPLES } from '../commands/backup/examples.ts';
import { CLIENT_EXAMPLES } from '../commands/client/examples.ts';
import { DATAFLOW_EXAMPLES } from '../commands/dataflow/examples.ts';
import { DESK_EXAMPLES } from '../commands/desk/examples.ts';
import { JOBS_EXAMPLES } from '../commands/jobs/examples.ts';
import { NOTIFY_EXAMPLES } from '../commands/notify/examples.ts';
import { PORTAL_EXAMPLES } from '../commands/portal/examples.ts';
import { CHANNEL_EXAMPLES } from '../commands/store/channel/examples.ts';
import { SYNC_EXAMPLES } from '../commands/sync/examples.ts';
import type { Example } from '../help/example.ts';
import type { OnlineCommand } from './options.ts';

export const ONLINE_EXAMPLES: Record<OnlineCommand, readonly Example[]> = {
  'auth login': [
    {
      call: 'platebook auth login --email dana@example.com',
      does: 'asks for the password, and for a code where the account uses two steps',
    },
    {
      call: 'platebook auth login --api-url https://books.example.com --with-token < token',
      does: 'by an API token, for a script',
    },
  ],
  'auth logout': [
    { call: 'platebook auth logout', does: 'end this session' },
    { call: 'platebook auth logout --all', does: 'and those in every browser' },
  ],
  'auth status': [
    { call: 'platebook auth status', does: 'who is signed in where' },
    {
      call: 'platebook auth status --quiet > /dev/null || echo sign in first',
      does: 'in a script',
    },
  ],
  'auth whoami': [
    { call: 'platebook auth whoami', does: 'your level and capabilities' },
    { call: 'platebook auth whoami --client juniper --json permissions', does: 'in one client' },
  ],
  'auth token': [
    { call: 'platebook auth token', does: 'which one it is' },
    { call: 'platebook auth token --show', does: 'all of it, for another program' },
  ],
  'auth refresh': [
    { call: 'platebook auth refresh', does: 'before a long script' },
    { call: 'platebook auth refresh --jq .expires_at', does: 'until when the new token is good' },
  ],
  ...CLIENT_EXAMPLES,
  'store list': [
    { call: 'platebook store list', does: 'for the current client' },
    { call: 'platebook store list --client juniper -o csv', does: 'for another client' },
  ],
  'store show': [
    { call: 'platebook store show downtown', does: 'by name' },
    { call: 'platebook store show downtown --json id,time_zone', does: 'two fields' },
  ],
  ...CHANNEL_EXAMPLES,
  'store mapping pending': [
    { call: 'platebook store mapping pending', does: 'what is waiting, and its best match' },
    {
      call: 'platebook store mapping pending --channel doordash --json pending_id,reasons',
      does: 'why, for a program',
    },
  ],
  'store mapping list': [
    { call: 'platebook store mapping list', does: 'what is matched on Uber Eats' },
    { call: 'platebook store mapping list --state ended -o csv', does: 'what was, as a file' },
  ],
  'store mapping confirm': [
    {
      call: 'platebook store mapping confirm PENDING_ID --platform-store ID',
      does: 'asks before it matches',
    },
    {
      call: 'platebook store mapping confirm PENDING_ID --platform-store ID --dry-run',
      does: 'what would be matched',
    },
  ],
  'store mapping export': [
    { call: 'platebook store mapping export -O stores.csv', does: 'the matches of a client' },
    { call: 'platebook store mapping export --accounts', does: 'which account each part goes to' },
  ],
  'store mapping import': [
    { call: 'platebook store mapping import stores.csv --dry-run', does: 'what would change' },
    {
      call: 'platebook store mapping import accounts.csv --accounts --yes',
      does: 'accounts, without asking',
    },
  ],
  'entry list': [
    { call: 'platebook entry list --status needs_review', does: 'what is waiting for you' },
    {
      call: 'platebook entry list --json id,document_number,difference_cents',
      does: 'with what their deposits differ by',
    },
  ],
  'entry approve': [
    {
      call: 'platebook entry approve ENTRY ENTRY',
      does: 'what is sent is frozen; nothing is sent yet',
    },
    {
      call: 'platebook entry approve ENTRY --difference 65.87 --reason Reimbursed',
      does: 'even though the deposit differs',
    },
  ],
  'exception list': [
    { call: 'platebook exception list', does: 'the open items' },
    { call: 'platebook exception list --status all -o csv', does: 'those that are resolved too' },
  ],
  'exception resolve': [
    {
      call: 'platebook exception resolve EXCEPTION --note Refunded',
      does: 'with what happened to the money',
    },
    { call: 'platebook exception resolve EXCEPTION --note Booked --quiet', does: 'in a script' },
  ],
  ...SYNC_EXAMPLES,
  'admin create': [
    {
      call: 'platebook admin create --email ana@example.com',
      does: 'makes the account and prints the link to choose a password',
    },
    {
      call: 'platebook admin create --email ana@example.com --json link --jq .link',
      does: 'only the link, for a script',
    },
  ],
  'admin list': [
    { call: 'platebook admin list', does: 'everyone with a system level' },
    { call: 'platebook admin list --json email,level', does: 'for a program' },
  ],
  'admin grant': [
    { call: 'platebook admin grant sam@example.com', does: 'as System Operator' },
    {
      call: 'platebook admin grant sam@example.com --level system_admin',
      does: 'as System Administrator',
    },
  ],
  'admin revoke': [
    { call: 'platebook admin revoke sam@example.com', does: 'asks first' },
    { call: 'platebook admin revoke sam@example.com --yes', does: 'in a script' },
  ],
  'invitation list': [
    { call: 'platebook invitation list', does: 'the newest thirty' },
    {
      call: 'platebook invitation list --campaign spring --all --json hint,uses_left',
      does: 'what is left of a campaign',
    },
  ],
  'invitation create': [
    { call: 'platebook invitation create', does: 'a code for one person' },
    {
      call: 'platebook invitation create --max-uses 50 --trial-days 60 --json code --jq .[0].code',
      does: 'one code for fifty people, for a script',
    },
  ],
  'invitation uses': [
    {
      call: 'platebook invitation uses 4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41',
      does: 'who registered with it',
    },
    {
      call: 'platebook invitation uses 4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41 --json email',
      does: 'their emails',
    },
  ],
  'invitation extend': [
    {
      call: 'platebook invitation extend 4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41 --expires 2027-01-31',
      does: 'gives it more time',
    },
    {
      call: 'platebook invitation extend 4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41 --expires never',
      does: 'never expires',
    },
  ],
  'invitation disable': [
    {
      call: 'platebook invitation disable 4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41',
      does: 'asks first',
    },
    {
      call: 'platebook invitation disable 4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41 --yes',
      does: 'in a script',
    },
  ],
  ...NOTIFY_EXAMPLES,
  ...DATAFLOW_EXAMPLES,
  ...PORTAL_EXAMPLES,
  ...DESK_EXAMPLES,
  ...JOBS_EXAMPLES,
  ...LOCAL_EXAMPLES,
  'config get': [
    { call: 'platebook config get client', does: 'the current client' },
    { call: 'platebook config get api_url --profile prod', does: 'the server of a profile' },
  ],
  'config set': [
    {
      call: 'platebook config set api_url https://books.example.com --profile prod',
      does: 'the server of a profile',
    },
    { call: 'platebook config set profile prod --project', does: 'for everyone in this folder' },
  ],
  'config unset': [
    { call: 'platebook config unset output', does: 'back to what fits the terminal' },
    { call: 'platebook config unset client --project', does: 'in the file of the project' },
  ],
  'config list': [
    { call: 'platebook config list', does: 'what is in effect, and where it comes from' },
    { call: 'platebook config list --profile prod --json key,value', does: 'for a program' },
  ],
  'config explain': [
    { call: 'platebook config explain client', does: 'why it is this client' },
    { call: 'platebook config explain api_url --profile prod', does: 'in another profile' },
  ],
  'config edit': [
    { call: 'platebook config edit', does: 'in your editor' },
    { call: 'EDITOR=nano platebook config edit', does: 'in another one' },
  ],
  'config path': [
    { call: 'platebook config path', does: 'your configuration' },
    { call: 'platebook config path --json', does: 'every file that is read' },
  ],
};
