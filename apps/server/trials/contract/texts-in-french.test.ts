import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frenchReason, frenchWaterfall } from '@platebook/api-client/french';
import { describe, expect, test } from 'vitest';
import { codesOf, refusalCodes, textsOfAnswers } from './contract-texts.ts';

/** Names rather than sentences, by their property name. */
const NAMES =
  /(?:^|[._])(?:account|accounts|address|brand|browser|by|campaign|cell|city|class|code|codes|columns?|components?|country|currency|cursor|department|email|file|hash|header|href|ids?|key|kid|language|last4|line1?|location|memo|method|migration|month|names?|number|operation|path|permissions?|phone|platform|prefix|provider|providers|realm|refs?|region|route|secret|sha256|slug|stage|state|step|store|tags?|tid|token|types?|uri|url|version|x|y|zone)$/;

const TRANSLATED_BY_CODE = 'said by its code';
type Why =
  | typeof TRANSLATED_BY_CODE
  | 'a person wrote it'
  | 'a platform, a bank or QuickBooks wrote it'
  | 'it is in the books as it was posted'
  | 'it is a code or an address'
  | 'it is an article, which has its own language'
  | 'the web names it by a code beside it'
  | 'no page shows it';

/** Every response text that may be a sentence, and how it becomes French. */
const TEXTS: Readonly<Record<string, Why>> = {
  'FieldError.message': TRANSLATED_BY_CODE,
  'CsvLineError.message': TRANSLATED_BY_CODE,
  'MappingProblem.message': TRANSLATED_BY_CODE,
  'MessageValues.*': TRANSLATED_BY_CODE,
  'MessageValues.*[]': TRANSLATED_BY_CODE,
  'NotificationWording.values.*': TRANSLATED_BY_CODE,
  'Notification.title': TRANSLATED_BY_CODE,
  'Notification.message': TRANSLATED_BY_CODE,
  'Notification.action.label': TRANSLATED_BY_CODE,
  'NotificationOfClient.title': TRANSLATED_BY_CODE,
  'NotificationOfClient.message': TRANSLATED_BY_CODE,
  'NotificationOfClient.action.label': TRANSLATED_BY_CODE,
  'PlanWarning.message': TRANSLATED_BY_CODE,
  'ReportNote.message': TRANSLATED_BY_CODE,
  'QuarantinedRow.message': TRANSLATED_BY_CODE,
  'Blocked.message': TRANSLATED_BY_CODE,
  'SalesPreview.blocked[].message': TRANSLATED_BY_CODE,
  'Payout.sentence': TRANSLATED_BY_CODE,
  'PayoutFinding.message': TRANSLATED_BY_CODE,
  'DepositDifference.message': TRANSLATED_BY_CODE,
  'StatusReason.message': TRANSLATED_BY_CODE,
  'StatusReason.action': TRANSLATED_BY_CODE,
  'PostingAttempt.message': TRANSLATED_BY_CODE,
  'ConnectionFailure.message': TRANSLATED_BY_CODE,
  'ConnectionEvent.message': TRANSLATED_BY_CODE,
  'PlatformStoreRefreshFailure.message': TRANSLATED_BY_CODE,
  'PlatformReport.failure': TRANSLATED_BY_CODE,
  'GeneratedReport.failure': TRANSLATED_BY_CODE,
  'AccountSuggestion.reason': TRANSLATED_BY_CODE,
  'MappingProposal.reason': TRANSLATED_BY_CODE,
  'BatchMessage.message': TRANSLATED_BY_CODE,
  'BatchItem.result': TRANSLATED_BY_CODE,
  'BatchPreviewItem.summary': TRANSLATED_BY_CODE,
  'BatchReason.message': TRANSLATED_BY_CODE,
  'DriftAnswer.data.items[].differences[]': TRANSLATED_BY_CODE,

  'WaterfallStep.label': 'the web names it by a code beside it',
  'AccountMappingRow.label': 'the web names it by a code beside it',
  'AccountMappingChange.label': 'the web names it by a code beside it',
  'MappingProposal.label': 'the web names it by a code beside it',
  'UnmatchedAccount.label': 'the web names it by a code beside it',
  'AccountToCreate.label': 'the web names it by a code beside it',
  'MappedLine.label': 'the web names it by a code beside it',
  'AccountMappingPreviewAnswer.data.missing[].label': 'the web names it by a code beside it',
  'ImportedAccountMapping.changes[].label': 'the web names it by a code beside it',
  'BatchItem.link.label': 'the web names it by a code beside it',
  'Membership.level_label': 'the web names it by a code beside it',
  'Member.level_label': 'the web names it by a code beside it',
  'Invitation.level_label': 'the web names it by a code beside it',
  'InvitationForMe.level_label': 'the web names it by a code beside it',
  'AdminUser.level_label': 'the web names it by a code beside it',
  'DataflowPermissions.level_label': 'the web names it by a code beside it',
  'MappingTemplate.description': 'the web names it by a code beside it',
  'VariantDecision.question': 'the web names it by a code beside it',
  'VariantDecision.decision': 'the web names it by a code beside it',
  'LeftOut.reason': 'the web names it by a code beside it',
  'ColumnFinding.message': 'the web names it by a code beside it',
  'Identity.break_kind': 'the web names it by a code beside it',
  'PostingAttempt.outcome': 'the web names it by a code beside it',
  'AuditRecord.action': 'the web names it by a code beside it',
  'BooksCompany.fiscal_year_start': 'the web names it by a code beside it',

  'StoreMapping.reason': 'a person wrote it',
  'PlatformStore.ignored_reason': 'a person wrote it',
  'DepositException.reason': 'a person wrote it',
  'ExceptionResolution.note': 'a person wrote it',
  'BooksEntry.posted_elsewhere.reference': 'a person wrote it',
  'BooksEntryDetail.posted_elsewhere.reference': 'a person wrote it',
  'InvitationForMe.message': 'a person wrote it',
  'Invitation.message': 'a person wrote it',
  'AccessRequest.message': 'a person wrote it',
  'SupportTicket.subject': 'a person wrote it',
  'SupportTicketDetail.subject': 'a person wrote it',
  'SupportMessage.message': 'a person wrote it',
  'User.company': 'a person wrote it',
  'Plan.description': 'a person wrote it',

  'UnclassifiedAmount.description': 'a platform, a bank or QuickBooks wrote it',
  'PlanInvoice.description': 'a platform, a bank or QuickBooks wrote it',
  'EntryAttachment.failure': 'no page shows it',
  'RunEntry.reason': 'no page shows it',
  'BooksEntryDetail.identities[].message': 'no page shows it',
  'ColumnDecisionEffect.files[].message': 'no page shows it',
  'GoTrueWeakPassword.message': 'no page shows it',
  'StoreMatchReason.words': 'no page shows it',

  'JournalLine.description': 'it is in the books as it was posted',
  'BooksEntryLine.description': 'it is in the books as it was posted',
  'SalesPreviewLine.description': 'it is in the books as it was posted',
  'MappedLine.description': 'it is in the books as it was posted',

  'AccountMappingRow.follows': 'it is a code or an address',
  'Blocked.reason': 'it is a code or an address',
  'SalesPreview.blocked[].reason': 'it is a code or an address',
  'Connection.scopes[]': 'it is a code or an address',
  'Notification.subject.*': 'it is a code or an address',
  'NotificationOfClient.subject.*': 'it is a code or an address',
  'Preferences.pinned_pages[]': 'it is a code or an address',
  'ProofReading.business_day_cutoff': 'it is a code or an address',
  'ProofReading.tax_rates[].percent': 'it is a code or an address',
  'UserSession.user_agent': 'it is a code or an address',
  'BatchPreviewAnswer.data.confirmation': 'it is a code or an address',
  'BooksObject.classification': 'it is a code or an address',
  'QboMappingConfig.accounts.*': 'it is a code or an address',
  'ExportedLine.kind': 'it is a code or an address',
  'ExportedLine.status': 'it is a code or an address',

  'AppliedColumn.of[]': 'a platform, a bank or QuickBooks wrote it',
  'ColumnDecision.of[]': 'a platform, a bank or QuickBooks wrote it',
  'ColumnFinding.of[]': 'a platform, a bank or QuickBooks wrote it',
  'ColumnFinding.together[]': 'a platform, a bank or QuickBooks wrote it',
  'Cell.value': 'a platform, a bank or QuickBooks wrote it',
  'Payout.channel': 'a platform, a bank or QuickBooks wrote it',
  'PayoutSummary.channel': 'a platform, a bank or QuickBooks wrote it',
  'BooksCompany.edition': 'a platform, a bank or QuickBooks wrote it',

  'ExportedLine.description': 'it is in the books as it was posted',
  'RepostedEntry.moves[].from': 'it is in the books as it was posted',
  'RepostedEntry.moves[].to': 'it is in the books as it was posted',

  'ImportedStoreMappings.changes[].before': 'a person wrote it',
  'ImportedStoreMappings.changes[].after': 'a person wrote it',
  'ImportedAccountMapping.changes[].before': 'a person wrote it',
  'ImportedAccountMapping.changes[].after': 'a person wrote it',
  'MappedLine.was': 'a person wrote it',
  'MappingProposal.replaces': 'a person wrote it',
  'AuditRecord.details.*': 'a person wrote it',

  'ImportedAccountMapping.changes[].place': 'the web names it by a code beside it',

  'BlogPost.title': 'it is an article, which has its own language',
  'BlogPost.summary': 'it is an article, which has its own language',
  'BlogPost.author': 'it is an article, which has its own language',
  'BlogPost.body_markdown': 'it is an article, which has its own language',
  'BlogPost.seo_title': 'it is an article, which has its own language',
  'BlogPost.seo_description': 'it is an article, which has its own language',
  'BlogPostSummary.title': 'it is an article, which has its own language',
  'BlogPostSummary.summary': 'it is an article, which has its own language',
  'BlogPostSummary.author': 'it is an article, which has its own language',
  'BlogPostLink.title': 'it is an article, which has its own language',

  'ShownBanner.title': 'a person wrote it',
  'ShownBanner.body': 'a person wrote it',
};

