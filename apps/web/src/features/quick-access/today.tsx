import { Heading, Link, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { entriesSummaryQuery } from '../../shared/workspace/entries.queries.ts';
import { tasksOf } from './today.view.ts';
import { words } from './quick-access.messages.tsx';

/** What waits for a person today. */
export function Today({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const summary = useQuery(entriesSummaryQuery(api, client.tenant_id));
  return (
    <Stack as="section" gap="sm" aria-labelledby="today">
      <Heading level={2} id="today">
        {words.today}
      </Heading>
      <Loaded query={summary} label={words.loadingToday} lines={3}>
        {({ counts }) => {
          const tasks = tasksOf(counts, client.client_category);
          return tasks.length === 0 ? (
            <Text tone="muted">{words.nothingToday}</Text>
          ) : (
            <Stack as="ul" gap="xs">
              {tasks.map(({ id, label, path }) => (
                <li key={id}>
                  <Link href={href(path)}>{label}</Link>
                </li>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
