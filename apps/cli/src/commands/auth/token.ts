import type { Context } from '../../context.ts';
import { notSignedIn } from '../../online/connect.ts';
import { findCredential } from '../../online/credentials.ts';
import type { TokenOptions } from '../../online/options.ts';
import { asksForFormat, printOne, withHeadings } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';
import { writeChunks } from '../../output/write.ts';

const SHOWN = 8;

const FIELDS = withHeadings<{ readonly token: string; readonly isWhole: boolean }>([
  { name: 'token', of: ({ token: shown }) => shown },
  { name: 'whole', of: ({ isWhole }) => isWhole },
]);

/** Prints the current token; only its beginning, unless `--show`. Makes no request. */
export async function token(context: Context, options: TokenOptions): Promise<void> {
  const settings = await readSettings(context, options);
  const credential = await findCredential(context, options, settings);
  if (credential === null) {
    throw notSignedIn(settings);
  }
  const { accessToken } = credential;
  const shown = options.show === true ? accessToken : `${accessToken.slice(0, SHOWN)}…`;
  if (asksForFormat(options)) {
    const one = { token: shown, isWhole: options.show === true };
    await printOne({ context, options, settings }, FIELDS, one);
  } else {
    await writeChunks(context.stdout, [`${shown}\n`], context.signal);
  }
  if (options.show !== true) {
    await printNotes(context, options, ['Only its beginning; --show prints it all.']);
  }
}
