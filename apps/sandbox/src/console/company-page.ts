import { escapeHtml, page } from '../core/page.ts';
import { asText } from '../core/text.ts';
import type { Books } from '../quickbooks/books.ts';
import { CLEARED_STATES } from '../quickbooks/clearing.ts';
import { centsOf } from '../quickbooks/cents.ts';
import { asList, asObject, type QboObject, type Saved } from '../quickbooks/qbo-object.ts';
import { act, code, form, input, money, select, table } from './html.ts';

/** A page shows this many entries, the newest first. */
const MOST_ENTRIES = 50;

function lineCells(line: QboObject): readonly string[] {
  const detail = asObject(line.JournalEntryLineDetail);
  const amount = money(centsOf(line.Amount));
  const isDebit = detail.PostingType === 'Debit';
  return [
    escapeHtml(asText(asObject(detail.AccountRef).name)),
    escapeHtml(asText(line.Description)),
    isDebit ? amount : '',
    isDebit ? '' : amount,
  ];
}

function entryPart(entry: Saved, books: Books): string {
  const lines = asList(entry.Line).map(lineCells);
  return `<article><h3>${escapeHtml(asText(entry.DocNumber) || 'No number')} <span>${escapeHtml(asText(entry.TxnDate))} · id ${entry.Id}, version ${entry.SyncToken}</span></h3>
${table(['Account', 'Description', 'Debit', 'Credit'], lines, ['Debit', 'Credit'])}<p class="note">${escapeHtml(asText(entry.PrivateNote))}</p>${clearingPart(entry, books)}</article>`;
}

/** The bank status of an entry, as a reconciliation would set it. */
function clearingPart({ Id }: Saved, { clearing, company }: Books): string {
  return form(
    `/_sandbox/companies/${company().realmId}/entries/${Id}`,
    [
      select(
        'cleared',
        'At the bank',
        CLEARED_STATES.map((state) => [state, state]),
        clearing.stateOf(Id),
      ),
    ],
    'Keep',
  );
}

const YES_NO = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

function settingsPart(books: Books): string {
  const { realmId, settings } = books.company();
  const address = `/_sandbox/companies/${realmId}`;
  return `<section><h2>How it behaves</h2>
${form(
  address,
  [
    input('bookCloseDate', 'Books closed until', {
      type: 'date',
      value: settings.bookCloseDate ?? '',
      width: '10rem',
    }),
    select(
      'subscription',
      'Subscription',
      ['SUBSCRIBED', 'TRIAL', 'SUSPENDED', 'EXPIRED', 'CANCELLED'].map((name) => [
        name,
        name.toLowerCase(),
      ]),
      settings.subscription,
    ),
    select(
      'classTracking',
      'Classes',
      [
        ['off', 'Off'],
        ['per_transaction', 'One per entry'],
        ['per_line', 'One per line'],
      ],
      settings.classTracking,
    ),
    select('trackDepartments:json', 'Locations', YES_NO, String(settings.trackDepartments)),
    select('multiCurrency:json', 'Multicurrency', YES_NO, String(settings.multiCurrency)),
    select(
      'warnDuplicateJournalNumber:json',
      'Refuses a number used twice',
      YES_NO,
      String(settings.warnDuplicateJournalNumber),
    ),
    select(
      'requestIdMemory:json',
      'Answers remembered',
      [
        ['"forever"', 'All'],
        ['0', 'None'],
        ['3', 'The last 3'],
      ],
      JSON.stringify(settings.requestIdMemory),
    ),
    input('queryLagMs:json', 'Queries lag, ms', {
      type: 'number',
      value: String(settings.queryLagMs),
      width: '6rem',
    }),
  ],
  'Keep',
)}${settings.bookCloseDate === null ? '' : act(address, { 'bookCloseDate:json': 'null' }, 'Open the books again')}${act(`${address}/withdraw`, {}, 'Disconnect every app')}</section>`;
}

function accountsPart(books: Books): string {
  const { realmId } = books.company();
  const rows = books
    .all('Account')
    .map(({ Id, Name, AcctNum, AccountType, Active }) => [
      escapeHtml(asText(AcctNum)),
      escapeHtml(asText(Name)),
      escapeHtml(asText(AccountType)),
      act(
        `/_sandbox/companies/${realmId}/accounts/${Id}`,
        { 'active:json': String(Active === false) },
        Active === false ? 'Make active' : 'Make inactive',
      ),
    ]);
  return `<section><details><summary>Accounts (${rows.length})</summary>${table(['Number', 'Account', 'Type', 'Change'], rows)}</details></section>`;
}

/** One company's books, as QuickBooks shows them. */
export function companyPage(books: Books, refused: string | null): string {
  const { name, realmId, currency } = books.company();
  const entries = books.all('JournalEntry').toReversed();
  const shown = entries.slice(0, MOST_ENTRIES);
  const problem = refused === null ? '' : `<p role="alert">${escapeHtml(refused)}</p>`;
  const more =
    entries.length > shown.length ? `<p>The newest ${shown.length} of ${entries.length}.</p>` : '';
  return page(
    name,
    `<p><a href="/_sandbox">The simulated outside world</a></p><h1>${escapeHtml(name)}</h1><p>Realm ${code(realmId)}, books in ${currency}.</p>${problem}
<section><h2>Journal entries</h2>${more}${shown.length === 0 ? '<p>Nothing was posted yet.</p>' : shown.map((entry) => entryPart(entry, books)).join('')}</section>
${settingsPart(books)}${accountsPart(books)}`,
    'wide',
  );
}
