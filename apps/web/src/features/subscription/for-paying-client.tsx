import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useServices } from '../../shared/services.ts';
import { everyClientQuery } from '../../shared/workspace/clients.queries.ts';

export type ForPayingClientProps = {
  /** The page title after the client's name. */
  title: string;
  children: (client: Client) => ReactNode;
};

/** Renders for the client named by the checkout's address; else for the active client. */
export function ForPayingClient({ title, children }: ForPayingClientProps) {
  const { api } = useServices();
  const [query] = useSearchParams();
  const { data: clients, error } = useSuspenseQuery(everyClientQuery(api));
  if (error !== null) {
    throw error;
  }
  const tenant = query.get('tenant');
  const payer = clients.find(({ tenant_id: id }) => id === tenant);
  return payer === undefined ? (
    <>
      <ClientPageTitle>{title}</ClientPageTitle>
      <ForActiveClient>{children}</ForActiveClient>
    </>
  ) : (
    <NamedClient client={payer} title={title}>
      {children(payer)}
    </NamedClient>
  );
}

type NamedClientProps = { client: Client; title: string; children: ReactNode };

function NamedClient({ client, title, children }: NamedClientProps) {
  const { activeClient } = useServices();
  // The address may name a client other than the active one: activate the one that was paid for.
  useEffect(() => activeClient.select(client.id), [activeClient, client.id]);
  return (
    <>
      <title>{`${client.name} – ${title} – Platebook`}</title>
      {children}
    </>
  );
}