const SAMPLE = {
  said: 'Duplicate Name.',
  name: 'DoorDash',
  differences: 'a; b',
  count: 2,
  sends: 4,
  id: '77',
  store: 'Fishtown',
  components: ['tips'],
  checks: ['I3'],
  difference_cents: 400,
  over_payout_cents: 500,
  net_cents: 900,
  cents: 300,
  currency: 'CAD',
  unknown_rows: 0,
  file: 'semaine.csv',
  rows: 12,
  copies: 2,
  status: 'posted',
  reference: 'JE-7',
  on: '2026-11-15',
  closed_through: '2026-10-31',
  payout: 'P-7',
  books: 'USD',
  slice: '2026-11',
  described: '"Photo"',
  report: 'Payment Details',
  other: 'bank',
  column: 'Tips',
  columns: ['Tips'],
  footed: 1,
  tested: 9,
  bad: 4,
  separator: ';',
  supported: 'Payment Details',
  places: 'a.csv 2',
  row: 4,
  row_problem: 'invalid_amount',
  of: 'trade',
  cell: 'n/a',
  cells: 3,
  width: 4,
  day: '2026-11-15',
  today: '2026-11-20',
  payout_on: '2026-11-18',
  days: 3,
  days_ahead: 31,
  most: 400,
  currencies: ['USD'],
  expected: 7_500,
  found: null,
  exports: 2,
  time_zone: 'America/Toronto',
  stores: ['123'],
  entry: 'a.csv',
  entries: 2,
  ratio: 100,
  bytes: 400,
  platform: 'DoorDash',
  reported: 'facilitated',
  orders_affected: 3,
  orders_compared: 12,
  charged_cents: 500,
  charged_share: null,
  agreed_cents: 400,
  agreed_share: null,
  provider_code: '400',
  type: 'Bank',
  other_type: 'Expense',
  other_label: 'Bank',
  label: 'Tips',
  account: '4000',
  component: 'tips',
  word: 'tips',
  number: '4000',
  payouts: 3,
  channels: 2,
  from: '2026-11-01',
  to: '2026-11-30',
  without: [],
  syncs: 2,
  schedules: 2,
  refused: 0,
  left: 0,
  left_out: 0,
  missing_accounts: 0,
};
const ENGLISH = 'In English.';

