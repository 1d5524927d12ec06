import type { OnlineCommand, SingleCommand } from '../online/options.ts';

/** How the matrix calls one command, and where its exit code differs from its failure class. */
export type Row = {
  /** The words after the program's name. REPORT and MAPPING stand for files. */
  readonly call: string;
  readonly stdin?: string;
  /** Makes no request: it takes no timeout, and ends the same whatever the server does. */
  readonly isLocal?: true;
  readonly takesRetry?: false;
  /** The exit code on success; defaults to 0. */
  readonly exitCode?: number;
  readonly onTerminal?: number;
  /** The option for JSON output, `--json` by default; null if there is none. */
  readonly json?: string | null;
  /** Prints nothing on success. */
  readonly silent?: true;
  /** By column; `any` for all others. */
  readonly failing?: Readonly<Record<string, number>>;
};

/** An ended run, unlike the contract's example. */
export const FINISHED_RUN = '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f02';

const RUN = '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01';
const STORE = '2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01';
const CLIENT = '1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01';
const CODE = '4d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c41';

const NOTIFICATION = '9d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c61';
const PERSON = '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01';

const LOCAL = { isLocal: true } as const;

export const ROWS: Record<
  OnlineCommand | SingleCommand | 'journal' | 'verify' | 'completion' | 'help',
  Row
