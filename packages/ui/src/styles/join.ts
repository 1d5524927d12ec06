/** Class names in one string, leaving out what is not set. */
export function join(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
