/** The parts of a query in the server's grammar. */
const PART = /-?(?:[a-z_]+:)?(?:"[^"]*"|[^\s"]+)/giu;

/** A query part for an exact field value. */
export function partOf(field: string, value: string): string {
  // Quoted values cannot contain quotes; `*` matches them.
  const safe = value.replaceAll('"', '*');
  return /^[^\s":]+$/u.test(safe) ? `${field}:${safe}` : `${field}:"${safe}"`;
}

export function hasPart(query: string, field: string, value: string): boolean {
  return partsOf(query).some((part) => isPart(part, field, value));
}

/** Adds a field value to the query, or removes it. */
export function withPart(
  query: string,
  { field, value, isWanted }: { field: string; value: string; isWanted: boolean },
): string {
  const others = partsOf(query).filter((part) => !isPart(part, field, value));
  return [...others, ...(isWanted ? [partOf(field, value)] : [])].join(' ');
}

function partsOf(query: string): string[] {
  return [...query.matchAll(PART)].map(([part]) => part);
}

function isPart(part: string, field: string, value: string): boolean {
  return part === partOf(field, value) || part === `${field}:"${value}"`;
}
