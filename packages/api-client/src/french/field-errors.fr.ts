import { frenchAccountType } from './account-types.fr.ts';
import { frenchComponent } from './components.fr.ts';
import { counted, formatDay } from './counted.fr.ts';
import type { FieldErrorCode, FieldErrorValues } from './field-errors.ts';

type Sentences = {
  readonly [Code in FieldErrorCode]: (values: FieldErrorValues[Code]) => string;
};

const NUMBER = new Intl.NumberFormat('fr-CA');

const TYPES: Readonly<Partial<Record<string, string>>> = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'vrai ou faux',
  array: 'une liste',
  object: 'un objet',
  null: 'vide',
};

function typesOf(expected: string): string {
  return expected
    .split(',')
    .map((type) => TYPES[type] ?? type)
    .join(' ou ');
}

/** The French messages of invalid fields; those about a value continue the name of its field. */
export const FRENCH_FIELD_ERRORS: Sentences = {
  required: () => 'est obligatoire',
  unknown_field: () => 'n’est pas un champ connu',
  not_one_of: ({ allowed }) => `doit être l’un de\u00A0: ${allowed}`,
  not_a_uuid: () => 'doit être un UUID',
  not_an_email: () => 'doit être une adresse courriel',
  not_a_day: () => 'doit être une date, AAAA-MM-JJ',
  not_an_instant: () => 'doit être un instant, comme 2026-11-21T09:00:00Z',
  blank: () => 'ne peut pas rester vide',
  characters_not_allowed: () => 'contient des caractères qui ne sont pas permis',
  without_fields: () => 'doit avoir au moins un champ',
  wrong_type: ({ expected }) => `doit être ${typesOf(expected)}`,
  too_large: ({ most }) => `doit être d’au plus ${NUMBER.format(most)}`,
  too_small: ({ least }) => `doit être d’au moins ${NUMBER.format(least)}`,
  too_long: ({ most }) => `ne peut pas dépasser ${counted(most, 'caractère')}`,
  too_short: ({ least }) => `doit avoir au moins ${counted(least, 'caractère')}`,
  too_many_items: ({ most }) => `ne peut pas dépasser ${counted(most, 'élément')}`,
  too_few_items: ({ least }) => `doit avoir au moins ${counted(least, 'élément')}`,
  repeated_items: () => 'contient deux fois le même élément',
  nested_too_deeply: () => 'a trop de niveaux imbriqués',
  not_valid: () => 'n’est pas valide',
  not_a_time_zone: () => 'doit être un fuseau horaire IANA, comme America/Toronto',
  not_a_cursor: () => 'n’est pas un curseur de cette liste',
  not_a_log_field: ({ field, fields }) =>
    `Il n’y a pas de champ «\u00A0${field}\u00A0». Les champs sont ${fields}.`,
  rate_repeated: () => 'répète la plateforme, le mode et le premier jour d’un autre taux',
  too_many_events: ({ most }) =>
    `Envoyez au plus ${counted(most, 'événement')} à la fois sans session.`,
  format_not_of_report: ({ formats }) =>
    `doit être ${formats.split(', ').join(' ou ')} pour ce rapport`,
  before_first_day: () => 'ne peut pas précéder le premier jour',
  too_long_after_first_day: ({ days }) =>
    `doit être au plus ${counted(days, 'jour')} après le premier jour`,
  too_long_before_last_day: ({ days, last_day: lastDay }) =>
    `doit être au plus ${counted(days, 'jour')} avant «\u00A0${lastDay}\u00A0»`,
  already_member: () => 'est déjà membre',
  owns_already: () => 'est déjà propriétaire de ce client',
  component_unknown: () => 'n’est pas un poste',
  named_twice: () => 'figure deux fois',
  account_of_every_line: () => 'se choisit pour un poste, pas pour chaque ligne',
  not_in_books: () => 'n’est pas dans QuickBooks',
  inactive_in_books: () => 'n’est plus en usage dans les livres',
  account_inactive: ({ account }) =>
    `${account} est inactif dans QuickBooks. Choisissez un autre compte, ou réactivez-le là-bas.`,
  account_not_posting: ({ account }) =>
    `${account} est un compte de regroupement, qui ne reçoit aucune écriture. Choisissez un compte qui en relève.`,
  account_sales_tax: ({ account }) =>
    `${account} appartient au centre de taxes de vente de QuickBooks, qui le calcule lui-même. Choisissez un compte de passif à vous.`,
  account_currency: ({ account, currency, wanted }) =>
    `${account} est tenu en ${currency}. Choisissez un compte en ${wanted}.`,
  account_entity: ({ account, entity }) => {
    const name = entity === 'vendor' ? 'fournisseur' : 'client';
    return `${account} est un compte ${name}s\u00A0: QuickBooks exige un ${name} sur chaque ligne. Choisissez-en un, ou un autre compte.`;
  },
  account_of_two_types: ({ account, component, label, other, other_label: otherLabel, type }) => {
    const name = frenchComponent(component, label);
    return `«\u00A0${account}\u00A0» ne peut pas être le compte à la fois de «\u00A0${name}\u00A0» et de «\u00A0${frenchComponent(other, otherLabel)}\u00A0»\u00A0: un compte de QuickBooks n’a qu’un type. Choisissez ou créez un compte de type ${frenchAccountType(type)} pour «\u00A0${name}\u00A0».`;
  },
  after_today: ({ today }) => `doit être aujourd’hui (${formatDay(today)}) ou avant`,
  before_match: ({ day }) =>
    `ne peut pas précéder le ${formatDay(day)}, jour depuis lequel cet établissement est associé à son établissement de plateforme`,
  before_end_of_other_match: ({ day }) =>
    `ne peut pas précéder le ${formatDay(day)}, jour jusqu’auquel cet établissement de plateforme était associé à un autre établissement`,
  before_end_of_own_match: ({ day }) =>
    `ne peut pas précéder le ${formatDay(day)}, jour jusqu’auquel cet établissement était associé à un établissement de plateforme\u00A0: choisissez ce jour ou un jour ultérieur`,
  other_account: ({ name }) => name,
  components_or_lines: () => 'donnez des postes ou des lignes, pas les deux',
  needed_with_components: () => 'est nécessaire quand des postes sont donnés',
  zero_amount: () => 'ne peut pas être 0',
  not_before_today: () => 'doit être un jour passé, qui ne suit pas le dernier jour',
  more_than_two_years_ago: () => 'doit être dans les deux dernières années',
  before_history: ({ day, months }) =>
    `doit être le ${formatDay(day)} ou après\u00A0: le forfait comprend ${months} mois d’historique`,
  needs_both_days: () => 'demande à la fois start_date et end_date',
  in_the_past: () => 'ne peut pas être dans le passé',
  changed_meanwhile: () => 'a changé entre-temps',
  image_without_text: ({ name: image }) =>
    `l’image ${image} a besoin d’un texte qui dit ce qu’elle montre\u00A0: ![Le texte](${image})`,
  not_a_phone: () => 'n’est pas un numéro de téléphone avec son indicatif de pays',
  email_or_phone: () => 'entrez soit un courriel, soit un numéro de téléphone',
  needed_for_operation: () => 'est nécessaire pour cette opération',
  columns_missing: ({ columns }) =>
    `n’a pas de colonne ${columns}; la première ligne nomme les colonnes`,
  too_many_lines: ({ lines, most }) =>
    `le fichier a ${counted(lines, 'ligne')}; au plus ${NUMBER.format(most)} sont lues à la fois`,
  too_many_cells: ({ cells, named }) =>
    `a ${counted(cells, 'cellule')} alors que la première ligne en nomme ${NUMBER.format(named)}; mettez entre guillemets les cellules qui contiennent une virgule`,
  empty: () => 'est vide',
  component_of_other_name: ({ name }) => `«\u00A0${name}\u00A0» n’est pas un poste`,
  platform_of_other_name: ({ name }) => `«\u00A0${name}\u00A0» n’est ni ubereats ni doordash`,
  no_store_with_id: ({ id }) => `aucun établissement n’a l’identifiant ${id}`,
  no_store_with_name: ({ name }) => `aucun établissement ne s’appelle «\u00A0${name}\u00A0»`,
  several_stores: ({ count, name }) =>
    `${counted(count, 'établissement s’appelle', 'établissements s’appellent')} «\u00A0${name}\u00A0»\u00A0: précisez lequel par son store_id`,
  no_platform_store: ({ name }) =>
    `la plateforme ne montre aucun établissement «\u00A0${name}\u00A0»`,
  several_platform_stores: ({ count, name }) =>
    `${counted(count, 'établissement', 'établissements')} de plateforme répondent à «\u00A0${name}\u00A0»`,
  day_of_other_form: ({ day }) =>
    `«\u00A0${day}\u00A0» n’est pas une date\u00A0: écrivez 2026-12-31`,
  name_not_in_books: ({ name }) => `«\u00A0${name}\u00A0» n’est pas dans QuickBooks`,
  name_of_several: ({ name }) =>
    `«\u00A0${name}\u00A0» y est plus d’une fois\u00A0: écrivez le nom avec ceux dont il relève`,
  account_of_other_name: ({ number, account, name }) =>
    `le compte ${number} s’appelle «\u00A0${account}\u00A0», et non «\u00A0${name}\u00A0»`,
  line_refused: ({ refusal }) => refusal,
};

/** A field error as the server sends it: a code, possibly of a later version, and its values. */
export type SentFieldError = {
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
};

/**
 * The French message of an invalid field, after its line number when it is in a file; null for an unknown code.
 *
 * @example
 * frenchFieldError({ code: 'too_long', values: { most: 80, line: 3 } });
 * // 'ligne 3 : ne peut pas dépasser 80 caractères'
 */
export function frenchFieldError({ code, values }: SentFieldError): string | null {
  if (!Object.hasOwn(FRENCH_FIELD_ERRORS, code)) {
    return null;
  }
  // The values match the code: the server writes both from one type.
  const sentence = FRENCH_FIELD_ERRORS[code as FieldErrorCode] as (values: object) => string;
  const { line, column } = values;
  if (typeof line !== 'number') {
    return sentence(values);
  }
  const place = typeof column === 'string' ? `, ${column}` : '';
  return `ligne ${line}${place}\u00A0: ${sentence(values)}`;
}
