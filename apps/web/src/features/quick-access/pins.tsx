import {
  Button,
  Grid,
  Heading,
  IconButton,
  Inline,
  InlineAlert,
  Menu,
  Stack,
  SurfaceLink,
  Text,
} from '@platebook/ui';
import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../shared/account/use-preferences.ts';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import type { Destination } from '../../shared/workspace/destination.ts';
import { destinationsFor, pinnedDestinations } from '../../shared/workspace/destinations.ts';
import { moved } from './pins.view.ts';
import { words } from './quick-access.messages.tsx';

export type PinsProps = { client: Client; isEditing: boolean };

/** Pinned pages in order; added, moved and removed by buttons. */
export function Pins({ client, isEditing }: PinsProps) {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  const savePins = (pins: readonly string[]) => save.mutate({ pinned_pages: [...pins] });
  return (
    <Stack as="section" gap="md" aria-labelledby="pins">
      <Heading level={2} id="pins">
        {words.pinned}
      </Heading>
      {save.error === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(save.error)}>
          {words.pinsUnchanged}
        </InlineAlert>
      )}
      <Loaded query={preferences} label={words.loadingPins} lines={3}>
        {({ pinned_pages: pins }) => {
          const pinned = pinnedDestinations(client, pins);
          return isEditing ? (
            <Editor client={client} pinned={pinned} onChange={savePins} />
          ) : (
            <Tiles pinned={pinned} isSuggested={pins === null} />
          );
        }}
      </Loaded>
    </Stack>
  );
}

function Tiles({ pinned, isSuggested }: { pinned: readonly Destination[]; isSuggested: boolean }) {
  const href = useClientHref();
  return (
    <Stack gap="md">
      {pinned.length === 0 ? <Text tone="muted">{words.nothingPinned}</Text> : null}
      {isSuggested ? <Text tone="muted">{words.suggested}</Text> : null}
      <Grid columns={3}>
        {pinned.map(({ id, label, detail, path }) => (
          <SurfaceLink key={id} title={label} href={href(path)}>
            <Text size="small" tone="muted">
              {detail}
            </Text>
          </SurfaceLink>
        ))}
      </Grid>
    </Stack>
  );
}

type EditorProps = {
  client: Client;
  pinned: readonly Destination[];
  onChange: (pins: readonly string[]) => void;
};

function Editor({ client, pinned, onChange }: EditorProps) {
  const ids = pinned.map(({ id }) => id);
  const others = destinationsFor(client).filter(({ id }) => !ids.includes(id));
  return (
    <Stack gap="sm">
      <Stack as="ol" gap="xs">
        {pinned.map(({ id, label }, at) => (
          <li key={id}>
            <Inline gap="xs">
              <IconButton
                size="sm"
                icon="sort-up"
                label={words.moveUp(label)}
                disabled={at === 0}
                onClick={() => onChange(moved(ids, id, -1))}
              />
              <IconButton
                size="sm"
                icon="sort-down"
                label={words.moveDown(label)}
                disabled={at === pinned.length - 1}
                onClick={() => onChange(moved(ids, id, 1))}
              />
              <IconButton
                size="sm"
                icon="remove"
                label={words.remove(label)}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              />
              <span>{label}</span>
            </Inline>
          </li>
        ))}
      </Stack>
      <Inline>
        <Menu
          trigger={<Button icon="add">{words.addPin}</Button>}
          items={others.map(({ id, label }) => ({
            kind: 'action' as const,
            id,
            label,
            onSelect: () => onChange([...ids, id]),
          }))}
        />
      </Inline>
    </Stack>
  );
}
