import { asText } from '../core/text.ts';

/** An object of the Accounting API as sent and stored: property names are Intuit's. */
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

/** Null for anything but a non-empty string: an empty string clears a field there. */
export function textOrNull(value: unknown): string | null {
  const text = asText(value);
  return text === '' ? null : text;
}

/** The id in a reference; null without one. */
export function referenceId(value: unknown): string | null {
  return textOrNull(asObject(value).value);
}

/** Drops undefined and null properties: Intuit omits unset ones. */
export function withoutUnset(object: QboObject): QboObject {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== null),
  );
}
