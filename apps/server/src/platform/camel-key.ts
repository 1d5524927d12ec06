/** A snake_case name in TypeScript's camelCase: `payout_on` is `payoutOn`. */
export type CamelKey<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Name;

const CAMEL_KEYS = new Map<string, string>();

/**
 * `payoutOn` for `payout_on`. Names come from the schema and the contract, so there are few, and each is converted
 * once.
 */
export function camelKey(name: string): string {
  let key = CAMEL_KEYS.get(name);
  if (key === undefined) {
    key = name.replaceAll(/_+(\w)/g, (_match, letter: string) => letter.toUpperCase());
    CAMEL_KEYS.set(name, key);
  }
  return key;
}
