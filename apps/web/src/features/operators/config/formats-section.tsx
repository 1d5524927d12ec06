import { Button, Disclosure, Heading, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/counted.ts';
import { PLATFORM_NAMES, reportName } from '../../../shared/format/names.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { AliasDialogs, type NamedHeader } from './alias-dialogs.tsx';
import { columnUseNames, words } from './config.messages.ts';
import {
  reportFormatsQuery,
  type ReportAlias,
  type ReportFormats,
} from './report-formats.queries.ts';

type KnownColumn = ReportFormats['formats'][number]['columns'][number];

/** The active aliases, and the columns of every known report. */
export function FormatsSection({ manages }: { manages: boolean }) {
  const { api } = useServices();
  const registry = useQuery(reportFormatsQuery(api));
  const [naming, setNaming] = useState<NamedHeader | null>(null);
  return (
    <Stack as="section" gap="xl" aria-label={words.formats}>
      <Loaded query={registry} label={words.loadingFormats} shape="table" lines={8}>
        {({ aliases, formats }) => (
          <>
            <Stack gap="md">
              <Heading level={2}>{words.aliases}</Heading>
              <Table
                caption={words.aliases}
                captionHidden
                rows={aliases}
                rowKey={({ platform, header }) => `${platform} ${header}`}
                columns={aliasColumns(manages ? setNaming : null)}
                empty={<Text tone="muted">{words.noAliases}</Text>}
              />
            </Stack>
            <Stack gap="md">
              <Heading level={2}>{words.formats}</Heading>
              <Text tone="muted">{words.formatsAbout}</Text>
              {formats.map(({ report_type: type, columns }) => (
                <Disclosure
                  key={`${type} ${columns.length}`}
                  label={words.columnsOf(reportName(type), columns.length)}
                >
                  <Table
                    caption={reportName(type)}
                    captionHidden
                    rows={columns}
                    rowKey={({ name }) => name}
                    columns={knownColumns()}
                  />
                </Disclosure>
              ))}
            </Stack>
          </>
        )}
      </Loaded>
      {naming === null ? null : <AliasDialogs named={naming} onClose={() => setNaming(null)} />}
    </Stack>
  );
}

function aliasColumns(onName: ((named: NamedHeader) => void) | null): TableColumn<ReportAlias>[] {
  return [
    { id: 'header', header: words.header, rowHeader: true, cell: ({ header }) => header },
    { id: 'platform', header: words.platform, cell: ({ platform }) => PLATFORM_NAMES[platform] },
    { id: 'column', header: words.readAs, cell: ({ column }) => column },
    {
      id: 'since',
      header: words.sinceVersion,
      numeric: true,
      cell: ({ since_version: version }) => formatCount(version),
    },
    ...(onName === null ? [] : [changeColumn(onName)]),
  ];
}

function changeColumn(onName: (named: NamedHeader) => void): TableColumn<ReportAlias> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: ({ platform, header, column }) => (
      <Button
        size="sm"
        aria-label={words.changeAlias(header)}
        onClick={() => onName({ platform, header, column })}
      >
        {words.change}
      </Button>
    ),
  };
}

function knownColumns(): TableColumn<KnownColumn>[] {
  return [
    {
      id: 'name',
      header: words.column,
      rowHeader: true,
      cell: ({ name, identifies }) => (
        <Stack gap="xxs">
          {name}
          {identifies ? (
            <Text size="small" tone="muted">
              {words.identifies}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    { id: 'use', header: words.use, cell: ({ use }) => columnUseNames[use] },
    { id: 'spellings', header: words.spellings, cell: ({ spellings }) => spellings.join(', ') },
  ];
}
