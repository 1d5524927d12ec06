/** A JSON pointer (RFC 6901) to a nested member or element. */
export function pointerTo(base: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (pointer, key) => `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    base,
  );
}

/** The keys of a JSON pointer. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at the pointer; undefined if there is none. */
export function atPointer(value: unknown, pointer: string): unknown {
  return fromPointer(pointer).reduce<unknown>(
    (place, key) =>
      typeof place === 'object' && place !== null && Object.hasOwn(place, key)
        ? (place as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
}
