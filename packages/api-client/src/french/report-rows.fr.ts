import type { components } from '../generated/schema.ts';
import { counted, formatDay } from './counted.fr.ts';
import type { Reason } from './french-reason.ts';
import type { ReasonValues } from './reason-values.ts';
import { withValues } from './with-values.ts';

type RowProblemCode = components['schemas']['RowProblemCode'];

const CORRECT_CELL = 'Corrigez la cellule, ou exportez de nouveau le rapport.';
const AMOUNT = new Intl.NumberFormat('fr-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

function quoted(cell: string): string {
  return `«\u00A0${cell}\u00A0»`;
}

function dollars(cents: number): string {
  return AMOUNT.format(cents / 100);
}

/** The sentence, with the cell's content if known. */
function withCell(sentence: string, { cell }: ReasonValues): string {
  return typeof cell === 'string' && cell !== ''
    ? `${sentence} La cellule contient ${quoted(cell)}.`
    : sentence;
}

const futurePayout = withValues(
  { day: 'text', today: 'text', days_ahead: 'number' },
  ({ day, today, days_ahead: ahead }) =>
    `Le versement est daté du ${formatDay(day)}, et nous sommes le ${formatDay(today)}. Sa date doit être au plus tard dans ${counted(ahead, 'jour')}. ${CORRECT_CELL}`,
);
const futureTrade = withValues(
  { cell: 'text', day: 'text', today: 'text' },
  ({ cell, day, today }) =>
    `${quoted(cell)} est le ${formatDay(day)}, et nous sommes le ${formatDay(today)}. La date doit être celle d’un jour passé. ${CORRECT_CELL}`,
);

function missingCurrency(currencies: readonly string[]): string {
  const [why, wayOut] =
    currencies.length === 0
      ? [
          'aucune cellule du fichier n’indique de devise',
          'exportez une période qui contient des commandes, dont les lignes indiquent la leur',
        ]
      : [
          `le fichier a des lignes en ${currencies.join(' et en ')}`,
          'exportez le rapport d’un seul pays',
        ];
  return `La cellule de la devise est vide et ${why}; on ne sait donc pas dans quelle devise cette ligne est payée. Il faut USD ou CAD. Remplissez la cellule, ou ${wayOut}.`;
}

/** Why a row of a report is quarantined. */
export const OF_ROWS = {
  wrong_column_count: {
    message: withValues(
      { cells: 'number', width: 'number' },
      ({ cells, width }) =>
        `La ligne a ${counted(cells, 'cellule')} alors que l’en-tête en a ${width}. Si c’est la dernière ligne, le fichier est peut-être coupé.`,
    ),
  },
  invalid_date: {
    message: (values) => {
      const { of } = values;
      return of === undefined
        ? `Une date ne peut pas être lue. ${CORRECT_CELL}`
        : withCell(
            of === 'payout'
              ? 'La date de versement n’est pas une date.'
              : 'Le jour de la vente n’est pas une date.',
            values,
          );
    },
  },
  unsupported_currency: {
    message: (values) =>
      withCell('Seuls les versements en USD et en CAD peuvent être lus.', values),
  },
  missing_store: {
    message: (values) => withCell('La ligne ne nomme aucun établissement.', values),
  },
  date_in_future: {
    message: (values) => (values.of === 'payout' ? futurePayout(values) : futureTrade(values)),
  },
  date_after_payout: {
    message: withValues(
      { cell: 'text', day: 'text', payout_on: 'text' },
      ({ cell, day, payout_on: on }) =>
        `${quoted(cell)} est le ${formatDay(day)}, après le versement du ${formatDay(on)}. La date ne peut pas suivre celle du versement. ${CORRECT_CELL}`,
    ),
  },
  date_before_payout: {
    message: withValues(
      { cell: 'text', day: 'text', payout_on: 'text', days: 'number', most: 'number' },
      ({ cell, day, payout_on: on, days, most }) =>
        `${quoted(cell)} est le ${formatDay(day)}, soit ${counted(days, 'jour')} avant le versement du ${formatDay(on)}. Il ne peut y en avoir plus de ${most}. ${CORRECT_CELL}`,
    ),
  },
  invalid_amount: {
    message: withValues(
      { cell: 'text' },
      ({ cell }) => `${quoted(cell)} n’est pas un montant en dollars et en cents.`,
    ),
  },
  missing_currency: {
    message: withValues({ currencies: 'list' }, ({ currencies }) => missingCurrency(currencies)),
  },
  row_does_not_foot: {
    message: withValues(
      { column: 'text', expected: 'number', found: 'number_or_none' },
      ({ column, expected, found }) =>
        `Les parties de cette ligne donnent ${dollars(expected)}, mais ${quoted(column)} ${found === null ? 'est vide' : `indique ${dollars(found)}`}. La ligne ne figure dans aucune écriture.`,
    ),
  },
} as const satisfies Readonly<Record<RowProblemCode, Reason>>;

const ROWS: Readonly<Partial<Record<string, Reason>>> = OF_ROWS;

/** Why a row is quarantined, in French; null when its code or values are unknown. */
export function frenchRowProblem(code: string, values: ReasonValues): string | null {
  const message = Object.hasOwn(ROWS, code) ? ROWS[code]?.message : undefined;
  return typeof message === 'function' ? message(values) : (message ?? null);
}