function isFrench(code: string, values: Parameters<typeof frenchReason>[0]['values']): boolean {
  return (
    frenchReason({ code, message: ENGLISH, ...(values === undefined ? {} : { values }) }) !==
    ENGLISH
  );
}

test('every response text is a name, or has a known way into French', () => {
  const texts = textsOfAnswers();
  const sentences = texts.filter((text) => !NAMES.test(text.replaceAll('[]', '')));
  expect(sentences.length).toBeGreaterThan(60);
  const known = new Set(Object.keys(TEXTS));
  expect(sentences.filter((text) => !known.has(text))).toEqual([]);
  // A removed text must be removed from the list.
  expect([...known].filter((text) => !texts.includes(text))).toEqual([]);
});

describe('every code in the contract has its French', () => {
  test.each([
    ['warnings of a plan', codesOf('PlanWarningCode'), {}],
    ['notes about a report', codesOf('ReportNoteCode'), {}],
    ['rows set aside', codesOf('RowProblemCode'), {}],
    ['findings', codesOf('PayoutFinding', 'code'), {}],
    ['connections', codesOf('ConnectionWordingCode'), {}],
    ['proposed accounts', codesOf('AccountReasonCode'), {}],
    ['batches', codesOf('BatchMessageCode'), { components: 2 }],
    ['generated reports', codesOf('GeneratedReport', 'failure_code'), {}],
    ['reports of platforms', codesOf('PlatformReport', 'failure_code'), {}],
    ['deposits', ['deposit_differs'], {}],
  ])('%s', (_what, codes, own) => {
    expect(codes.length).toBeGreaterThan(0);
    const coded = codes.filter((code) => code !== 'stored');
    expect(coded.filter((code) => !isFrench(code, { ...SAMPLE, ...own }))).toEqual([]);
  });

  test('the summary of a payout', () => {
    const sentence = frenchWaterfall({
      summary: {
        sold: null,
        net_cents: 0,
        paid_on: null,
        remark: 'accounted_for',
        remark_cents: 0,
      },
      platform: 'DoorDash',
      currency: 'CAD',
    });
    expect(sentence).toMatch(/^Aucune vente /);
  });
});

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The codes in the sources of these folders. */
function codesIn(folders: readonly string[], patterns: readonly RegExp[]): readonly string[] {
  const codes = folders.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => name.endsWith('.ts') && !/\.(?:test|fake|samples|situations)\.ts$/.test(name),
      )
      .flatMap((name) => {
        const source = readFileSync(`${ROOT}${folder}/${name}`, 'utf8');
        return patterns.flatMap((pattern) =>
          [...source.matchAll(pattern)].map(([, code = '']) => code),
        );
      }),
  );
  return [...new Set(codes)].toSorted();
}

