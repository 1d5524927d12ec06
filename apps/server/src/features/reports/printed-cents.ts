/** The printed amount of a cell that the reading accepted, in cents; empty is 0. */
export function parseCents(cell: string): number {
  const match = /^\(?([-+]?)\$?([\d,]*)(?:\.(\d{1,2})0*)?\)?$/.exec(cell.trim());
  if (match === null) {
    return 0;
  }
  const [whole = '', sign = '', units = '', fraction = ''] = match;
  const cents = Number(units.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' || whole.startsWith('(') ? 0 - cents : cents;
}
