/** Whether a value of the address is a key of these names. */
export function isOneOf<Names extends object>(
  names: Names,
  value: string | undefined,
): value is string & keyof Names {
  return value !== undefined && Object.hasOwn(names, value);
}
