import { escapeHtml, page } from '../core/page.ts';
import { EDGE_CASE_NAMES, edgeCase } from '../core/edge-cases.ts';
import { FAULT_KINDS } from '../core/faults.ts';
import { act, code, form, input, select, table } from './html.ts';
import type { ConsoleParts } from './console-parts.ts';

const HOUR_MS = 3_600_000;
const STEPS = [
  ['An hour on', HOUR_MS],
  ['A day on', 24 * HOUR_MS],
  ['A week on', 7 * 24 * HOUR_MS],
  ['100 days on', 100 * 24 * HOUR_MS],
  ['A day back', -24 * HOUR_MS],
] as const;
const PROVIDERS = [
  ['', 'Any'],
  ['quickbooks', 'QuickBooks'],
  ['ubereats', 'Uber Eats'],
  ['doordash', 'DoorDash'],
] as const;
const OPERATIONS = [
  ['', 'Any'],
  ...['token', 'write', 'query', 'read', 'batch', 'upload', 'report', 'reportlink', 'download'].map(
    (name) => [name, name] as const,
  ),
] as const;

const words = (name: string) => name.replaceAll('_', ' ');

function clockPart({ clock }: ConsoleParts): string {
  const now = new Date(clock.now()).toUTCString().replace('GMT', 'UTC');
  const buttons = STEPS.map(([label, ms]) =>
    act('/_sandbox/clock', { 'moveMs:json': String(ms) }, label),
  );
  return `<section><h2>Clock</h2><p class="now">${escapeHtml(now)}</p><div class="row">${buttons.join('')}</div></section>`;
}

function companiesPart({ quickbooks }: ConsoleParts): string {
  const rows = quickbooks.companies
    .all()
    .map(({ realmId, name, currency, settings }) => [
      `<a href="/_sandbox/companies/${realmId}">${escapeHtml(name)}</a>`,
      code(realmId),
      currency,
      settings.bookCloseDate ?? 'open',
      String(quickbooks.companies.books(realmId)?.all('JournalEntry').length ?? 0),
    ]);
  return `<section><h2>QuickBooks companies</h2>${table(['Company', 'Realm', 'Currency', 'Closed until', 'Entries'], rows, ['Entries'])}</section>`;
}

function faultsPart({ faults }: ConsoleParts): string {
  const waiting = faults
    .waiting()
    .map(({ kind, match, times, delayMs }) => [
      words(kind),
      match.provider ?? 'any',
      match.operation ?? 'any',
      String(times),
      `${delayMs} ms`,
    ]);
  const faultList = Object.entries(faults.given())
    .map(([kind, count]) => `${words(kind)} ${count}`)
    .join(', ');
  return `<section><h2>Faults</h2><p>The next calls that match are given the fault; what waits is used up one by one.</p>
${form(
  '/_sandbox/faults',
  [
    select(
      'kind',
      'Fault',
      FAULT_KINDS.map((kind) => [kind, words(kind)]),
    ),
    select('match.provider', 'Provider', PROVIDERS, 'quickbooks'),
    select('match.operation', 'Call', OPERATIONS, 'write'),
    input('times:json', 'Times', { type: 'number', value: '1', width: '4.5rem' }),
    input('delayMs:json', 'Delay, ms', { type: 'number', value: '200', width: '6rem' }),
  ],
  'Plan it',
)}
${waiting.length === 0 ? '<p>None waits.</p>' : table(['Waiting', 'Provider', 'Call', 'Times', 'Delay'], waiting, ['Times', 'Delay'])}
<p>Given so far: ${faultList === '' ? 'none' : faultList}.</p>${act('/_sandbox/faults/clear', {}, 'Forget all faults')}</section>`;
}

