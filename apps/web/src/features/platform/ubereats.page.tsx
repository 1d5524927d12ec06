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
            description="We request a payment report for each payout. It arrives once Uber Eats has prepared it."
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
                        'Match each Uber Eats store to one of your locations. Payouts post once matched.',
                    },
                    {
                      href: '/dashboard/platform/ubereats/mapping-management',
                      title: 'Matched stores',
                      meaning: 'See what’s matched, since when and by whom, and change it.',
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
  title: 'Upload reports',
  meaning: 'Upload reports from Uber Eats Manager as CSV or ZIP.',
};
