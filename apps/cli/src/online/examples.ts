import type { Example } from '../help/examples.ts';
import type { OnlineCommand } from './options.ts';

export const ONLINE_EXAMPLES: Record<OnlineCommand, readonly Example[]> = {
  'auth login': [
    { call: 'platebook auth login --email dana@example.com', does: 'asks for the password' },
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
  'client list': [
    { call: 'platebook client list', does: 'the first thirty, by name' },
    {
      call: 'platebook client list --all --json id,name,archived_at',
      does: 'all of them, for a program',
    },
  ],
  'client show': [
    { call: 'platebook client show juniper', does: 'by name' },
    { call: 'platebook client show C-014 -o yaml', does: "by your firm's number" },
  ],
  'client use': [
    { call: 'platebook client use juniper', does: 'later calls work on it' },
    { call: 'platebook client use C-014 --profile prod', does: 'in another profile' },
  ],
  'client create': [
    { call: 'platebook client create Juniper --country CA', does: 'a client that sells in Canada' },
    { call: 'platebook client create Juniper --dry-run', does: 'what would be sent' },
  ],
  'store list': [
    { call: 'platebook store list', does: 'of the client that is worked on' },
    { call: 'platebook store list --client juniper -o csv', does: 'of another one' },
  ],
  'store show': [
    { call: 'platebook store show downtown', does: 'by name' },
    { call: 'platebook store show downtown --json id,time_zone', does: 'two fields' },
  ],
};
