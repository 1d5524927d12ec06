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
import type { Client } from '../../shared/api/entities.ts';

/** What a client must be before it is sent. */
export const clientSchema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty('Enter the client’s name'),
    maxLength(200, 'Use at most 200 characters'),
  ),
  number: pipe(string(), trim(), maxLength(50, 'Use at most 50 characters')),
  client_category: picklist(['qbo', 'delivery_only']),
  country: picklist(['US', 'CA']),
  currency: picklist(['USD', 'CAD']),
  time_zone: pipe(string(), nonEmpty('Choose the client’s time zone')),
});

export type ClientFields = InferOutput<typeof clientSchema>;

/** What the form shows of a client, or starts a new one with. */
export function toClientFields(client: Client | null, timeZone: string): ClientFields {
  return {
    name: client?.name ?? '',
    number: client?.number ?? '',
    client_category: client?.client_category ?? 'qbo',
    country: client?.country ?? 'US',
    currency: client?.currency ?? 'USD',
    time_zone: client?.time_zone ?? timeZone,
  };
}

/** What the server is sent: no number is null. */
export function toClientBody({ number, ...fields }: ClientFields) {
  return { ...fields, number: number === '' ? null : number };
}
