import { Link, Page, PageHeader, Stack } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './support.messages.ts';
import { TicketForm } from './ticket-form.tsx';

/** Creates a ticket about the active client. */
export function NewTicketPage() {
  return (
    <Page width="measure">
      <ClientPageTitle>{words.newTitle}</ClientPageTitle>
      <ForActiveClient>{(client) => <NewTicket key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function NewTicket({ client }: { client: Client }) {
  const href = useClientHref();
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href={href('/dashboard/support')}>{words.back}</Link>}
        title={words.newTitle}
        description={words.newAbout(client.name)}
      />
      <TicketForm client={client} />
    </Stack>
  );
}
