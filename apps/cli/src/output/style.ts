import colors from 'picocolors';
import type { Context, OutputStream } from '../context.ts';

/** The style of one stream: stdout and stderr are detected separately. */
export type Style = {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  /** The character for rules. */
  readonly rule: string;
  readonly isTTY: boolean;
  /** Columns of the terminal; Infinity when nothing is truncated. */
  readonly width: number;
};

export type ColorChoice = { readonly color: boolean };

const FALLBACK_COLUMNS = 80;

export function createStyle(
  stream: OutputStream,
  env: Context['env'],
  choice: ColorChoice = { color: true },
): Style {
  const isTTY = stream.isTTY === true;
  const { bold, dim, red, green, yellow } = colors.createColors(
    choice.color && wantsColor(isTTY, env),
  );
  return {
    bold,
    dim,
    red,
    green,
    yellow,
    rule: env.TERM === 'dumb' ? '-' : '─',
    isTTY,
    width: isTTY ? stream.columns || FALLBACK_COLUMNS : Number.POSITIVE_INFINITY,
  };
}

/** https://no-color.org: any non-empty NO_COLOR. FORCE_COLOR colours a pipe too, unless it is 0. */
function wantsColor(isTTY: boolean, env: Context['env']): boolean {
  if (env.NO_COLOR) {
    return false;
  }
  if (env.FORCE_COLOR) {
    return env.FORCE_COLOR !== '0';
  }
  return isTTY && env.TERM !== 'dumb';
}
