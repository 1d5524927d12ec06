import { Page, Stack } from '@platebook/ui';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Fetched } from './fetched.tsx';
import { ProviderDetail } from './provider-detail.tsx';
import { RelatedLinks } from './related-links.tsx';
import { words } from './platform.messages.tsx';
import { uberEats } from './providers.messages.tsx';

/** The connection to Uber Eats and related pages. */
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
            description={uberEats.intro}
          >
            {() => (
              <Stack gap="xl">
                <RelatedLinks
                  label="Uber Eats"
                  links={[
                    {
                      href: '/dashboard/platform/ubereats/store-mapping',
                      title: words.matchStores,
                      meaning: words.matchEachStore('Uber Eats'),
                    },
                    {
                      href: '/dashboard/platform/ubereats/mapping-management',
                      title: words.matchedStores,
                      meaning: words.seeMatched,
                    },
                    {
                      href: '/dashboard/sync/files',
                      title: words.uploadReports,
                      meaning: uberEats.upload,
                    },
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
