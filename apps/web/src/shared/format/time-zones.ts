import { commonZones, groups, regions } from './time-zones.messages.ts';

export type TimeZoneGroup = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** The browser's time zone. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Grouped time zone options, common US and Canadian ones first; `current` is included even if this browser does not
 * list it.
 */
export function toTimeZoneGroups(zones: readonly string[], current: string): TimeZoneGroup[] {
  const all = zones.includes(current) ? zones : [current, ...zones];
  const common = {
    label: groups.common,
    options: Object.entries(commonZones)
      .filter(([zone]) => all.includes(zone))
      .map(([value, label]) => ({
        value,
        label,
      })),
  };
  const rest = all.filter((zone) => !Object.hasOwn(commonZones, zone));
  const byRegion = Object.entries(regions).map(([prefix, label]) => ({
    label,
    options: rest.filter((zone) => zone.startsWith(`${prefix}/`)).map(toOption),
  }));
  const grouped = new Set(byRegion.flatMap(({ options }) => options.map(({ value }) => value)));
  const other = {
    label: groups.other,
    options: rest.filter((zone) => !grouped.has(zone)).map(toOption),
  };
  return [common, ...byRegion, other].filter(({ options }) => options.length > 0);
}

function toOption(zone: string) {
  const place = zone.slice(zone.indexOf('/') + 1);
  return { value: zone, label: place.replaceAll('_', ' ').replaceAll('/', ', ') };
}
