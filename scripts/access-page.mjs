// docs/access.md: who may do what, from openapi.yaml (x-access) and the server's table of levels.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { importTypeScript } from './import-typescript.mjs';
import { root } from './install.mjs';

const METHODS = ['get', 'post', 'put', 'delete'];

/** Callers without a level. */
const CALLERS = {
  anonymous: 'anybody',
  authenticated: 'anybody signed in',
  service: 'a service token',
};

export async function accessPage() {
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 });
  const { LEVELS } = await importTypeScript('apps/server/src/http/levels.ts');
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ path, method, ...item[method] })),
  );
  const byTag = contract.tags
    .map(({ name }) => ({ name, rows: operations.filter(({ tags }) => tags[0] === name) }))
    .filter(({ rows }) => rows.length > 0);
  return [
    INTRODUCTION,
    '## Levels\n',
    table(
      ['level', 'label', 'also called', 'capabilities'],
      Object.entries(LEVELS).map(([level, { label, tenantName, capabilities }]) => [
        code(level),
        label,
        tenantName === null ? '' : code(tenantName),
        capabilities.map(code).join(', '),
      ]),
    ),
    RULES,
    '## Operations\n',
    'Who: the lowest level that may. Tenant: where the request names it. Token: whether an API token may, and what it must allow.\n',
    ...byTag.flatMap(({ name, rows }) => [
      `### ${name}\n`,
      table(
        ['operation', 'call', 'who', 'tenant', 'token'],
        rows.map((operation) => rowOf(operation, LEVELS)),
      ),
    ]),
  ].join('\n');
}

function rowOf({ operationId, method, path, 'x-access': access }, levels) {
  const { minLevel, capability, tenantFrom, token } = access;
  const who = CALLERS[minLevel] ?? levels[minLevel].label;
  return [
    code(operationId),
    code(`${method.toUpperCase()} ${path}`),
    capability === undefined ? who : `${who}, with ${code(capability)}`,
    tenantFrom === 'none' ? '' : tenantFrom.replace('.', ' '),
    CALLERS[minLevel] === CALLERS.anonymous || minLevel === 'service' ? '' : token,
  ];
}

const code = (text) => `\`${text}\``;

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

const INTRODUCTION = `<!-- Generated from openapi.yaml and apps/server/src/http/levels.ts by \`npm run generate\`; do not edit. -->

# Who may do what

A person has a level in each tenant they are a member of, and none anywhere else. What a level may do is written once, as \`x-access\` of each operation in \`openapi.yaml\`; the server checks requests by it, \`GET /api/v2/auth/me/admin\` answers by it, and this page is made from it.
`;

const RULES = `The two system levels are held on the installation. They say nothing about a tenant: whoever runs the installation reads a tenant's books only as a member of it, or while its owner lets support look.

## Rules

- Membership and level are read from the database on every request and never kept: who is removed, or given another role, is so on their next request.
- The tenant in a path, a query or a body is only asked for. One the caller is not in, and one that does not exist, are both answered 403 \`client_access_denied\`, so that nobody can find out which tenants there are.
- A level that is too low, in a tenant of one's own, is answered 403 \`permission_error\`.
- An object of another tenant, and one that does not exist, are answered by the same 404.
- Level \`no_access\` keeps the membership and takes everything away that asks for a level.
- The role in \`GET /api/v2/auth/me/with-tenant\` and in \`profiles\` is the one in the first tenant, a start value for pages. No check reads it.
- The last owner of a tenant cannot leave it, be removed or lose the role; ownership is transferred.
- An API token (\`pbt_…\`) acts for the person who made it, in the tenants it was limited to, and only while that person may. It reads, or reads and writes; what the table calls \`never\` takes a session. Otherwise it is refused with 403 \`token_access_insufficient\`.
- Whoever has a second factor shows it first: until then their session is answered 403 \`second_step_required\` by everything but what leads there (\`GET /api/v2/auth/me\`, preferences, reports of errors, sign-out, and \`/auth/v1\`).
- A tenant whose owner requires two-step sign-in answers a session at \`aal1\` 403 \`second_step_setup_required\`, an API token that was not made in a session at \`aal2\` 403 \`token_second_step_missing\`. The list of clients still names it, without its counts.
- Members see which platform store stands for which store; managers match, remap, unlink and set aside. That another client of the firm posts for a platform store is told to the members here; its name only to those who are members there too.
- Whoever runs the installation looks at a tenant whose owner allows it for some hours (\`createViewAccess\`), in a session of theirs that names the tenant in \`X-View-As\`: as a User of it, and by GET alone. Anything else is answered 403 \`view_only\`, and 403 \`view_access_ended\` once the time is over or either side ended it. Each reading is in the tenant's audit log before it is done.
- Row-level security holds the tenant a second time: a request's transaction runs as a role that sees the rows of one tenant.
`;
