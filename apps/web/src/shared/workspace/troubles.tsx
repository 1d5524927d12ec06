import { InlineAlert, Link } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../api/entities.ts';
import { useServices } from '../services.ts';
import { useClientHref } from './client-href.ts';
import { troubles } from './connection-troubles.ts';
import { connectionsQuery } from './connections.queries.ts';

/** Connection problems that block fetching or posting, each with a fix. */
export function Troubles({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  return troubles(connections.data?.items ?? [], client.client_category).map(
    ({ provider, title, meaning, path, action }) => (
      <InlineAlert
        key={provider}
        tone="warning"
        title={title}
        action={<Link href={href(path)}>{action}</Link>}
      >
        {meaning}
      </InlineAlert>
    ),
  );
}
