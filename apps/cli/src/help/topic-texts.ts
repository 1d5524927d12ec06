import { EXIT_CODE_MEANINGS, SEVERITY } from '../exit-codes.ts';
import { MAPPING_KEYS } from '../policy/mapping-file.ts';
import type { HelpTopic } from './topics.ts';

/** The text of each topic, as Markdown plain enough to be read in a terminal too. */
export const TOPIC_TEXTS: Record<HelpTopic, () => string> = {
  'exit-codes': presentExitCodes,
  formatting: () => FORMATTING,
  environment: () => ENVIRONMENT,
  mapping: presentMapping,
};

function presentExitCodes(): string {
  const rows = Object.entries(EXIT_CODE_MEANINGS).map(
    ([code, meaning]) => `  ${code.padStart(3)}  ${meaning}`,
  );
  return `${rows.join('\n')}

When one call has several things to say, the first of these wins:
  ${SEVERITY.join(' > ')}

So a call with one missing and one good file enters the good one and ends with 6.
Rows that the platform has not paid out yet are said and waited for: 0.
A reader that stops early (platebook journal … | head) is not a failure: 0.
`;
}

const FORMATTING = `Results go to stdout, words (summary, progress, errors) to stderr.

  table      the default on a terminal: one ledger per entry, fitted to its width
  (a pipe)   the default into a pipe: the columns of csv without their header,
             separated by tabs, no colour, nothing cut
  json       the versioned document; amounts are integer cents
  csv        one line per journal line: document_number, kind, date, account,
             account_type, description, debit, credit, currency, component, memo,
             platform, payout_ref, payout_on, store_id, store_name, channel, part, parts
  hledger    ledger    beancount    a journal for that program
  xlsx       workpapers: waterfall, entries, rows, identities, quarantine

All texts are UTF-8 (hledger wants a UTF-8 locale to read them, such as LANG=C.UTF-8).

--out FILE takes the format from the extension (.json .csv .journal .hledger .ledger
.beancount .xlsx) unless --format is given, appears whole or not at all, and is never
one of the files read. Amounts are exact to the cent everywhere.

With --format json an error that ends the call is one JSON object on stderr:
  {"error":{"code","message","hint","status","request_id","retryable","exit_code"}}
A rejected file is not such an error: it stands in "blocked" of the document.
`;

const ENVIRONMENT = `  NO_COLOR       not empty: no colour (also --no-color, and TERM=dumb)
  FORCE_COLOR    not empty and not 0: colour even into a pipe
  TERM           dumb: no colour, no progress bar, ASCII rules
  TMPDIR         where a crash file goes

Nothing else is read: no configuration file, no credentials, no network.
`;

function presentMapping(): string {
  return `--mapping FILE names a JSON object, component to account name:

  {
    "gross_sales": "Income:Delivery",
    "commission": "Expenses:Delivery commission",
    "net_payout": "Assets:Clearing",
    "other_unclassified:Equipment rental": "Expenses:Equipment"
  }

What is not named keeps its default account. "net_payout" is the clearing account and
"bank" the bank account of --bank-leg transfer. A charge nobody has classified blocks
its payout until its description, as the report prints it, is mapped; the bare
"other_unclassified" maps every such charge, also those of future reports.

Allowed:
${MAPPING_KEYS.map((key) => `  ${key}`).join('\n')}
  other_unclassified:<description>
`;
}
