import { frenchComponent } from './components.fr.ts';
import { counted, formatAmount } from './counted.fr.ts';
import { OF_ARCHIVES } from './archive-reasons.fr.ts';
import type { Reason } from './french-reason.ts';
import type { ReasonValues } from './reason-values.ts';
import { frenchRowProblem } from './report-rows.fr.ts';

const ONE_BY_ONE = 'Donnez chacun dans son propre fichier.';
const INSTEAD =
  'Exportez plutôt «\u00A0Payment Details\u00A0» d’Uber Eats, ou «\u00A0Detailed transactions\u00A0» de DoorDash, des États-Unis ou du Canada.';
const EXPORT_AGAIN = 'Exportez de nouveau le rapport.';
const AS_EXPORTED =
  'Donnez le CSV tel que la plateforme l’exporte, ou enregistrez-le en «\u00A0CSV UTF-8\u00A0».';
const NEVER_CLOSED =
  's’ouvre et ne se ferme jamais; le reste du fichier ne peut donc pas être séparé en lignes. Le fichier est peut-être coupé\u00A0: exportez-le de nouveau.';
const SEPARATORS: Readonly<Partial<Record<string, string>>> = {
  ';': 'des points-virgules',
  '\t': 'des tabulations',
  '|': 'des barres verticales',
};

function looksLike(report: string): string {
  return `Ceci ressemble au rapport «\u00A0${report}\u00A0»`;
}

function thisReport({ report }: ReasonValues): string {
  return typeof report === 'string' ? `Le rapport «\u00A0${report}\u00A0»` : 'Ce rapport';
}

/** Names the report, or uses `otherwise` when it is unknown. */
function about(write: (report: string) => string, otherwise: string): Reason['message'] {
  return ({ report }) => (typeof report === 'string' ? write(report) : otherwise);
}

/** One column in quotes, or several that are quoted already. */
function quoted(column: string): string {
  return column.includes('"')
    ? column.replaceAll(/"([^"]*)"/g, '«\u00A0$1\u00A0»')
    : `«\u00A0${column}\u00A0»`;
}

