import { Grid, Heading, InlineAlert, Link, Stack, StatCard } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, ImportSummary } from '../../shared/api/entities.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import {
  driftQuery,
  entriesSummaryQuery,
  lateChangesQuery,
  syncStatusQuery,
} from '../../shared/workspace/entries.queries.ts';
import { Troubles } from '../../shared/workspace/troubles.tsx';
import { toNeedsYou } from './needs-you.view.ts';
import { toWaiting, waitingName, type WaitingCounts } from './waiting.view.ts';

export type NeedsYouProps = { client: Client; imports: readonly ImportSummary[] };

/** What waits for a person: how many entries where, then each connection and import that stands still. */
export function NeedsYou({ client, imports }: NeedsYouProps) {
  const { api } = useServices();
  const summary = useQuery(entriesSummaryQuery(api, client.tenant_id));
  return (
    <Stack as="section" gap="md" aria-labelledby="needs-you">
      <Heading level={2} id="needs-you">
        Needs you
      </Heading>
      <Loaded query={summary} label="Loading what needs you" lines={2}>
        {(counts) => <Figures client={client} summary={counts} />}
      </Loaded>
      <StandingStill client={client} imports={imports} />
    </Stack>
  );
}

/** None of them is 0 because it could not be read. */
function Figures({ client, summary }: { client: Client; summary: WaitingCounts }) {
  const { api } = useServices();
  const late = useQuery(lateChangesQuery(api, client.tenant_id));
  const drift = useQuery(driftQuery(api, client.tenant_id));
  const status = useQuery(syncStatusQuery(api, client.tenant_id));
  return (
    <Loaded query={late} label="Loading late changes" lines={2}>
      {(lateCount) => (
        <Loaded query={drift} label="Loading differences with the books" lines={2}>
          {({ items }) => (
            <Loaded query={status} label="Loading the channels" lines={2}>
              {({ channels }) => (
                <Grid columns={4}>
                  {toWaiting(summary, { late: lateCount, drifted: items.length }, channels).map(
                    (waiting) => (
                      <Figure key={waiting.id} waiting={waiting} />
                    ),
                  )}
                </Grid>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function Figure({ waiting }: { waiting: ReturnType<typeof toWaiting>[number] }) {
  const href = useClientHref();
  return (
    <StatCard
      label={waiting.label}
      value={
        waiting.count === 0 ? (
          '0'
        ) : (
          <Link href={href(waiting.href)} variant="quiet" aria-label={waitingName(waiting)}>
            {waiting.count}
          </Link>
        )
      }
    />
  );
}

function StandingStill({ client, imports }: NeedsYouProps) {
  const href = useClientHref();
  return (
    <>
      <Troubles client={client} />
      {toNeedsYou(imports).map(({ id, title, reason, href: path, action }) => (
        <InlineAlert
          key={id}
          tone="warning"
          title={title}
          action={<Link href={href(path)}>{action}</Link>}
        >
          {reason}
        </InlineAlert>
      ))}
    </>
  );
}
