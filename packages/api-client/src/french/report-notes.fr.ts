import type { components } from '../generated/schema.ts';
import { counted } from './counted.fr.ts';
import type { Reason } from './french-reason.ts';
import { withValues } from './with-values.ts';

type NoteCode = Exclude<components['schemas']['ReportNoteCode'], 'stored'>;

function inQuotes(columns: readonly string[], separator: string): string {
  return columns.map((column) => `«\u00A0${column}\u00A0»`).join(separator);
}

/** Notes about how a report was read. */
export const OF_NOTES = {
  discount_funder_unknown: {
    message:
      'Le rapport «\u00A0Simplified\u00A0» ne dit pas qui a financé une remise\u00A0: la part que DoorDash ou un tiers a rendue est considérée comme la sienne, le reste comme la vôtre. Le rapport «\u00A0Detailed transactions\u00A0» le dit.',
  },
  dated_end_of_period: {
    message:
      'Un sommaire de versement n’a pas de dates de commande\u00A0: un versement qui n’est lu que dans ce sommaire est daté de la fin de sa période, ou du jour où il a été payé, et ne peut pas être réparti par mois.',
  },
  dated_day_paid: {
    message:
      'Un sommaire de versement n’a pas de dates de commande\u00A0: un versement qui n’est lu que dans ce sommaire est daté du jour où il a été payé et ne peut pas être réparti par mois.',
  },
  no_transaction_ids: {
    message:
      'Le rapport n’a pas de colonne «\u00A0DoorDash transaction ID\u00A0»; les lignes que deux fichiers répètent sont donc reconnues à tout ce qu’elles indiquent. Le rapport «\u00A0Detailed transactions\u00A0» complet a cette colonne.',
  },
  several_exports: {
    message: withValues(
      { exports: 'number' },
      ({ exports }) =>
        `Le fichier contient ${counted(exports, 'exportation')} à la suite. Les lignes qu’elles répètent comptent une seule fois.`,
    ),
  },
  same_content: {
    message: withValues(
      { file: 'text' },
      ({ file }) =>
        `Ce fichier a le même contenu que ${file}; ses lignes comptent donc une seule fois.`,
    ),
  },
  columns_ignored: {
    message: withValues(
      { columns: 'list' },
      ({ columns }) =>
        `Des colonnes sans argent qui ne sont pas connues ici ont été laissées de côté\u00A0: ${inQuotes(columns, ', ')}.`,
    ),
  },
  refunds_dated_last_day: {
    message: withValues({ rows: 'number' }, ({ rows }) =>
      rows === 1
        ? '1 ligne de remboursement indique la date de la commande d’origine; elle est donc datée du dernier jour de vente de son versement.'
        : `${counted(rows, 'ligne')} de remboursement indiquent la date de la commande d’origine; elles sont donc datées du dernier jour de vente de leur versement.`,
    ),
  },
  days_from_utc: {
    message: withValues(
      { time_zone: 'text' },
      ({ time_zone: zone }) =>
        `Le rapport n’indique aucune date locale; les jours ont donc été tirés de l’heure UTC dans le fuseau horaire ${zone}.`,
    ),
  },
  amounts_canadian: {
    message:
      'Le rapport n’a pas de colonne de devise. Ses colonnes de taxe sont canadiennes; ses montants sont donc en dollars canadiens.',
  },
  tax_not_taken_out: {
    message: withValues(
      { columns: 'list', stores: 'list' },
      ({ columns, stores }) =>
        `La taxe comprise dans ${inQuotes(columns, ' et ')} n’a pas été retirée, parce qu’aucun taux de taxe n’est donné pour les établissements ${stores.join(', ')}.`,
    ),
  },
} as const satisfies Readonly<Record<NoteCode, Reason>>;
