const UNITS = [
  [86_400, 'day', 'days'],
  [3_600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
] as const;

/** How long something is owed (seconds): "3 hours", "less than a minute". */
export function owedFor(seconds: number): string {
  const unit = UNITS.find(([size]) => seconds >= size);
  if (unit === undefined) {
    return 'less than a minute';
  }
  const [size, one, many] = unit;
  const count = Math.floor(seconds / size);
  return `${count} ${count === 1 ? one : many}`;
}
