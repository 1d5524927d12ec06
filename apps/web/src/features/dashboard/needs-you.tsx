import {
  ButtonLink,
  Grid,
  Heading,
  Inline,
  InlineAlert,
  Link,
  Stack,
  StatCard,
  Text,
} from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import type { Setup } from '../../shared/setup/setup.queries.ts';
import { mapAlertTitle } from '../../shared/setup/setup.view.ts';
import { WAITING_IMPORTS } from '../../shared/workspace/imports.queries.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { hasBooks, troubles } from '../../shared/workspace/connection-troubles.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './dashboard.messages.ts';
import { unreadReasons } from './home-parts.view.ts';
import type { Home } from './home.queries.ts';
import { toNeedsYou } from './needs-you.view.ts';
import { PartFailure } from './part-failure.tsx';
import { nextWork, toWaiting, waitingName, type Waiting } from './waiting.view.ts';

export type NeedsYouProps = { client: Client; home: Home };

/** Pending work: entry counts by list, then each stuck connection and import. */
export function NeedsYou({ client, home }: NeedsYouProps) {
  const waiting = waitingOf({ client, home });
  const stuck = stuckOf({ client, home });
  const isAllRead = unreadReasons(home, 'needsYou').length === 0;
  const isNothing = isAllRead && stuck.items.length === 0 && waiting.length === 0;
  return (
    <Stack as="section" gap="md" aria-labelledby="needs-you">
      <Heading level={2} id="needs-you">
        {words.needsYou}
      </Heading>
      <PartFailure client={client} home={home} section="needsYou" />
      <MissingAccounts client={client} home={home} />
      {waiting.length === 0 ? null : (
        <Grid columns={4}>
          {waiting.map((one) => (
            <Figure key={one.id} waiting={one} />
          ))}
        </Grid>
      )}
      <NextWork client={client} home={home} />
      {isNothing ? <Text tone="muted">{words.nothingNeedsYou}</Text> : null}
      {stuck.items.map(({ id, title, reason, href, action }) => (
        <Stuck key={id} title={title} href={href} action={action}>
          {reason}
        </Stuck>
      ))}
      <MoreImports count={stuck.moreImports} />
    </Stack>
  );
}

/** The one primary action once set-up is complete and every line item is mapped. */
function NextWork({ client, home: { setup, summary } }: NeedsYouProps) {
  const href = useClientHref();
  if (setup === null || summary === null) {
    return null;
  }
  const work = nextWork(summary.counts);
  const isBlocked = setup.accounts_missing > 0 && setup.entries_blocked > 0;
  if (!setup.is_complete || isBlocked || work === null || !mayManage(client)) {
    return null;
  }
  return (
    <Inline>
      <ButtonLink variant="primary" href={href(work.href)}>
        {work.label}
      </ButtonLink>
    </Inline>
  );
}

/** One alert for all unmapped line items. Before the first posted payout, the set-up shows it. */
function MissingAccounts({ client, home: { setup } }: NeedsYouProps) {
  const href = useClientHref();
  if (setup === null) {
    return null;
  }
  const { is_complete: isComplete, accounts_missing: missing, entries_blocked: blocked } = setup;
  if (!isComplete || missing === 0 || blocked === 0) {
    return null;
  }
  return (
    <InlineAlert
      tone="warning"
      title={mapAlertTitle(missing, blocked)}
      action={
        mayManage(client) ? (
          <ButtonLink
            variant="primary"
            size="sm"
            href={href('/dashboard/platform/quickbooks/mapping?create=missing')}
          >
            {words.mapAccounts(missing)}
          </ButtonLink>
        ) : undefined
      }
    >
      {words.cannotPostYet}
    </InlineAlert>
  );
}

function Figure({ waiting }: { waiting: Waiting }) {
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

function waitingOf({ client, home: { summary, sync } }: NeedsYouProps): readonly Waiting[] {
  if (summary === null) {
    return [];
  }
  const { late_changes: late, drifted } = summary.waiting;
  const channels = sync?.channels ?? [];
  return toWaiting(summary, { late, drifted }, channels, client.client_category);
}

function stuckOf({ client, home }: NeedsYouProps) {
  const { imports, setup } = home;
  const connections = home.connections?.items ?? [];
  const isBooksExpected = setup === null ? hasBooks(connections) : isExpected(setup);
  const broken = troubles(connections, client.client_category).filter(
    ({ provider }) => provider !== 'quickbooks' || isBooksExpected,
  );
  return toNeedsYou(broken, connections, imports ?? []);
}

/** During set-up, connecting QuickBooks is a step of it, and a skipped step raises no alert. */
function isExpected({ is_complete: isComplete, has_books: isInBooks, steps }: Setup) {
  const isSkipped = steps.some(({ id, state }) => id === 'accounts' && state === 'skipped');
  return isInBooks || (isComplete && !isSkipped);
}

function MoreImports({ count }: { count: number }) {
  const href = useClientHref();
  return count === 0 ? null : <Link href={href(WAITING_IMPORTS)}>{words.moreImports(count)}</Link>;
}

type StuckProps = {
  title: string;
  href: string;
  action: string;
  children: string;
};

function Stuck({ title, href: path, action, children }: StuckProps) {
  const href = useClientHref();
  return (
    <InlineAlert tone="warning" title={title} action={<Link href={href(path)}>{action}</Link>}>
      {children}
    </InlineAlert>
  );
}
