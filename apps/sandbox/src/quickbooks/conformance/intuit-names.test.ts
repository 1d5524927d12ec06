import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryOf } from '../../testing/journal-entry.fake.ts';
import { connect, REALM, startSandbox, type RunningSandbox } from '../../testing/start-sandbox.ts';
import { ENTITY_NAMES, foreignNames, propertiesOf } from '../intuit-names.ts';

/** The properties of each interface of `quickbooks-node-promise`, which follows Intuit's reference. */
function publishedTypes(): ReadonlyMap<string, readonly string[]> {
  const file = createRequire(import.meta.url).resolve('quickbooks-node-promise');
  const path = file.replace(/index\.js$/, 'qbTypes.d.ts');
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return new Map(
    source.statements
      .filter(ts.isInterfaceDeclaration)
      .map(({ name, members }) => [
        name.text,
        members.flatMap((member) =>
          member.name !== undefined && ts.isIdentifier(member.name) ? [member.name.text] : [],
        ),
      ]),
  );
}

const PUBLISHED = publishedTypes();
/** Additions of Finance.xsd and recorded responses to the reference. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  JournalEntryLine: ['Received', 'LinkedTxn', 'CustomField', 'CustomExtensions'],
  DepositLine: ['LinkedTxn', 'CustomExtensions'],
  Deposit: ['DocNumber'],
  Transfer: ['CurrencyRef'],
};
const EVERYWHERE = ['domain', 'sparse', 'status', 'CustomField', 'AttachableRef', 'MetaData'];
const NAMED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  JournalEntryLine: ['JournalEntry_Line_JournalEntryLine', 'JournalEntry_Line_DescriptionOnlyLine'],
  JournalEntryLineDetail: ['JournalEntry_Line_JournalEntryLineDetail'],
  JournalEntity: ['JournalEntry_Line_JournalEntryLineDetail_Entity'],
  DepositLine: ['Deposit_Line_DepositLine'],
  DepositLineDetail: ['Deposit_Line_DepositLineDetail'],
  CashBack: ['Deposit_CashBack_CashBackInfo'],
  Attached: ['Attachable_AttachableRef'],
  AccountingInfoPrefs: ['Preferences_AccountingInfoPrefs'],
  SalesFormsPrefs: ['Preferences_SalesFormsPrefs'],
  CurrencyPrefs: ['Preferences_CurrencyPrefs'],
  TaxPrefs: ['Preferences_TaxPrefs'],
  ReportPrefs: ['Preferences_ReportPrefs'],
  TxnTaxDetail: ['TxnTaxDetail'],
  MetaData: ['ModificationMetaData'],
  Address: ['PhysicalAddress'],
};

describe('our table of Intuit’s names', () => {
  test.each([...ENTITY_NAMES, ...Object.keys(NAMED_OTHERWISE)])(
    'has no name of %s that is not published',
    (type) => {
      const published = (NAMED_OTHERWISE[type] ?? [type]).flatMap(
        (name) => PUBLISHED.get(name) ?? [],
      );
      expect(published).not.toEqual([]);
      const known = [...published, ...EVERYWHERE, ...(BESIDE[type] ?? [])];
      expect([...propertiesOf(type).keys()].filter((name) => !known.includes(name))).toEqual([]);
    },
  );

  test('has every published name of a journal entry', () => {
    for (const type of ['JournalEntry', 'JournalEntryLine', 'JournalEntryLineDetail']) {
      const published = (NAMED_OTHERWISE[type] ?? [type]).flatMap(
        (name) => PUBLISHED.get(name) ?? [],
      );
      const ours = [...propertiesOf(type).keys()];
      expect(published.filter((name) => !ours.includes(name))).toEqual([]);
    }
  });

  test('finds names and values that are not Intuit’s, at any depth', () => {
    expect(
      foreignNames('JournalEntry', {
        DocNumber: '1',
        Memo: 'x',
        Line: [
          {
            Amount: 1,
            JournalEntryLineDetail: { PostingType: 'debit', AccountRef: { value: '1', id: '1' } },
          },
        ],
      }),
    ).toEqual([
      'JournalEntry.Memo',
      'JournalEntry.Line.JournalEntryLineDetail.PostingType=debit',
      'JournalEntry.Line.JournalEntryLineDetail.AccountRef.id',
    ]);
  });
});

describe('what this simulation returns', () => {
  let sandbox: RunningSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await startSandbox();
    sandbox.quickbooks.setLimits(null);
    ({ access_token: token } = await connect(sandbox));
    const accounts = sandbox.quickbooks.companies.books(REALM)?.all('Account') ?? [];
    const [debit, credit] = accounts.map(({ Id }) => Id);
    await write('journalentry', entryOf(debit ?? '', credit ?? '', 12.5, { DocNumber: 'PB-1' }));
    await write('transfer', {
      Amount: 1,
      FromAccountRef: { value: debit },
      ToAccountRef: { value: credit },
    });
    await write('deposit', {
      DepositToAccountRef: { value: debit },
      Line: [
        {
          Amount: 3,
          DetailType: 'DepositLineDetail',
          DepositLineDetail: { AccountRef: { value: credit } },
        },
      ],
    });
    await write('attachable', { Note: 'Workpapers', FileName: 'a.csv' });
  });
  afterAll(() => sandbox.stop());

  async function write(entity: string, object: unknown): Promise<void> {
    const answer = await fetch(`${sandbox.origin}/v3/company/${REALM}/${entity}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      body: JSON.stringify(object),
    });
    expect([entity, answer.status]).toEqual([entity, 200]);
  }

  test.each(ENTITY_NAMES)('%s has only Intuit’s names and values', async (name) => {
    const query = new URLSearchParams({ query: `select * from ${name}` });
    const answer = await fetch(`${sandbox.origin}/v3/company/${REALM}/query?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    const { QueryResponse } = (await answer.json()) as {
      QueryResponse: Record<string, readonly unknown[]>;
    };
    expect(QueryResponse[name]?.length).toBeGreaterThan(0);
    expect([...new Set(foreignNames(name, QueryResponse[name]))]).toEqual([]);
  });
});
