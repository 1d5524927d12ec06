import { Banner, ButtonLink, Inline, Link, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client, Import } from '../api/entities.ts';
import { PLATFORM_NAMES } from '../format/names.ts';
import { useServices } from '../services.ts';
import { useClientHref } from '../workspace/client-href.ts';
import { mayManage } from '../workspace/may-manage.ts';
import { storesInFile } from './file-next.view.ts';
import { words } from './setup.messages.ts';
import { setupQuery, type Setup } from './setup.queries.ts';
import { nextAction } from './setup.view.ts';
import { StoresInFile } from './stores-in-file.tsx';

export type FileNextProps = {
  client: Client;
  run: Import;
  /** Rendered instead once set-up is complete. */
  children: ReactNode;
};

/**
 * During set-up: the next steps after a file was read. Its stores are added in one step, which plans the entries of
 * their payouts; then QuickBooks is connected to post them, and the platform for future payouts.
 */
export function FileNext({ client, run, children }: FileNextProps) {
  const { api } = useServices();
  const { data: setup } = useQuery(setupQuery(api, client.tenant_id));
  if (run.state !== 'ready' || setup === undefined || run.payouts.length === 0) {
    return null;
  }
  if (setup.is_complete && client.client_category !== 'delivery_only') {
    return children;
  }
  if (!mayManage(client)) {
    return null;
  }
  const stores = storesInFile(run.payouts);
  return stores.length > 0 ? (
    <StoresInFile client={client} stores={stores} />
  ) : (
    <JournalReady client={client} setup={setup} platform={run.payouts[0]?.platform ?? null} />
  );
}

type JournalReadyProps = {
  client: Client;
  setup: Setup;
  /** The file's platform. */
  platform: keyof typeof PLATFORM_NAMES | null;
};

function JournalReady({ client, setup, platform }: JournalReadyProps) {
  const href = useClientHref();
  const action =
    client.client_category === 'delivery_only'
      ? { label: words.buildReport, href: '/dashboard/report-manager' }
      : nextAction(setup);
  const isWithoutBooks = setup.next === 'accounts' && !setup.has_books;
  const isByFile = platform !== null && !setup.connected_platforms.includes(platform);
  return (
    <Banner tone="success" title={words.journalReady}>
      <Stack gap="md" align="start">
        {words.journalReadyMeaning}
        <Inline gap="md">
          {action === null ? null : (
            <ButtonLink variant="primary" href={href(action.href)}>
              {isWithoutBooks ? words.connectToPost : action.label}
            </ButtonLink>
          )}
          {isByFile ? (
            <Link href={href(`/dashboard/platform/${platform}`)}>
              {words.connectForNext(PLATFORM_NAMES[platform])}
            </Link>
          ) : null}
        </Inline>
      </Stack>
    </Banner>
  );
}
