import { Button, Heading, Inline, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useLogAddress } from './log-address.ts';
import { LogLines } from './log-lines.tsx';
import { words } from './logs.messages.ts';
import { surroundingsQuery } from './logs.queries.ts';

export type LinesAroundProps = { lineId: string; capabilities: readonly string[] };

/** The lines before and after one, whatever was searched for. */
export function LinesAround({ lineId, capabilities }: LinesAroundProps) {
  const { api } = useServices();
  const { go } = useLogAddress();
  const format = useInstantFormat();
  const lines = useQuery(surroundingsQuery(api, lineId));
  const time = new Date(Number(lineId.split('-', 1)[0])).toISOString();
  return (
    <Stack as="section" gap="md" aria-label={words.around}>
      <Heading level={2} size="title3">
        {words.around}
      </Heading>
      <Text tone="muted">{words.aroundAbout(format(time))}</Text>
      <Inline>
        <Button icon="back" onClick={() => go({ around: null })}>
          {words.backToSearch}
        </Button>
      </Inline>
      <Loaded query={lines} label={words.loadingAround} shape="table" lines={10}>
        {({ items }) => <LogLines lines={items} startsAt={lineId} capabilities={capabilities} />}
      </Loaded>
    </Stack>
  );
}
