import { Badge, Code, Heading, Link, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { groupNames, words } from './settings.messages.ts';
import {
  settingChangesQuery,
  settingsQuery,
  type InstallationSetting,
  type SettingChange,
} from './settings.queries.ts';
import { groupSettings, typeOf, valueText } from './settings.view.ts';

/** All current settings with their defaults, and their history. */
export function SettingsSection() {
  const { api } = useServices();
  const settings = useQuery(settingsQuery(api));
  return (
    <Stack as="section" gap="xl" aria-label={words.settings}>
      <Text tone="muted">{words.about}</Text>
      <Loaded query={settings} label={words.loadingSettings} shape="table" lines={12}>
        {({ items }) => (
          <Stack gap="xl">
            {groupSettings(items).map(({ group, settings: own }) => (
              <Stack key={group} gap="md">
                <Heading level={2}>{groupNames[group]}</Heading>
                <Table
                  caption={groupNames[group]}
                  captionHidden
                  rows={own}
                  rowKey={({ name }) => name}
                  columns={settingColumns()}
                />
              </Stack>
            ))}
            <History settings={items} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function settingColumns(): TableColumn<InstallationSetting>[] {
  return [
    {
      id: 'name',
      header: words.setting,
      rowHeader: true,
      cell: ({ name, effect }) => (
        <Stack gap="xxs">
          <Code>{name}</Code>
          {effect === 'live' ? (
            <Text size="small">
              <Link href="/admin/invitation-code">{words.changeInvites}</Link>
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'value',
      header: words.value,
      cell: (setting) => (
        <>
          {valueText(setting, setting.value)}{' '}
          {setting.is_default || setting.default === null ? null : (
            <Badge tone="brand">{words.changedFrom}</Badge>
          )}
        </>
      ),
    },
    {
      id: 'default',
      header: words.usual,
      cell: (setting) => (setting.default === null ? '' : valueText(setting, setting.default)),
    },
    {
      id: 'effect',
      header: words.takesEffect,
      cell: ({ effect }) => (effect === 'live' ? words.live : words.restart),
    },
  ];
}

function History({ settings }: { settings: readonly InstallationSetting[] }) {
  const { api } = useServices();
  const changes = useInfiniteQuery(settingChangesQuery(api));
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level={2}>{words.history}</Heading>
        <Text tone="muted">{words.historyAbout}</Text>
      </Stack>
      <Loaded query={changes} label={words.loadingHistory} shape="table" lines={3}>
        {(data) => {
          const rows = rowsOf(data);
          return (
            <Stack gap="md">
              <Table
                caption={words.history}
                captionHidden
                rows={rows}
                rowKey={({ name, changed_at: at }) => `${name} ${at}`}
                columns={changeColumns(settings)}
                empty={<Text tone="muted">{words.noChanges}</Text>}
              />
              <ShowMore query={changes} shown={rows.length} noun={words.changesNoun} />
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function changeColumns(settings: readonly InstallationSetting[]): TableColumn<SettingChange>[] {
  return [
    {
      id: 'name',
      header: words.setting,
      rowHeader: true,
      cell: ({ name }) => <Code>{name}</Code>,
    },
    {
      id: 'before',
      header: words.before,
      cell: (change) => valueText(typeOf(settings, change), change.before),
    },
    {
      id: 'after',
      header: words.after,
      cell: (change) => valueText(typeOf(settings, change), change.after),
    },
    {
      id: 'when',
      header: words.when,
      cell: ({ changed_at: at, changed_by: author }) => (
        <Stack gap="xxs">
          <Instant at={at} />
          <Text size="small" tone="muted">
            {author === null ? words.byEnvironment : (author.email ?? author.user_id)}
          </Text>
        </Stack>
      ),
    },
  ];
}
