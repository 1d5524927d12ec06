/** The zones delivery platforms pay in, by region, as a list to choose from. */
const REGIONS = ['America', 'Pacific', 'Atlantic', 'Europe', 'Australia', 'Asia', 'Africa'];

export type TimeZoneGroup = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** The zone this browser is in. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Time zones as groups of options; `current` is among them even when this browser does not list it. */
export function toTimeZoneGroups(zones: readonly string[], current: string): TimeZoneGroup[] {
  const all = zones.includes(current) ? zones : [current, ...zones];
  const groups = REGIONS.map((region) => ({
    label: region,
    options: all.filter((zone) => zone.startsWith(`${region}/`)).map(toOption),
  }));
  const grouped = new Set(groups.flatMap(({ options }) => options.map(({ value }) => value)));
  const other = { label: 'Other', options: all.filter((zone) => !grouped.has(zone)).map(toOption) };
  return [...groups, other].filter(({ options }) => options.length > 0);
}

function toOption(zone: string) {
  const place = zone.slice(zone.indexOf('/') + 1);
  return { value: zone, label: place.replaceAll('_', ' ').replaceAll('/', ', ') };
}
