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
import { words } from './clients.messages.ts';

/** Validates a client. */
export const clientSchema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterName),
    maxLength(200, () => words.atMost(200)),
  ),
  number: pipe(
    string(),
    trim(),
    maxLength(50, () => words.atMost(50)),
  ),
  client_category: picklist(['qbo', 'delivery_only']),
  country: picklist(['US', 'CA']),
  currency: picklist(['USD', 'CAD']),
  time_zone: pipe(
    string(),
    nonEmpty(() => words.chooseTimeZone),
  ),
});

export type ClientFields = InferOutput<typeof clientSchema>;

/** A client's form values, or the defaults of a new one. */
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

/** The request body: an empty number becomes null. */
export function toClientBody({ number, ...fields }: ClientFields) {
  return { ...fields, number: number === '' ? null : number };
}
