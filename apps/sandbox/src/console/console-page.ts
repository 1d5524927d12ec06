import { escapeHtml, page } from '../core/page.ts';
import { FAULT_KINDS } from '../core/faults.ts';
import type { ConsoleParts } from './console-parts.ts';

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<div class="scroll" role="region" aria-label="${heads.join(', ')}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table></div>`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** What stands in this world, and the calls that move it. */
export function consolePage({
  clock,
  faults,
  quickbooks,
  uberEats,
  doorDash,
}: ConsoleParts): string {
  const companies = quickbooks.companies
    .all()
    .map(({ realmId, name, settings }) => [
      escapeHtml(name),
      code(realmId),
      String(quickbooks.companies.books(realmId)?.all('JournalEntry').length ?? 0),
      settings.bookCloseDate ?? 'open',
    ]);
  const given = Object.entries(faults.given()).map(([kind, count]) => [kind, String(count)]);
  return page(
    'The simulated outside world',
    `<h1>The simulated outside world</h1>
<p>Uber Eats, DoorDash and QuickBooks Online on their real paths. It is ${escapeHtml(new Date(clock.now()).toUTCString())} here.</p>
<h2>QuickBooks companies</h2>${table(['Company', 'Realm', 'Journal entries', 'Books closed until'], companies)}
<h2>Credentials of the app</h2>${table(
      ['Provider', 'Id', 'Secret'],
      [
        ['QuickBooks', code(quickbooks.client.clientId), code(quickbooks.client.clientSecret)],
        ['Uber Eats', code(uberEats.client.clientId), code(uberEats.client.clientSecret)],
        [
          'DoorDash',
          code(`${doorDash.credentials.developerId} / ${doorDash.credentials.keyId}`),
          code(doorDash.credentials.signingSecret),
        ],
      ],
    )}
<h2>Faults given so far</h2>${given.length === 0 ? '<p>None.</p>' : table(['Kind', 'Times'], given)}
<h2>What can be changed</h2>${table(
      ['POST with JSON', 'Body'],
      [
        [
          code('/_sandbox/faults'),
          `${code('{"kind":"drop_after","match":{"provider":"quickbooks","operation":"write"},"times":1}')}<small>Kinds: ${FAULT_KINDS.join(', ')}</small>`,
        ],
        [
          code('/_sandbox/faults/random'),
          code('{"seed":1,"perMille":200,"kinds":["slow","truncated"]}'),
        ],
        [code('/_sandbox/clock'), code('{"moveMs":86400000}')],
        [code('/_sandbox/companies/{realm}'), code('{"bookCloseDate":"2026-10-31"}')],
        [code('/_sandbox/quickbooks/rotation'), code('{"every":"each","previousWorksMs":0}')],
        [code('/_sandbox/webhooks'), code('{"ubereats":"http://localhost:8080/…"}')],
        [
          code('/_sandbox/reports'),
          code('{"ubereats":{"sections":2},"doordash":{"outcome":"FAILED"}}'),
        ],
      ],
    )}`,
  );
}
