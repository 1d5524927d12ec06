import { unwrap } from '@platebook/api-client';
import { Banner, Button, Heading, Inline, Stack, Text } from '@platebook/ui';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { words } from './desk.messages.ts';
import { DESK_KEY, type StaffTicketDetail } from './desk.queries.ts';

/** Whether the client allows support to view its pages, with links to start and end a view. */
export function ViewAsSection({ ticket }: { ticket: StaffTicketDetail }) {
  const { view_access: access, client_id: clientId } = ticket;
  return (
    <Stack as="section" gap="md" aria-label={words.viewAs}>
      <Heading level={2}>{words.viewAs}</Heading>
      {access === null || clientId === null ? (
        <Text>{words.viewNotAllowed}</Text>
      ) : (
        <Allowed ticket={ticket} access={access} clientId={clientId} />
      )}
    </Stack>
  );
}

type AllowedProps = {
  ticket: StaffTicketDetail;
  access: NonNullable<StaffTicketDetail['view_access']>;
  clientId: string;
};

function Allowed({ ticket, access, clientId }: AllowedProps) {
  const { api, viewAs } = useServices();
  const format = useInstantFormat();
  const giveUp = useOperatorsChange({
    change: () =>
      unwrap(
        api.DELETE('/api/admin/support/tickets/{ticket}/view-access', {
          params: { path: { ticket: ticket.id } },
        }),
      ),
    rereads: DESK_KEY,
    done: () => words.viewGivenUp,
  });
  const begin = () => {
    viewAs.begin({
      tenantId: ticket.tenant_id,
      clientId,
      clientName: ticket.client_name,
      ticketId: ticket.id,
      expiresAt: access.expires_at,
    });
    // A full reload, so that nothing fetched as staff is shown as the client's.
    window.location.assign(`/dashboard?${new URLSearchParams({ client: clientId })}`);
  };
  return (
    <>
      {giveUp.isError ? (
        <Banner tone="danger" title={failureTitle(giveUp.error)} appeared>
          {words.notSaved}
        </Banner>
      ) : null}
      <Text>{words.viewAllowed(access.granted_by_name, format(access.expires_at))}</Text>
      <Inline gap="sm">
        <Button icon="show" onClick={begin}>
          {words.viewClient}
        </Button>
        <Button loading={giveUp.isPending} onClick={() => giveUp.mutate(undefined)}>
          {words.giveUpView}
        </Button>
      </Inline>
    </>
  );
}
