import { unwrap, type components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import type { ListOptions, OnlineOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';

type Schemas = components['schemas'];

const FIELDS: readonly Field<Schemas['InstallationSetting']>[] = [
  { name: 'name', heading: 'Name', of: ({ name }) => name },
  { name: 'value', heading: 'Value', of: ({ value }) => value },
  { name: 'default', heading: 'Default', dispensable: 2, of: (setting) => setting.default },
  { name: 'group', heading: 'Group', dispensable: 3, of: ({ group }) => group },
  { name: 'effect', heading: 'Effect', dispensable: 1, of: ({ effect }) => effect },
  { name: 'type', of: ({ type }) => type },
  { name: 'is_default', of: ({ is_default }) => is_default },
  { name: 'source', of: ({ source }) => source },
];

const CHANGE_FIELDS: readonly Field<Schemas['InstallationSettingChange']>[] = [
  { name: 'name', heading: 'Name', of: ({ name }) => name },
  { name: 'before', heading: 'Before', of: ({ before }) => before },
  { name: 'after', heading: 'After', of: ({ after }) => after },
  {
    name: 'changed_by',
    heading: 'By',
    dispensable: 1,
    of: ({ changed_by: by }) => by?.email ?? by?.user_id ?? null,
  },
  { name: 'changed_at', heading: 'Changed', of: ({ changed_at }) => changed_at },
];

/** Lists the effective settings of the installation; a secret only shows whether it is set. */
export async function listInstallationSettings(
  context: Context,
  options: OnlineOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items } = await unwrap(api.GET('/api/admin/config/settings'));
  await printList({ context, options, settings }, FIELDS, items);
}

/** Lists the changes of settings, newest first. */
export async function listInstallationSettingChanges(
  context: Context,
  options: ListOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items, next } = await pages(options, (query) =>
    unwrap(api.GET('/api/admin/config/settings/changes', { params: { query } })),
  );
  await printList({ context, options, settings }, CHANGE_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}
