/** The parts of a query as the server reads it. */
const PART = /-?(?:[a-z_]+:)?(?:"[^"]*"|[^\s"]+)/giu;

/** A part of a query that asks for exactly this value of a field. */
export function partOf(field: string, value: string): string {
  // Within quotes there can be no quote; `*` stands for it.
  const safe = value.replaceAll('"', '*');
  return /^[^\s":]+$/u.test(safe) ? `${field}:${safe}` : `${field}:"${safe}"`;
}

export function hasPart(query: string, field: string, value: string): boolean {
  return partsOf(query).some((part) => isPart(part, field, value));
}

/** The query with one value of a field asked for, or no longer. */
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