function merchantsPart({ merchants }: ConsoleParts): string {
  const rows = Object.values(merchants.on)
    .flat()
    .map(({ name, trade }) => [
      escapeHtml(name),
      trade.platform === 'ubereats' ? 'Uber Eats' : 'DoorDash',
      trade.firstDay,
      trade.payoutEvery === 'day' ? 'daily' : 'weekly',
      String(trade.stores ?? 2),
    ]);
  const cases = EDGE_CASE_NAMES.map((name) => {
    const { about, platforms } = edgeCase(name);
    const only =
      platforms.length === 2 ? '' : platforms[0] === 'ubereats' ? ', Uber Eats' : ', DoorDash';
    return `<label><input type="checkbox" name="cases:list" value="${name}"><span>${words(name)}<small>${escapeHtml(about)}${only}</small></span></label>`;
  });
  return `<section><h2>Merchants</h2><p>Each trades from its first day until yesterday.</p>${table(['Merchant', 'Platform', 'Since', 'Paid', 'Stores'], rows, ['Stores'])}
<details><summary>Found another</summary><form method="post" action="/_sandbox/merchants"><div class="row">
${select('platform', 'Platform', PROVIDERS.slice(2), 'ubereats')}
${input('id', 'Id', { value: 'corner-diner', width: '9rem' })}
${input('name', 'Name', { value: 'Corner Diner', width: '12rem' })}
${input('stores:json', 'Stores', { type: 'number', value: '3', width: '4.5rem' })}
${input('firstDay', 'First day', { type: 'date', value: '2026-08-31', width: '10rem' })}
</div><fieldset class="cases"><legend>What happens to it</legend>${cases.join('')}</fieldset><button>Found it</button></form></details></section>`;
}

function credentialsPart({ quickbooks, uberEats, doorDash }: ConsoleParts): string {
  const { developerId, keyId, signingSecret } = doorDash.credentials;
  return `<section><h2>Credentials</h2>${table(
    ['Provider', 'Id', 'Secret'],
    [
      ['QuickBooks', code(quickbooks.client.clientId), code(quickbooks.client.clientSecret)],
      ['Uber Eats', code(uberEats.client.clientId), code(uberEats.client.clientSecret)],
      ['DoorDash', `${code(developerId)}<br>key ${code(keyId)}`, code(signingSecret)],
    ],
  )}</section>`;
}

const CALLS = [
  ['/_sandbox/faults', '{"kind":"drop_after","match":{"operation":"write"},"times":1}'],
  ['/_sandbox/faults/random', '{"seed":1,"perMille":200,"kinds":["slow","truncated"]}'],
  ['/_sandbox/clock', '{"moveMs":86400000}'],
  ['/_sandbox/companies', '{"realmId":"9341452000000009","name":"Quince Kitchen"}'],
  ['/_sandbox/companies', '{"realmId":"9341452000010000","name":"Kitchen","count":50}'],
  ['/_sandbox/companies/{realm}', '{"bookCloseDate":"2026-10-31","requestIdMemory":0}'],
  ['/_sandbox/companies/{realm}/withdraw', '{}'],
  ['/_sandbox/merchants', '{"platform":"ubereats","id":"diner","name":"Diner","cases":["twins"]}'],
  ['/_sandbox/quickbooks/rotation', '{"every":"each","previousWorksMs":0}'],
  ['/_sandbox/quickbooks/limits', 'null'],
  ['/_sandbox/webhooks', '{"ubereats":"http://localhost:4000/api/v2/webhooks/ubereats"}'],
  ['/_sandbox/webhooks/faults', '{"provider":"quickbooks","fault":"duplicate"}'],
  [
    '/_sandbox/reports',
    '{"ubereats":{"sections":2,"newNamesFrom":"2026-09-07"},"doordash":{"outcome":"FAILED"}}',
  ],
  ['/_sandbox/calls', '{"record":true}'],
] as const;

function apiPart(): string {
  const rows = CALLS.map(([path, body]) => [code(path), code(body)]);
  return `<section><details><summary>The same by HTTP</summary>${table(['POST with JSON', 'Body'], rows)}</details></section>`;
}

/** The state of this world and its controls. `refused` is why the last form was rejected. */
export function consolePage(parts: ConsoleParts, refused: string | null): string {
  const problem = refused === null ? '' : `<p role="alert">${escapeHtml(refused)}</p>`;
  const content = [
    `<h1>The simulated outside world</h1><p>Uber Eats, DoorDash and QuickBooks Online on their real paths.</p>${problem}`,
    clockPart(parts),
    companiesPart(parts),
    faultsPart(parts),
    merchantsPart(parts),
    credentialsPart(parts),
    apiPart(),
  ];
  return page('The simulated outside world', content.join('\n'), 'wide');
}