describe('every code in the sources has its French', () => {
  test('files and payouts that yield no entry', () => {
    const codes = codesIn(
      [
        'packages/accounting/src/read',
        'packages/accounting/src/plan',
        'packages/accounting/src/formats',
      ],
      [
        /\breason: '([a-z_]+)',\s+(?:column|message|payoutRef|identifiedBy)/g,
        /block\(\s*[^,]+,\s+'([a-z_]+)',/g,
      ],
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !isFrench(code, SAMPLE))).toEqual([]);
  });

  test('runs that stop, and platforms without data', () => {
    const codes = codesIn(
      [
        'apps/server/src/ingest',
        'apps/server/src/connectors',
        'apps/server/src/mapping/stores',
        'packages/machines/src/sync-lifecycle',
      ],
      [
        /new (?:PlatformReportError|ListingError)\(\s*'([a-z_]+)'/g,
        /\bcode: '([a-z_]+)',\s+message/g,
      ],
    );
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !isFrench(code, SAMPLE))).toEqual([]);
  });

  test('clients of a batch that are skipped', () => {
    const codes = codesIn(['apps/server/src/batches'], [/\b(?:skip|blocked)\(\s*'([a-z_]+)'/g]);
    expect(codes.length).toBeGreaterThan(5);
    // The web has its own table for the contract's error codes.
    const refusals = refusalCodes();
    const own = codes.filter((code) => !refusals.includes(code));
    expect(own.filter((code) => !isFrench(code, SAMPLE))).toEqual([]);
  });
});
