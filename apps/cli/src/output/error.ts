import type { CliError } from '../cli-error.ts';
import type { Style } from './style.ts';
import { wrapLine } from './text-width.ts';

/** Formats an error for stderr: two lines for people, or one object for JSON. */
export function presentError(
  error: CliError,
  { style, json }: { readonly style: Style; readonly json: boolean },
): string {
  if (json) {
    return `${JSON.stringify({
      error: {
        code: error.code,
        message: error.message,
        hint: error.hint ?? null,
        status: error.status,
        request_id: error.requestId,
        retryable: error.retryable,
        exit_code: error.exitCode,
      },
    })}\n`;
  }
  const lines = [`${style.red(`error[${error.code}]:`)} ${error.message}`];
  if (error.hint !== undefined) {
    lines.push(`${style.bold('hint:')} ${error.hint}`);
  }
  if (error.requestId !== null) {
    lines.push(style.dim(`request: ${error.requestId}`));
  }
  return lines.map((line) => wrapLine(line, style.width)).join('');
}
