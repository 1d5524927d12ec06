import type { SealedBox } from '../../platform/sealed-box.ts';
import type { Provider } from '../../db/tables.ts';

/** The columns of a connection that hold secrets. */
export const SEALED_COLUMNS = ['access_token', 'refresh_token', 'credentials'] as const;
export type SealedColumn = (typeof SEALED_COLUMNS)[number];

/** The row a secret belongs to; sealed for it, it cannot be opened anywhere else. */
export type Place = {
  readonly tenant_id: string;
  readonly provider: Provider;
  readonly id: string;
};

export function sealToken(
  box: SealedBox,
  place: Place,
  column: SealedColumn,
  secret: string,
): string {
  return box.seal(Buffer.from(secret), placeOfToken(place, column));
}

/** Throws `SealedBoxError` for a secret that was changed or belongs to another row or column. */
export function openToken(
  box: SealedBox,
  place: Place,
  column: SealedColumn,
  sealed: string,
): string {
  return box.open(sealed, placeOfToken(place, column)).toString();
}

/** The context that a secret is sealed for: tenant, provider, row and column (`reliability.md` 2.6). */
export function placeOfToken(
  { tenant_id: tenantId, provider, id }: Place,
  column: SealedColumn,
): string {
  return [tenantId, provider, id, column].join('|');
}
