import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type { ListOptions, OnlineOptions } from '../../online/options.ts';
import { findOnPages, moreOf, pages } from '../../online/pages.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import { counted } from '../../output/counted.ts';
import type { FormatRestoreOptions } from './options.ts';

type Schemas = components['schemas'];
type Version = Omit<Schemas['ReportFormatVersion'], 'trial'>;

const ALIAS_FIELDS: readonly Field<Schemas['ReportAlias']>[] = [
  { name: 'header', heading: 'Header', of: ({ header }) => header },
  { name: 'column', heading: 'Read as', of: ({ column }) => column },
  { name: 'platform', heading: 'Platform', of: ({ platform }) => platform },
  { name: 'since_version', heading: 'Since', of: ({ since_version }) => since_version },
];

const HEADER_FIELDS: readonly Field<Schemas['UnknownHeader']>[] = [
  { name: 'header', heading: 'Header', of: ({ header }) => header },
  { name: 'platform', heading: 'Platform', of: ({ platform }) => platform },
  { name: 'tenants', heading: 'Tenants', of: ({ tenants }) => tenants },
  { name: 'files', heading: 'Files', of: ({ files }) => files },
  { name: 'stopped_files', heading: 'Stopped', of: ({ stopped_files }) => stopped_files },
  { name: 'alias_of', heading: 'Read as', dispensable: 1, of: ({ alias_of }) => alias_of },
  { name: 'has_money', of: ({ has_money }) => has_money },
  { name: 'report_types', of: ({ report_types }) => report_types },
  { name: 'first_seen_at', of: ({ first_seen_at }) => first_seen_at },
  { name: 'last_seen_at', of: ({ last_seen_at }) => last_seen_at },
];

const VERSION_FIELDS: readonly Field<Version>[] = [
  { name: 'version', heading: 'Version', of: ({ version }) => version },
  { name: 'published_at', heading: 'Published', of: ({ published_at }) => published_at },
  {
    name: 'published_by',
    heading: 'By',
    dispensable: 2,
    of: ({ published_by: by }) => by?.email ?? by?.user_id ?? null,
  },
  { name: 'reason', heading: 'Reason', dispensable: 3, of: ({ reason }) => reason },
  { name: 'aliases', heading: 'Aliases', of: ({ aliases }) => aliases },
  { name: 'restored_version', of: ({ restored_version }) => restored_version },
  {
    name: 'changes',
    of: ({ changes }) =>
      changes.map(
        ({ platform, header, before, after }) =>
          `${platform} ${header}: ${before ?? 'unknown'} -> ${after ?? 'unknown'}`,
      ),
  },
];

const RESTORED_FIELDS = withHeadings<Schemas['PublishedReportFormats']>([
  ...VERSION_FIELDS,
  { name: 'files_queued', of: ({ files_queued }) => files_queued },
]);

/** Lists the header aliases of the active version. */
export async function listAliases(context: Context, options: OnlineOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { aliases, version } = await unwrap(api.GET('/api/admin/config/report-formats'));
  await printList({ context, options, settings }, ALIAS_FIELDS, aliases);
  await printNotes(context, options, [
    `Version ${version}, ${counted(aliases.length, 'alias', 'aliases')}.`,
  ]);
}

/** Lists columns that no format knows, in files of any tenant. */
export async function listHeaders(context: Context, options: ListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items, next } = await pages(options, (query) =>
    unwrap(api.GET('/api/admin/config/report-formats/headers', { params: { query } })),
  );
  await printList({ context, options, settings }, HEADER_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

/** Lists the versions of the aliases, newest first. */
export async function listFormatVersions(context: Context, options: ListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items, next } = await pages(options, (query) =>
    unwrap(api.GET('/api/admin/config/report-formats/versions', { params: { query } })),
  );
  await printList({ context, options, settings }, VERSION_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

/** Restores the aliases of an earlier version as a new version; asks for confirmation. */
export async function restoreFormats(
  context: Context,
  version: string,
  options: FormatRestoreOptions,
): Promise<void> {
  if (!/^\d{1,6}$/.test(version)) {
    throw new CliError(
      'usage_error',
      `"${version}" isn't a version.`,
      "'platebook format versions' shows them all; 0 has no aliases",
    );
  }
  const online = await connect(context, options);
  const { reason, yes = false, dryRun = false } = options;
  const restore = (api: ApiClient) =>
    unwrap(
      api.POST('/api/admin/config/report-formats/versions/restore', {
        body: { version: Number(version), reason },
      }),
    );
  if (dryRun) {
    const subject = await describeVersion(online.api, Number(version));
    const planned = { operation: 'restoreReportFormatVersion', subject } as const;
    await preview({ context, options, online }, planned, restore);
    return;
  }
  if (!yes) {
    await confirmed(
      context,
      options,
      `Restore version ${version}? Files that need an alias it does not have stop from then on.`,
    );
  }
  const published = await restore(online.api);
  await printOne({ context, options, settings: online.settings }, RESTORED_FIELDS, published);
}

/** How many aliases a version has; version 0, which precedes all others, has none. */
async function describeVersion(api: ApiClient, wanted: number): Promise<string> {
  const found =
    wanted === 0
      ? { aliases: 0 }
      : await findOnPages(
          (query) =>
            unwrap(api.GET('/api/admin/config/report-formats/versions', { params: { query } })),
          ({ version }) => version === wanted,
        );
  if (found === null) {
    throw new CliError(
      'report_format_version_not_found',
      `There is no version ${wanted}.`,
      "'platebook format versions' shows them all; 0 has no aliases",
    );
  }
  return `version ${wanted}, ${counted(found.aliases, 'alias', 'aliases')}`;
}
