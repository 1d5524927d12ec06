/** The zones most restaurants of the United States and Canada are in, from east to west. */
const COMMON: readonly (readonly [zone: string, name: string])[] = [
  ['America/New_York', 'Eastern time (New York)'],
  ['America/Chicago', 'Central time (Chicago)'],
  ['America/Denver', 'Mountain time (Denver)'],
  ['America/Phoenix', 'Mountain time, no daylight saving (Phoenix)'],
  ['America/Los_Angeles', 'Pacific time (Los Angeles)'],
  ['America/Anchorage', 'Alaska time (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii time (Honolulu)'],
  ['America/Halifax', 'Atlantic time (Halifax)'],
  ['America/Toronto', 'Eastern time (Toronto)'],
  ['America/Winnipeg', 'Central time (Winnipeg)'],
  ['America/Edmonton', 'Mountain time (Edmonton)'],
  ['America/Vancouver', 'Pacific time (Vancouver)'],
];

/** Everywhere else, by region. */
const REGIONS: readonly (readonly [prefix: string, label: string])[] = [
  ['America', 'Rest of the Americas'],
  ['Pacific', 'Pacific'],
  ['Atlantic', 'Atlantic'],
  ['Europe', 'Europe'],
  ['Australia', 'Australia'],
  ['Asia', 'Asia'],
  ['Africa', 'Africa'],
];

export type TimeZoneGroup = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** The zone this browser is in. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Time zones as groups of options, the common ones of the United States and Canada first; `current` is among them even
 * when this browser does not list it.
 */
export function toTimeZoneGroups(zones: readonly string[], current: string): TimeZoneGroup[] {
  const all = zones.includes(current) ? zones : [current, ...zones];
  const common = {
    label: 'United States and Canada',
    options: COMMON.filter(([zone]) => all.includes(zone)).map(([value, label]) => ({
      value,
      label,
    })),
  };
  const rest = all.filter((zone) => !COMMON.some(([known]) => known === zone));
  const groups = REGIONS.map(([prefix, label]) => ({
    label,
    options: rest.filter((zone) => zone.startsWith(`${prefix}/`)).map(toOption),
  }));
  const grouped = new Set(groups.flatMap(({ options }) => options.map(({ value }) => value)));
  const other = {
    label: 'Other',
    options: rest.filter((zone) => !grouped.has(zone)).map(toOption),
  };
  return [common, ...groups, other].filter(({ options }) => options.length > 0);
}

function toOption(zone: string) {
  const place = zone.slice(zone.indexOf('/') + 1);
  return { value: zone, label: place.replaceAll('_', ' ').replaceAll('/', ', ') };
}
