import { Page, PageHeader, Stack, Button, Heading, Inline, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useServices } from '../../../shared/services.ts';
import { WithCapability } from '../dataflow/with-capability.tsx';
import { LogSearch } from './log-search.tsx';
import { useLogAddress, readLogPlace, savedSearch } from './log-address.ts';
import { words } from './logs.messages.ts';
import type { ReactNode } from 'react';
import { ListViews } from '../../../shared/list/list-views.tsx';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { LogLines } from './log-lines.tsx';
import { surroundingsQuery } from './logs.queries.ts';

/** Server events and browser reports, searched as one log. */
export function LogAnalyzerPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const { place } = useLogAddress();
  const capabilities = permissions?.capabilities ?? [];
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="lg">
        <PageHeader title={words.title} description={words.about} />
        <WithCapability permissions={permissions} needs="view_operation_logs">
          {place.around === null ? (
            <LogSearches>
              <LogSearch capabilities={capabilities} />
            </LogSearches>
          ) : (
            <LinesAround lineId={place.around} capabilities={capabilities} />
          )}
        </WithCapability>
      </Stack>
    </Page>
  );
}

/** The log with saved searches, like the saved views of lists. */
function LogSearches({ children }: { children: ReactNode }) {
  const { place, go } = useLogAddress();
  return (
    <ListViews
      client={null}
      list="log_lines"
      noun={{ one: words.lineNoun, many: words.linesNoun, all: words.allLines }}
      address={savedSearch(place)}
      isFiltered={place.q !== ''}
      onShow={(saved) => go(readLogPlace(new URLSearchParams(saved ?? '')))}
    >
      {children}
    </ListViews>
  );
}

type LinesAroundProps = { lineId: string; capabilities: readonly string[] };

/** The lines around one line, ignoring the query. */
function LinesAround({ lineId, capabilities }: LinesAroundProps) {
  const { api } = useServices();
  const { go } = useLogAddress();
  const format = useInstantFormat();
  const lines = useQuery(surroundingsQuery(api, lineId));
  const time = new Date(Number(lineId.split('-', 1)[0])).toISOString();
  return (
    <Stack as="section" gap="md" aria-label={words.around}>
      <Heading level={2} size="title3">
        {words.around}
      </Heading>
      <Text tone="muted">{words.aroundAbout(format(time))}</Text>
      <Inline>
        <Button icon="back" onClick={() => go({ around: null })}>
          {words.backToSearch}
        </Button>
      </Inline>
      <Loaded query={lines} label={words.loadingAround} shape="table" lines={10}>
        {({ items }) => <LogLines lines={items} startsAt={lineId} capabilities={capabilities} />}
      </Loaded>
    </Stack>
  );
}
