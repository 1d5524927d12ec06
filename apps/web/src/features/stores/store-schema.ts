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

/** What a store's details must be before they are sent. */
export const storeSchema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty('Enter the store’s name'),
    maxLength(200, 'Use at most 200 characters'),
  ),
  time_zone: pipe(string(), nonEmpty('Choose the store’s time zone')),
  currency: picklist(['USD', 'CAD'], 'Choose the currency the platform pays in'),
});

export type StoreDetails = InferOutput<typeof storeSchema>;
