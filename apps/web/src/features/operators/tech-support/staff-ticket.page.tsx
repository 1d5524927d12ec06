import {
  Badge,
  DescriptionList,
  Disclosure,
  Heading,
  Link,
  Page,
  PageHeader,
  Stack,
  type DescriptionListItem,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PROVIDER_NAMES } from '../../../shared/format/names.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { DiagnosticsList } from '../../../shared/support/diagnostics-list.tsx';
import { topicName } from '../../../shared/support/support-words.messages.ts';
import { Thread } from '../../../shared/support/thread.tsx';
import { STATUS_TONES } from './desk-columns.tsx';
import { connectionStatusNames, paidStateNames, statusNames, words } from './desk.messages.ts';
import { downloadFile, staffTicketQuery, type StaffTicketDetail } from './desk.queries.ts';
import { StaffReplyForm } from './staff-reply-form.tsx';
import { TicketHandling } from './ticket-handling.tsx';
import { ViewAsSection } from './view-as-section.tsx';

/** One ticket of any client: messages, reply form, and the client's status. */
export function StaffTicketPage() {
  const { ticketId = '' } = useParams();
  const { api } = useServices();
  const query = useQuery(staffTicketQuery(api, ticketId));
  const title = query.data === undefined ? words.title : words.ticketTitle(query.data.number);
  return (
    <Page width="measure">
      <title>{`${title} – Platebook`}</title>
      <Loaded query={query} label={words.loadingTicket} lines={6}>
        {(ticket) => <StaffTicket key={ticket.id} ticket={ticket} />}
      </Loaded>
    </Page>
  );
}

function StaffTicket({ ticket }: { ticket: StaffTicketDetail }) {
  const { api } = useServices();
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href="/admin/tech-support">{words.back}</Link>}
        title={ticket.subject}
        description={words.openedAs(ticket.number, ticket.client_name, topicName(ticket.topic))}
        status={<Badge tone={STATUS_TONES[ticket.status]}>{statusNames[ticket.status]}</Badge>}
      />
      <Thread
        messages={ticket.messages}
        download={(file) => downloadFile(api, { ticket: ticket.id, ...file })}
      />
      {ticket.diagnostics === null ? null : (
        <Disclosure label={words.sentDiagnostics}>
          <DiagnosticsList label={words.sentDiagnostics} value={ticket.diagnostics} />
        </Disclosure>
      )}
      <StaffReplyForm ticket={ticket} />
      <TicketHandling ticket={ticket} />
      <ViewAsSection ticket={ticket} />
      <Stack as="section" gap="md" aria-label={words.context}>
        <Heading level={2}>{words.context}</Heading>
        <DescriptionList items={contextOf(ticket)} />
      </Stack>
    </Stack>
  );
}

function contextOf(ticket: StaffTicketDetail): DescriptionListItem[] {
  const { context, tenant_id: tenant, opened_by_email: email } = ticket;
  const { plan_code: plan, paid_state: state, last_run_at: lastRun } = context;
  const failed = context.failed_runs_7d;
  return [
    { term: words.client, value: ticket.client_name },
    { term: words.clientId, value: tenant, copy: tenant },
    { term: words.openedBy, value: ticket.opened_by_name },
    ...(email === null ? [] : [{ term: words.email, value: email, copy: email }]),
    {
      term: words.plan,
      value:
        plan === null
          ? words.noPlan
          : state === null
            ? plan
            : words.planState(plan, paidStateNames[state]),
    },
    {
      term: words.connections,
      value:
        context.connections.length === 0
          ? words.noConnections
          : context.connections
              .map((one) =>
                words.connectionIs(PROVIDER_NAMES[one.provider], connectionStatusNames[one.status]),
              )
              .join(' · '),
    },
    { term: words.runs, value: failed === 0 ? words.noFailedRuns : words.failedRuns(failed) },
    { term: words.lastRun, value: lastRun === null ? words.never : <Instant at={lastRun} /> },
  ];
}
