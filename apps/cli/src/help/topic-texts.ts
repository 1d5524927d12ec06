import { MONEY_COMPONENTS } from '@platebook/accounting';
import { EXIT_CODE_MEANINGS, SEVERITY } from '../exit-codes.ts';
import { MAPPING_KEYS } from '../policy/mapping-file.ts';
import { presentPermissions } from './permissions.ts';
import { presentTasks } from './tasks.ts';
import type { HelpTopic } from './topics.ts';

/** The text of each topic, as Markdown that is readable in a terminal. */
export const TOPIC_TEXTS: Record<HelpTopic, () => string> = {
  'exit-codes': presentExitCodes,
  formatting: () => FORMATTING,
  environment: () => ENVIRONMENT,
  permissions: presentPermissions,
  profiles: () => PROFILES,
  columns: presentColumns,
  mapping: presentMapping,
  examples: presentTasks,
};

function presentExitCodes(): string {
  const rows = Object.entries(EXIT_CODE_MEANINGS).map(
    ([code, meaning]) => `  ${code.padStart(3)}  ${meaning}`,
  );
  return `${rows.join('\n')}

When one call has several outcomes, the first of these wins:
  ${SEVERITY.join(' > ')}

So a call with one missing and one good file enters the good one and ends with 6.
Rows that the platform has not paid out yet are listed and left waiting: 0.
A reader that stops early (platebook journal … | head) is not a failure: 0.
`;
}

const FORMATTING = `Results go to stdout, messages (summary, progress, errors) to stderr.

On files (journal, verify):

  table      the default on a terminal: one ledger per entry, fitted to its width
  (a pipe)   the default into a pipe: the columns of csv without their header,
             separated by tabs, no color, nothing cut
  json       the versioned document; amounts are integer cents
  csv        one line per journal line: document_number, kind, date, account,
             account_type, description, debit, credit, currency, component, memo,
             platform, payout_ref, payout_on, store_id, store_name, channel, part, parts
  hledger    ledger    beancount    a journal for that program
  xlsx       workpapers: waterfall, entries, rows, identities, quarantine

All text is UTF-8 (hledger needs a UTF-8 locale to read it, such as LANG=C.UTF-8).

--out FILE takes the format from the extension (.json .csv .journal .hledger .ledger
.beancount .xlsx) unless --format is given, appears whole or not at all, and is never
one of the files read. Amounts are exact to the cent everywhere.

On a server (auth, client, store, sync), --output or -o:

  table      the default on a terminal, fitted to its width; times on your clock
  tsv        the default into a pipe: tabs, no header, nothing cut, UTC
  csv        with a header
  json       every field, named as in the API; --json id,name for some of them
  ndjson     a line of JSON for each       yaml    the same as YAML

--header and --no-header turn the header line on and off.
--jq FILTER prints the result of jq on the JSON: text without quotes, one result per line.
A table that is longer than the terminal is shown in PAGER, or in less; --no-pager does not.
With -o ndjson, a run that is followed prints each state as it happens.

With --format json, --output json or --json an error that ends the call is one JSON
object on stderr:
  {"error":{"code","message","hint","status","request_id","retryable","exit_code"}}
A rejected file is not such an error: it is listed under "blocked" in the document.
`;

const ENVIRONMENT = `Read by every command:

  NO_COLOR       not empty: no color (also --no-color, and TERM=dumb)
  FORCE_COLOR    not empty and not 0: color even into a pipe
  TERM           dumb: no color, no progress bar, ASCII rules
  TMPDIR         where a crash file goes

Read by the commands on a server (auth, client, store, sync):

  PLATEBOOK_PROFILE      the profile, like --profile
  PLATEBOOK_API_URL      the server, like --api-url
  PLATEBOOK_CLIENT       the current client, like --client
  PLATEBOOK_TOKEN_FILE   a file that holds an API token, like --token-file
  PLATEBOOK_TOKEN        the token itself. Less safe: your other programs may read it
  PAGER                  shows long tables on a terminal (less); cat or empty: no pager
  XDG_CONFIG_HOME        where platebook/config.json is (~/.config)
  XDG_STATE_HOME         where platebook/credentials.json is (~/.local/state)
  XDG_CACHE_HOME         where names for completion are kept for a minute (~/.cache)

Read by one command:

  VISUAL, EDITOR         config edit: the editor
  BROWSER                open: the program that opens pages
  CI                     version --check: not empty: no check for updates
  npm_config_registry    version --check: the registry to ask

Read by admin create, backup, restore, and keys, which work on the server's machine:

  PLATEBOOK_SERVER       the folder apps/server of the installation
                         and every setting of the server, such as DATABASE_URL

journal and verify read nothing else: no configuration file, no credentials, no network.
`;

