import type { Example } from '../../help/example.ts';
import type { OnlineCommand } from '../../online/options.ts';

type ClientCommand = Extract<OnlineCommand, `client ${string}`>;

export const CLIENT_EXAMPLES: Record<ClientCommand, readonly Example[]> = {
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
  'client update': [
    { call: 'platebook client update juniper --number C-015', does: "your firm's new number" },
    { call: 'platebook client update juniper --archive --dry-run', does: 'what would be sent' },
  ],
  'client delete': [
    { call: 'platebook client delete juniper', does: 'asks you to type its name' },
    { call: 'platebook client delete C-014 --confirm Juniper', does: 'in a script' },
  ],
};
