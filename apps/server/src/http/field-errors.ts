import type { FieldErrorCode, FieldErrorValues } from '@platebook/api-client/french';
import type { FieldError } from './errors.ts';

type Sentences = {
  readonly [Code in FieldErrorCode]: (values: FieldErrorValues[Code]) => string;
};

const same = (text: string) => (): string => text;

/** The sentence of each field error; most continue the name of the field. */
export const FIELD_ERRORS: Sentences = {
  required: same('is required'),
  unknown_field: same("isn't a known field"),
  not_one_of: ({ allowed }) => `must be one of: ${allowed}`,
  not_a_uuid: same('must be a UUID'),
  not_an_email: same('must be an email address'),
  not_a_day: same('must be a day, YYYY-MM-DD'),
  not_an_instant: same('must be a date and time, like 2026-11-21T09:00:00Z'),
  blank: same('must not be blank'),
  characters_not_allowed: same("has characters that aren't allowed"),
  without_fields: same('must have at least one field'),
  wrong_type: ({ expected }) => `must be ${expected}`,
  too_large: ({ most }) => `must be at most ${most}`,
  too_small: ({ least }) => `must be at least ${least}`,
  too_long: ({ most }) => `must have at most ${most} characters`,
  too_short: ({ least }) => `must have at least ${least} characters`,
  too_many_items: ({ most }) => `must have at most ${most} items`,
  too_few_items: ({ least }) => `must have at least ${least} items`,
  repeated_items: same("can't have duplicate items"),
  nested_too_deeply: same('is nested too deeply'),
  not_valid: same("isn't valid"),
  not_a_time_zone: same('must be an IANA time zone, like America/New_York'),
  not_a_cursor: same("isn't a cursor for this list"),
  not_a_log_field: ({ field, fields }) => `There’s no field “${field}”. The fields are ${fields}.`,
  rate_repeated: same('repeats the platform, mode and first day of another rate'),
  too_many_events: ({ most }) => `Send at most ${most} events at once without a session.`,
  format_not_of_report: ({ formats }) =>
    `must be ${formats.split(', ').join(' or ')} for this report`,
  before_first_day: same('must not be before the first day'),
  too_long_after_first_day: ({ days }) => `must be at most ${days} days after the first day`,
  too_long_before_last_day: ({ days, last_day: lastDay }) =>
    `must be at most ${days} days before ${lastDay}`,
  already_member: same('is already a member'),
  owns_already: same('already owns this tenant'),
  component_unknown: same("isn't a component"),
  named_twice: same('appears twice'),
  account_of_every_line: same('applies to a component, not to every line'),
  not_in_books: same("isn't in QuickBooks"),
  inactive_in_books: same('is inactive in QuickBooks'),
  account_inactive: ({ account }) =>
    `${account} is inactive in QuickBooks. Choose another account, or make it active there.`,
  account_not_posting: ({ account }) =>
    `${account} is a header account, which can't have entries. Choose an account below it.`,
  account_sales_tax: ({ account }) =>
    `${account} belongs to the QuickBooks sales tax center, which calculates it automatically. Choose your own liability account.`,
  account_currency: ({ account, currency, wanted }) =>
    `${account} is in ${currency}. Choose an account in ${wanted}.`,
  account_entity: ({ account, entity }) =>
    `${account} is an accounts ${entity === 'vendor' ? 'payable' : 'receivable'} account, and QuickBooks requires a ${entity} on each line. Choose one, or choose another account.`,
  account_of_two_types: ({ account, label, other_label: otherLabel, type }) =>
    `"${account}" can't be the account for both ${label} and ${otherLabel}: an account in QuickBooks has one type. Choose an account of type ${type} for ${label}, or create one.`,
  after_today: ({ today }) => `must be today (${today}) or earlier`,
  before_match: ({ day }) =>
    `must not be before ${day}, when this store was matched to its platform store`,
  before_end_of_other_match: ({ day }) =>
    `must not be before ${day}: until then that platform store was matched to another store`,
  before_end_of_own_match: ({ day }) =>
    `must not be before ${day}: until then this store was matched to a platform store. Choose that day or a later one`,
  other_account: ({ name }) => name,
  components_or_lines: same('give either components or lines'),
  needed_with_components: same('is needed where components are given'),
  zero_amount: same('must not be 0'),
  not_before_today: same('must be a day in the past, not after "to"'),
  more_than_two_years_ago: same('must be within the last two years'),
  before_history: ({ day, months }) =>
    `must be ${day} or later: the plan includes ${months} months of history`,
  needs_both_days: same('needs both start_date and end_date'),
  in_the_past: same('must not be in the past'),
  changed_meanwhile: same('was changed in the meantime'),
  image_without_text: ({ name: image }) =>
    `the image ${image} needs a description: ![Description](${image})`,
  not_a_phone: same("isn't a phone number with its country code"),
  email_or_phone: same('enter either an email or a phone number'),
  needed_for_operation: same('is needed for this operation'),
  columns_missing: ({ columns }) => `has no column ${columns}; the first line names the columns`,
  too_many_lines: ({ lines, most }) =>
    `the file has ${lines.toLocaleString('en-US')} lines; at most ${most.toLocaleString('en-US')} can be read at once`,
  too_many_cells: ({ cells, named }) =>
    `has ${cells} cells where the first line names ${named}; quote cells that hold a comma`,
  empty: same('is empty'),
  component_of_other_name: ({ name }) => `“${name}” isn't a component`,
  platform_of_other_name: ({ name }) => `“${name}” is neither ubereats nor doordash`,
  no_store_with_id: ({ id }) => `no store has the ID ${id}`,
  no_store_with_name: ({ name }) => `no store is named “${name}”`,
  several_stores: ({ count, name }) => `${count} stores are named “${name}”: give the store_id`,
  no_platform_store: ({ name }) => `the platform lists no store “${name}”`,
  several_platform_stores: ({ count, name }) => `${count} platform stores are named “${name}”`,
  day_of_other_form: ({ day }) => `“${day}” isn't a date: write it like 2026-12-31`,
  name_not_in_books: ({ name }) => `“${name}” isn't in QuickBooks`,
  name_of_several: ({ name }) =>
    `“${name}” exists more than once: write the full name with its parent accounts`,
  account_of_other_name: ({ number, account, name }) =>
    `account ${number} is named “${account}”, not “${name}”`,
  line_refused: ({ refusal }) => refusal,
};

/** The values of a code; a code without values takes none. */
export type ValuesOf<Code extends FieldErrorCode> = FieldErrorValues[Code] extends null
  ? readonly []
  : readonly [FieldErrorValues[Code]];

export type Fault<Code extends FieldErrorCode = FieldErrorCode> = Omit<FieldError, 'path'> & {
  readonly code: Code;
};

/** A fault with its sentence, made of its code and values. */
export function faultOf<Code extends FieldErrorCode>(
  code: Code,
  ...[values]: ValuesOf<Code>
): Fault<Code> {
  // `ValuesOf` ensures that the values match the code.
  const sentence = FIELD_ERRORS[code] as (values: object) => string;
  const named = values ?? {};
  return { code, values: named, message: sentence(named) };
}

/** An error of the field at `path` (a JSON pointer, `query.x` or `path.x`). */
export function fieldError<Code extends FieldErrorCode>(
  path: string,
  code: Code,
  ...values: ValuesOf<Code>
): FieldError {
  return { path, ...faultOf(code, ...values) };
}