/** Why a report file, or a part of it, yields no entry. */
export const OF_REPORTS = {
  would_double_count: {
    message: (values) =>
      `${thisReport(values)} énumère des articles en plus des commandes\u00A0: en additionner les lignes compterait des ventes deux fois. ${INSTEAD}`,
  },
  unsupported_report: {
    message: (values) =>
      `${thisReport(values)} ne contient pas les montants d’un versement que nous pouvons lire; rien ne peut donc en être comptabilisé. ${INSTEAD}`,
  },
  needs_detailed_report: {
    message:
      'Ce rapport répète des lignes du rapport «\u00A0Detailed transactions\u00A0»; rien n’est donc comptabilisé à partir de lui seul. Donnez le rapport «\u00A0Detailed transactions\u00A0».',
  },
  facilitator_tax_residue: {
    message: ({ slice, difference_cents: cents, over_payout_cents: over, currency }) =>
      typeof cents === 'number' && typeof over === 'number' && typeof currency === 'string'
        ? `La taxe perçue et la taxe retenue par la plateforme diffèrent de ${formatAmount(cents, currency)} dans la partie ${String(slice)} (${formatAmount(over, currency)} pour tout le versement). Vérifiez les lignes de taxe de cette partie.`
        : null,
  },
  does_not_balance: {
    message: ({ payout, net_cents: cents, currency }) =>
      typeof cents === 'number' && typeof currency === 'string'
        ? `Les lignes du versement ${String(payout)} ne donnent pas son montant de ${formatAmount(cents, currency)}. Rien n’est comptabilisé, rien n’est comblé; importez le rapport complet.`
        : 'Les lignes du versement ne donnent pas son montant. Rien n’est comptabilisé, rien n’est comblé; importez le rapport complet.',
  },
  currency_mismatch: {
    message: ({ payout, books }) =>
      typeof payout === 'string' && typeof books === 'string'
        ? `Le versement est en ${payout} et les livres sont en ${books}. Rien n’est converti; associez cet établissement à des livres en ${payout}.`
        : null,
  },
  unmapped_component: {
    message: ({ payout, cents, currency, described }) =>
      typeof cents === 'number' && typeof currency === 'string' && typeof described === 'string'
        ? `${formatAmount(cents, currency)} du versement ${String(payout)} n’ont pas de compte\u00A0: ${described === '' ? frenchComponent('other_unclassified', '') : described.replaceAll(/"([^"]*)"/g, '«\u00A0$1\u00A0»')}. Choisissez un compte pour ce paiement, puis planifiez de nouveau.`
        : null,
  },
  missing_column: {
    message: ({ report, column }) =>
      typeof report === 'string' && typeof column === 'string'
        ? `${looksLike(report)}, mais il y manque ${quoted(column)}; ses lignes ne peuvent donc pas être comptabilisées. Exportez-le de nouveau avec toutes ses colonnes.`
        : null,
  },
  unknown_money_column: {
    message: ({ columns }) => {
      if (!Array.isArray(columns) || columns.length === 0) {
        return null;
      }
      const names = columns.map((name) => `«\u00A0${name}\u00A0»`).join(', ');
      return columns.length === 1
        ? `La colonne ${names} de ce rapport contient de l’argent et n’est pas connue ici. Laisser de l’argent de côté pourrait fausser des écritures; rien de ce fichier n’est donc lu avant que vous ayez décidé ce qu’elle est.`
        : `Les colonnes ${names} de ce rapport contiennent de l’argent et ne sont pas connues ici. Laisser de l’argent de côté pourrait fausser des écritures; rien de ce fichier n’est donc lu avant que vous ayez décidé ce qu’elles sont.`;
    },
  },
  column_decision_does_not_foot: {
    message: ({ columns }) =>
      Array.isArray(columns) && columns.length > 0
        ? `Des lignes contredisent ce qui a été décidé de «\u00A0${columns.join(', ')}\u00A0». Rien de ce fichier n’est lu\u00A0: décidez de nouveau ce qu’est cette colonne.`
        : null,
  },
  duplicate_column: {
    message: ({ report, column }) =>
      typeof report === 'string' && typeof column === 'string'
        ? `${looksLike(report)}, mais la colonne ${quoted(column)} y est deux fois; on ne sait pas laquelle compte. Exportez-le de nouveau, ou supprimez celle qui a été ajoutée.`
        : null,
  },
  too_many_columns: {
    message: ({ report, column }) =>
      typeof report === 'string' && typeof column === 'string'
        ? `${looksLike(report)}, mais il a plus de colonnes de montants qu’on ne peut en lire à la fois; ${quoted(column)} ne peut donc pas être comptée aussi. Rien de ce fichier n’est lu.`
        : null,
  },
  no_reading_foots: {
    message: ({ report, column, footed, tested }) =>
      typeof report === 'string' && typeof column === 'string' && typeof tested === 'number'
        ? `${looksLike(report)}, mais ses lignes ne donnent «\u00A0${column}\u00A0» d’aucune façon connue de le lire\u00A0: ${String(footed)} seulement sur les ${tested} lignes qui permettent d’en juger. Rien de ce fichier n’est lu. Exportez-le de nouveau sans en changer les montants.`
        : null,
  },
  too_many_bad_rows: {
    message: ({ report, bad, rows }) =>
      typeof report === 'string' && typeof bad === 'number' && typeof rows === 'number'
        ? `${looksLike(report)}, mais ${bad} de ses ${rows} lignes ne peuvent pas être lues ou ne s’additionnent pas; ce fichier n’est donc pas lu du tout. Exportez-le de nouveau.`
        : null,
  },
  wrong_separator: {
    message: ({ report, separator }) =>
      typeof separator === 'string'
        ? `${typeof report === 'string' ? looksLike(report) : 'Ceci ressemble à un rapport d’une plateforme de livraison'}, mais ses cellules sont séparées par ${SEPARATORS[separator] ?? separator} plutôt que par des virgules. Un tableur l’a enregistré ainsi\u00A0: donnez le CSV tel que la plateforme l’exporte, ou enregistrez-le en «\u00A0CSV UTF-8 (délimité par des virgules)\u00A0».`
        : null,
  },
  payout_not_assigned: {
    message: ({ rows }) =>
      typeof rows === 'number'
        ? `${counted(rows, 'ligne n’a', 'lignes n’ont')} pas encore de versement\u00A0: la plateforme ne l’a pas payé. Rien n’en est comptabilisé maintenant. Exportez de nouveau le rapport après le versement.`
        : null,
  },
  no_detail_rows: {
    message: ({ payout, store }) =>
      typeof payout === 'string'
        ? `Le sommaire nomme le versement ${payout} de l’établissement ${String(store)}, mais aucun rapport détaillé n’en a de lignes. Donnez le rapport détaillé de sa période.`
        : null,
  },
  conflicting_rows: {
    message: ({ places, payout, store }) =>
      typeof places === 'string'
        ? `Deux fichiers disent des choses différentes d’un même paiement (${places}); le versement ${String(payout)} de l’établissement ${String(store)} n’en est donc pas comptabilisé. Exportez le rapport une fois de plus et ne donnez que ce fichier.`
        : null,
  },
  no_rows: {
    message: about(
      (report) =>
        `Ceci est le rapport «\u00A0${report}\u00A0» sans aucune ligne\u00A0: seule la ligne d’en-tête y est. Exportez-le de nouveau pour une période avec des versements.`,
      `Ce rapport n’a aucune ligne. ${EXPORT_AGAIN}`,
    ),
  },
  no_readable_rows: {
    message: (values) => {
      const { report, rows, row, row_problem: problem } = values;
      const why = typeof problem === 'string' ? frenchRowProblem(problem, values) : null;
      const none = rows === 1 ? 'sa seule ligne' : `aucune de ses ${String(rows)} lignes`;
      return typeof report === 'string' && why !== null
        ? `${looksLike(report)}, mais ${none} ne peut être lue. Ligne ${String(row)}\u00A0: ${why} ${EXPORT_AGAIN}`
        : `Aucune ligne de ce fichier ne peut être lue. ${EXPORT_AGAIN}`;
    },
  },
  empty_file: { message: 'Le fichier est vide.' },
  not_text: {
    message: about(
      (report) =>
        `${looksLike(report)}, mais il n’est pas entièrement du texte UTF-8. ${AS_EXPORTED}`,
      `Ce fichier n’est pas du texte UTF-8. ${AS_EXPORTED}`,
    ),
  },
  unclosed_quote: {
    message: about(
      (report) => `${looksLike(report)}, mais un guillemet ${NEVER_CLOSED}`,
      `Dans ce fichier, un guillemet ${NEVER_CLOSED}`,
    ),
  },
  not_a_report: {
    message: ({ supported, of }) => {
      if (of === 'archive') {
        return 'Le fichier ZIP ne contient aucun rapport.';
      }
      return typeof supported === 'string'
        ? `Ce n’est pas un rapport de versements que nous pouvons lire. Sont pris en charge\u00A0: ${supported}.`
        : null;
    },
  },
  joined_exports: {
    message: ({ row }) =>
      `Le fichier contient plusieurs exportations à la suite${typeof row === 'number' ? `\u00A0: la ligne ${row} est de nouveau un en-tête` : ''}. Donnez chacune dans son propre fichier, pour que les lignes qu’elles répètent comptent une seule fois.`,
  },
  several_reports: {
    message: ({ report, other, row }) =>
      typeof report === 'string' && typeof other === 'string' && typeof row === 'number'
        ? `Le fichier contient deux rapports\u00A0: «\u00A0${report}\u00A0» et, à partir de la ligne ${row}, «\u00A0${other}\u00A0». ${ONE_BY_ONE}`
        : `Le fichier contient deux rapports. ${ONE_BY_ONE}`,
  },
  ...OF_ARCHIVES,
} as const satisfies Readonly<Record<string, Reason>>;
