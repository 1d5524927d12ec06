import { Button, ButtonLink, Grid, Heading, Skeleton, Stack, Surface, Text } from '@platebook/ui';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { words as setupWords } from '../../shared/setup/setup.messages.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './dashboard.messages.ts';

export type SetupDoorsProps = {
  client: Client;
  /** A drop zone for a tenant's report files. */
  ReportDrop: ComponentType<{ tenant: string }>;
};

/** The three ways to start: connect a platform, upload a file, or invite someone who has access. */
export function SetupDoors({ client, ReportDrop }: SetupDoorsProps) {
  const href = useClientHref();
  const [byFile, setByFile] = useState(false);
  const isQbo = client.client_category !== 'delivery_only';
  const isOwner = client.level === 'user_owner';
  return (
    <Stack as="section" gap="md" aria-labelledby="how-to-start">
      <Stack gap="xxs">
        <Heading level={2} id="how-to-start">
          {words.howToStart}
        </Heading>
        <Text tone="muted">{isQbo ? words.nothingPosted : words.nothingPostedHere}</Text>
      </Stack>
      <Grid columns={isOwner ? 3 : 2}>
        <Door title={words.doorConnect} meaning={words.doorConnectMeaning}>
          <ButtonLink variant="primary" href={href('/dashboard/platform')}>
            {setupWords.connectPlatform}
          </ButtonLink>
        </Door>
        <Door
          title={words.doorFile}
          meaning={isQbo ? words.doorFileMeaning : words.doorFileMeaningHere}
        >
          <Button
            icon="upload"
            aria-expanded={byFile}
            aria-controls="start-from-file"
            onClick={() => setByFile(!byFile)}
          >
            {words.doorFileButton}
          </Button>
        </Door>
        {isOwner ? (
          <Door title={words.doorInvite} meaning={words.doorInviteMeaning}>
            <ButtonLink href={href('/dashboard/team-management?invite=someone')}>
              {words.doorInviteButton}
            </ButtonLink>
          </Door>
        ) : null}
      </Grid>
      <div id="start-from-file" hidden={!byFile}>
        {byFile ? (
          <Suspense fallback={<Skeleton label={words.loadingUpload} lines={3} />}>
            <ReportDrop tenant={client.tenant_id} />
          </Suspense>
        ) : null}
      </div>
    </Stack>
  );
}

function Door({
  title,
  meaning,
  children,
}: {
  title: string;
  meaning: string;
  children: ReactNode;
}) {
  return (
    <Surface footer={children}>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">{meaning}</Text>
    </Surface>
  );
}
