import { Divider, Stack } from '@platebook/ui';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { words as viewWords } from '../../shared/support/view-access.messages.ts';
import { ViewAccessSettings } from '../../shared/support/view-access.tsx';
import { ClientNameSection } from './client-name-section.tsx';
import { ColumnDecisionsSection } from './column-decisions-section.tsx';
import { DangerSection } from './danger-section.tsx';
import { Section } from './section.tsx';
import { SignInPolicySection } from './sign-in-policy-section.tsx';
import { TenantSettingsSection } from './tenant-settings-section.tsx';
import { words } from './client-settings.messages.ts';

/** Settings of the active client: its name, how its payouts are read and posted, and its deletion. */
export function ClientSettingsPage() {
  return (
    <ForActiveClient>
      {(client) => {
        const isOwner = client.level === 'user_owner';
        return (
          <Stack key={client.id} gap="xxl">
            {isOwner ? null : (
              <ReadOnlyNote>
                {client.level === 'user_manager' ? words.onlyAnOwnerCan : words.anOwnerOrA}
              </ReadOnlyNote>
            )}
            <ClientNameSection client={client} readOnly={!isOwner} />
            <Divider />
            <TenantSettingsSection client={client} />
            <Divider />
            <ColumnDecisionsSection client={client} />
            {isOwner ? (
              <>
                <Divider />
                <SignInPolicySection client={client} />
                <Divider />
                <Section title={viewWords.title} description={viewWords.about}>
                  <ViewAccessSettings client={client} ticketId={null} />
                </Section>
                <Divider />
                <DangerSection client={client} />
              </>
            ) : null}
          </Stack>
        );
      }}
    </ForActiveClient>
  );
}
