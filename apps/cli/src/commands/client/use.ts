import type { Context } from '../../context.ts';
import { readUserConfig, writeUserConfig } from '../../online/config-file.ts';
import { connect } from '../../online/connect.ts';
import { findClient } from '../../online/find-client.ts';
import type { ClientUseOptions } from '../../online/options.ts';
import { printNotes } from '../../online/print-notes.ts';

/** Makes a client the profile's default, after checking access with the server. */
export async function useClient(
  context: Context,
  name: string,
  options: ClientUseOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const client = await findClient(api, name);
  if (options.dryRun === true) {
    await printNotes(context, options, [
      `DRY RUN: profile ${settings.profile} would work on ${client.name}.`,
    ]);
    return;
  }
  const config = await readUserConfig(context);
  const own = { ...config.profiles[settings.profile], client: client.id };
  await writeUserConfig(context, {
    ...config,
    profiles: { ...config.profiles, [settings.profile]: own },
  });
  await printNotes(context, options, [`Working on ${client.name} (profile ${settings.profile}).`]);
}
