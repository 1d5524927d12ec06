/** Masks an address or a number for an operator: enough to recognize it, too little to use it. */
export function maskTarget(target: string): string {
  const at = target.lastIndexOf('@');
  if (at < 0) {
    return `${'•'.repeat(Math.max(0, target.length - 2))}${target.length > 4 ? target.slice(-2) : '••'}`;
  }
  return `${target.slice(0, 1)}•••${target.slice(at)}`;
}
