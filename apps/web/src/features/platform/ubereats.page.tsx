import { Page, Stack } from '@platebook/ui';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Fetched } from './fetched.tsx';
import { ProviderDetail } from './provider-detail.tsx';
import { RelatedLinks } from './related-links.tsx';

/** The connection to Uber Eats and the ways to what belongs to it. */
export function UberEatsPage() {
  return (
    <Page>
      <ClientPageTitle>Uber Eats</ClientPageTitle>
      <ForActiveClient>
        {(client) => (
          <ProviderDetail
            key={client.id}
            client={client}
            provider="ubereats"
            description="Payment reports are requested for each payout and arrive when Uber has written them."
          >
            {() => (
              <Stack gap="xl">
                <RelatedLinks
                  label="Uber Eats"
                  links={[
                    {
                      href: '/dashboard/platform/ubereats/store-mapping',
                      title: 'Match stores',
                      meaning:
                        'Say which store on Uber Eats is which of yours. Nothing posts before.',
                    },
                    {
                      href: '/dashboard/platform/ubereats/mapping-management',
                      title: 'Linked stores',
                      meaning: 'What is linked, since when and by whom; link to another store.',
                    },
                    FILES,
                  ]}
                />
                <Fetched client={client} provider="ubereats" />
              </Stack>
            )}
          </ProviderDetail>
        )}
      </ForActiveClient>
    </Page>
  );
}

const FILES = {
  href: '/dashboard/sync/files',
  title: 'Use files instead',
  meaning: 'Upload reports from Uber Eats Manager, as CSV or ZIP.',
};