const PROFILES = `A profile is a server and what you chose on it. The first of these that sets a value wins:

  option > environment > .platebook.json > your configuration > default

Your configuration, ~/.config/platebook/config.json:

  {
    "profile": "prod",
    "profiles": {
      "prod": { "api_url": "https://books.example.com", "client": "(id)", "output": "csv" }
    }
  }

"auth login" saves the server, "client use" the client. By default the profile is
"default" and the server http://127.0.0.1:4000. A server is called over https, or on this
machine.

A project's .platebook.json, in the folder or one above it, may set "profile", "client"
and "output". It cannot name a server: your token would be sent there.

"config list" shows what is in effect and where it comes from, "config explain KEY" every
place that can set it, and "config set" and "config unset" change it.

Sessions and tokens from "auth login" are in ~/.local/state/platebook/credentials.json,
which only you can read (mode 600), and are sent only to the server they came from. A
session renews itself; for scripts, create an API token in the web app (Settings, Security).

"auth login" and "auth refresh" have no dry run: the server can check a password only by
opening a session, and renewing a session uses up its token. "auth status" checks what is
saved and changes nothing.
`;

function presentColumns(): string {
  return `An unknown column that holds money stops its file, because leaving it out could make
entries wrong. The refusal shows what all rows of the file say about it, and the option
to use:

  equals "A" + "B" in 1,204 of 1,204 rows: a subtotal       --column 'NAME=subtotal'
  every row adds up once it is counted: a component         --column 'NAME=<component>'
  ... once it is counted with its sign turned               --column 'NAME=-<component>'
  neither, and you know that it is not part of the payout   --column 'NAME=ignore'
  a known column under a new name                           --column 'NAME=alias:Tips'

The same in a file, --columns columns.json; "of" and "report" may be left out:

  {
    "Robot fee": "processing_fee",
    "Fee shown positive": "-commission",
    "Loyalty points": "ignore",
    "Loyalty credit (incl. tax)": {
      "is": "subtotal",
      "of": ["Loyalty credit", "Tax on loyalty credit"],
      "report": "ubereats_payment_details_us"
    }
  }

Every row is tested. A decision that does not add up is refused with the row and the
amounts. Decisions are stored in "columns" of each report in the JSON document, where
verify reads them, and in the workpapers; --column wins over --columns, and both over
what a document says. The account of "other_unclassified" is mapped by the column's name.

Components:
${MONEY_COMPONENTS.map((key) => `  ${key}`).join('\n')}
`;
}

function presentMapping(): string {
  return `--mapping FILE names a JSON object, component to account name:

  {
    "gross_sales": "Income:Delivery",
    "commission": "Expenses:Delivery commission",
    "net_payout": "Assets:Clearing",
    "other_unclassified:Equipment rental": "Expenses:Equipment"
  }

Anything not named keeps its default account. "net_payout" is the clearing account and
"bank" the bank account of --bank-leg transfer. A charge nobody has classified blocks
its payout until its description, as the report prints it, is mapped; the bare
"other_unclassified" maps every such charge, including those in future reports.

An account has one type: a name for two components of different types, such as clearing and
sales, is refused with both of them.

Allowed:
${MAPPING_KEYS.map((key) => `  ${key}`).join('\n')}
  other_unclassified:<description>
`;
}