> = {
  journal: { ...LOCAL, call: 'journal REPORT', json: '--format json' },
  verify: {
    ...LOCAL,
    call: 'verify REPORT --entries no-such.json',
    exitCode: 6,
    json: '--format json',
  },
  completion: { ...LOCAL, call: 'completion bash', json: null },
  help: { ...LOCAL, call: 'help exit-codes', json: null },
  'auth login': { call: 'auth login --with-token', stdin: 'pbt_0123456789', silent: true },
  'auth logout': { call: 'auth logout', silent: true, failing: { '401': 0 } },
  'auth status': { call: 'auth status' },
  'auth whoami': { call: 'auth whoami' },
  'auth token': { ...LOCAL, call: 'auth token' },
  // Any refusal by the server means that the session is over.
  'auth refresh': { call: 'auth refresh', failing: { '403': 4, '404': 4, '422': 4 } },
  'client list': { call: 'client list' },
  'client show': { call: `client show ${CLIENT}` },
  'client use': { call: `client use ${CLIENT}`, silent: true },
  'client create': { call: 'client create Juniper' },
  'client update': { call: `client update ${CLIENT} --number none` },
  // The value of --confirm contains a space, and the client of the examples is not empty.
  'client delete': { call: `client delete ${CLIENT} --dry-run`, exitCode: 7 },
  'store list': { call: 'store list' },
  'store show': { call: `store show ${STORE}` },
  'store channel list': { call: 'store channel list' },
  'store channel connect': { call: `store channel connect ${STORE} --channel doordash` },
  'store channel disconnect': { call: `store channel disconnect ${STORE} --yes` },
  'store mapping pending': { call: 'store mapping pending' },
  'store mapping list': { call: 'store mapping list' },
  'store mapping confirm': { call: 'store mapping confirm PENDING --platform-store ID --yes' },
  'store mapping export': { call: 'store mapping export', json: null },
  'store mapping import': { call: 'store mapping import MAPPING --yes' },
  'entry list': { call: 'entry list' },
  // One of the example's two arguments is left out.
  'entry approve': { call: 'entry approve ENTRY', exitCode: 3 },
  'exception list': { call: 'exception list' },
  'exception resolve': { call: 'exception resolve EXCEPTION --note Refunded' },
  'sync trigger': { call: 'sync trigger --yes' },
  'sync upload': { call: 'sync upload REPORT' },
  'sync status': { call: 'sync status' },
  'sync owed': { call: 'sync owed' },
  'sync history': { call: 'sync history' },
  'sync show': { call: `sync show ${RUN}` },
  'sync watch': { call: `sync watch ${FINISHED_RUN}` },
  'sync retry': { call: `sync retry ${RUN}` },
  'sync report': { call: `sync report ${RUN}` },
  'sync workpapers': { call: `sync workpapers ${RUN}`, silent: true },
  'sync export': { call: 'sync export', json: null },
  'admin create': { ...LOCAL, call: 'admin create --email ana@example.com', exitCode: 6 },
  'admin list': { call: 'admin list' },
  'admin grant': { call: 'admin grant ana@example.com' },
  'admin revoke': { call: 'admin revoke ana@example.com --yes' },
  'invitation list': { call: 'invitation list' },
  'invitation create': { call: 'invitation create' },
  'invitation uses': { call: `invitation uses ${CODE}` },
  'invitation extend': { call: `invitation extend ${CODE} --expires never` },
  'invitation disable': { call: `invitation disable ${CODE} --yes` },
  'notify stats': { call: 'notify stats' },
  'notify list': { call: 'notify list' },
  'notify create': {
    call: `notify create --target-user ${PERSON} --title Sunday --body-file - --yes`,
    stdin: 'Maintenance from 06:00.',
  },
  // The value of --confirm contains a space.
  'notify broadcast': {
    call: 'notify broadcast --all-tenants --title Sunday --body-file - --dry-run',
    stdin: 'Maintenance from 06:00.',
  },
  'notify preview': {
    call: 'notify preview --title Sunday --body-file -',
    stdin: 'Maintenance from 06:00.',
  },
  'notify test': {
    call: 'notify test --title Sunday --body-file -',
    stdin: 'Maintenance from 06:00.',
  },
  'notify scheduled': { call: 'notify scheduled' },
  'notify cancel': { call: 'notify cancel BROADCAST --yes' },
  'notify user': { call: `notify user ${PERSON}` },
  'notify delete': { call: `notify delete ${NOTIFICATION} --yes` },
  'notify restore': { call: `notify restore ${NOTIFICATION}` },
  'notify health': { call: 'notify health' },
  'notify sync stats': { call: 'notify sync stats' },
  'notify sync recent': { call: 'notify sync recent' },
  'notify sync resend': { call: `notify sync resend ${NOTIFICATION} --yes` },
  'dataflow permissions': { call: 'dataflow permissions' },
  'dataflow health': { call: 'dataflow health' },
  'dataflow stats': { call: 'dataflow stats --by failure' },
  'dataflow trace': { call: 'dataflow trace REQUEST' },
  'dataflow operations': { call: 'dataflow operations' },
  'dataflow errors': { call: 'dataflow errors' },
  'dataflow export': { call: 'dataflow export', json: '--format json' },
  'dataflow cleanup': { call: 'dataflow cleanup --confirm 30d@default' },
  'portal stats': { call: 'portal stats' },
  'demo list': { call: 'demo list' },
  'demo update': { call: 'demo update DEMO --status held' },
  'ticket list': { call: 'ticket list' },
  'ticket show': { call: 'ticket show TICKET' },
  'ticket update': { call: 'ticket update TICKET --priority high' },
  'ticket reply': { call: 'ticket reply TICKET --body-file -', stdin: 'It is in row 41.' },
  'verification list': { call: 'verification list' },
  'verification create': { call: 'verification create ana@example.com' },
  'verification resend': { call: `verification resend ${CODE}` },
  'verification delete': { call: `verification delete ${CODE}` },
  'ledger list': { call: 'ledger list' },
  'ledger verify': { call: 'ledger verify TENANT --since 30d' },
  'plan list': { call: 'plan list' },
  'plan show': { call: 'plan show firm' },
  'plan subscribers': { call: 'plan subscribers firm' },
  'plan update': { call: 'plan update firm --price 59.00 --yes' },
  'format aliases': { call: 'format aliases' },
  'format headers': { call: 'format headers' },
  'format versions': { call: 'format versions' },
  'format restore': { call: 'format restore 1 --reason mistaken --yes' },
  'setting list': { call: 'setting list' },
  'setting changes': { call: 'setting changes' },
  'jobs list': { call: 'jobs list' },
  'jobs show': { call: `jobs show ${RUN}` },
  'jobs watch': { call: `jobs watch ${FINISHED_RUN}` },
  'jobs cancel': { call: `jobs cancel ${RUN} --yes` },
  'backup create': { ...LOCAL, call: 'backup create', exitCode: 6 },
  'backup verify': { ...LOCAL, call: 'backup verify backup.tar', exitCode: 6 },
  'backup list': { ...LOCAL, call: 'backup list', exitCode: 6 },
  restore: { ...LOCAL, call: 'restore backup.tar --confirm platebook', exitCode: 6 },
  'keys list': { ...LOCAL, call: 'keys list', exitCode: 6 },
  'keys rotate': { ...LOCAL, call: 'keys rotate --yes', exitCode: 6 },
  'config get': { ...LOCAL, call: 'config get profile' },
  'config set': { ...LOCAL, call: 'config set output csv', silent: true },
  'config unset': { ...LOCAL, call: 'config unset output', silent: true },
  'config list': { ...LOCAL, call: 'config list' },
  'config explain': { ...LOCAL, call: 'config explain client' },
  'config edit': { ...LOCAL, call: 'config edit', exitCode: 2, onTerminal: 0 },
  'config path': { ...LOCAL, call: 'config path' },
  api: { call: `api GET /api/v2/clients/clients/${CLIENT}`, json: '--jq .' },
  doctor: { call: 'doctor', failing: { any: 10 } },
  open: { ...LOCAL, call: 'open sync', json: null },
  version: {
    call: 'version --check',
    takesRetry: false,
    failing: { '404': 6, any: 8 },
  },
};
