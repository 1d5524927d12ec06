import { Grid, Heading, Stack, SurfaceLink, Text } from '@platebook/ui';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './platform.messages.tsx';

export type RelatedLink = {
  readonly href: string;
  readonly title: string;
  readonly meaning: string;
};

/** The pages where a connection is managed. */
export function RelatedLinks({ label, links }: { label: string; links: readonly RelatedLink[] }) {
  const href = useClientHref();
  return (
    <Stack as="section" gap="md" aria-labelledby="related">
      <Heading level={2} id="related">
        {words.manage(label)}
      </Heading>
      <Grid columns={links.length === 3 ? 3 : 2}>
        {links.map(({ href: path, title, meaning }) => (
          <SurfaceLink key={path} href={href(path)} title={title}>
            <Text tone="muted">{meaning}</Text>
          </SurfaceLink>
        ))}
      </Grid>
    </Stack>
  );
}
