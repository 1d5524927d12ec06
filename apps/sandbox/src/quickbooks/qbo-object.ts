import { asText } from '../core/text.ts';

/** An object of the Accounting API as it is sent and kept: property names are Intuit's. */
export type QboObject = Record<string, unknown>;

export type Saved = QboObject & {
  readonly Id: string;
  readonly SyncToken: string;
  readonly MetaData: { readonly CreateTime: string; readonly LastUpdatedTime: string };
};

export type Reference = { readonly value: string; readonly name?: string };

export function asObject(value: unknown): QboObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as QboObject)
    : {};
}

export function asList(value: unknown): readonly QboObject[] {
  return Array.isArray(value) ? value.map(asObject) : [];
}

/** Null for whatever is not a text or is empty: an empty text clears a field there. */
export function textOrNull(value: unknown): string | null {
  const text = asText(value);
  return text === '' ? null : text;
}

/** The id a reference names, null when it names none. */
export function referenceId(value: unknown): string | null {
  return textOrNull(asObject(value).value);
}

/** Without the properties that are undefined or null: Intuit leaves out what is not set. */
export function withoutUnset(object: QboObject): QboObject {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== null),
  );
}
