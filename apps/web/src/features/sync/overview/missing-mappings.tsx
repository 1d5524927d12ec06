import { ButtonLink, InlineAlert } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { hasBooks } from '../../../shared/workspace/connection-troubles.ts';
import { connectionsQuery } from '../../../shared/workspace/connections.queries.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entriesSummaryQuery } from '../../../shared/workspace/entries.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { missingAlerts } from './missing-mappings.view.ts';

/** Missing mappings that block a client's entries: one alert per action. */
export function MissingMappings({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const isInBooks = client.client_category !== 'delivery_only';
  const summary = useQuery({ ...entriesSummaryQuery(api, client.tenant_id), enabled: isInBooks });
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  if (!isInBooks || summary.data === undefined || connections.data === undefined) {
    return null;
  }
  const { missing } = summary.data;
  return missingAlerts(missing, hasBooks(connections.data.items)).map(
    ({ id, title, meaning, path, action }) => (
      <InlineAlert
        key={id}
        tone="warning"
        title={title}
        action={
          mayManage(client) ? (
            <ButtonLink variant="primary" href={href(path)}>
              {action}
            </ButtonLink>
          ) : undefined
        }
      >
        {meaning}
      </InlineAlert>
    ),
  );
}
