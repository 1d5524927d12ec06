import { PLATFORM_NAMES } from '../../shared/format/names.ts';

export type MappingPlace = {
  /** Null for both platforms. */
  readonly platform: 'ubereats' | 'doordash' | null;
  /** Null for all stores. */
  readonly store_name: string | null;
};

/** The scope of a mapping: "Uber Eats", "Market Street, Uber Eats"; `all` for the default. */
export function placeOf({ platform, store_name: store }: MappingPlace, all: string): string {
  const parts = [store, platform === null ? null : PLATFORM_NAMES[platform]];
  const named = parts.filter((part) => part !== null);
  return named.length === 0 ? all : named.join(', ');
}
