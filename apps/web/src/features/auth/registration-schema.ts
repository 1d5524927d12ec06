import {
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { registrationWords } from './registration.messages.ts';

const MAX_NAME = maxLength<string, 200, () => string>(200, () => registrationWords.tooLong);

/** Validates the fields that complete a registration. */
export const registrationSchema = object({
  full_name: pipe(
    string(),
    trim(),
    nonEmpty(() => registrationWords.enterName),
    MAX_NAME,
  ),
  company: pipe(string(), trim(), MAX_NAME),
  business_type: picklist(['owner', 'adviser'], () => registrationWords.chooseUse),
  tenant_name: pipe(
    string(),
    trim(),
    nonEmpty(() => registrationWords.enterBusiness),
    MAX_NAME,
  ),
  client_category: picklist(['qbo', 'delivery_only']),
  country: picklist(['US', 'CA'], () => registrationWords.chooseCountry),
  time_zone: pipe(
    string(),
    nonEmpty(() => registrationWords.chooseTimeZone),
  ),
});

export type Registration = InferOutput<typeof registrationSchema>;

/** Canadian IANA zones reported by browsers. */
const CANADIAN = [
  'Toronto',
  'Vancouver',
  'Edmonton',
  'Winnipeg',
  'Halifax',
  'Regina',
  'St_Johns',
  'Moncton',
  'Montreal',
  'Whitehorse',
  'Yellowknife',
  'Iqaluit',
  'Goose_Bay',
  'Glace_Bay',
  'Swift_Current',
  'Dawson',
  'Dawson_Creek',
  'Fort_Nelson',
  'Rankin_Inlet',
  'Thunder_Bay',
  'Atikokan',
  'Blanc-Sablon',
  'Cambridge_Bay',
  'Creston',
  'Inuvik',
  'Resolute',
];

/** The likely country of a time zone in the Americas. */
export function countryOfZone(zone: string): 'US' | 'CA' {
  const place = zone.slice(zone.indexOf('/') + 1);
  return zone.startsWith('Canada/') || CANADIAN.includes(place) ? 'CA' : 'US';
}
