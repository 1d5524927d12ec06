import type { components } from '@platebook/api-client';
import { Badge, Button, Heading, Inline, InlineAlert, Stack, Surface, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { saveFile, type NamedFile } from '../api/save-file.ts';
import { personName } from '../format/person-name.ts';
import { visibleName } from '../format/visible-name.ts';
import { Instant } from '../page/instant.tsx';
import { failureTitle } from '../query/failure.view.ts';
import { words } from './support-words.messages.ts';

type Schemas = components['schemas'];

/** As seen by its author or by support. */
type Message = Schemas['SupportMessage'] | Schemas['StaffTicketMessage'];

type FileOfMessage = { readonly message: string; readonly support_attachment: string };

export type ThreadProps = {
  messages: readonly Message[];
  download: (file: FileOfMessage) => Promise<NamedFile>;
};

/** A ticket's messages, oldest first, with attachments; notes are marked. */
export function Thread({ messages, download }: ThreadProps) {
  const saving = useMutation({ mutationFn: download, onSuccess: saveFile });
  return (
    <Stack as="section" gap="md" aria-label={words.conversation}>
      <Heading level={2}>{words.conversation}</Heading>
      {saving.isError ? (
        <InlineAlert
          tone="danger"
          title={failureTitle(saving.error, words.downloadFailed)}
          appeared
        >
          {words.tryAgain}
        </InlineAlert>
      ) : null}
      <Stack as="ol" gap="md">
        {messages.map((message) => (
          <li key={message.id}>
            <Written
              message={message}
              onSave={(file) => saving.mutate({ message: message.id, support_attachment: file })}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

type WrittenProps = { message: Message; onSave: (attachment: string) => void };

function Written({ message, onSave }: WrittenProps) {
  const isOwn = 'is_own' in message && message.is_own;
  return (
    <Surface>
      <Stack gap="sm">
        <Inline gap="sm">
          <Text as="strong" weight="medium">
            {isOwn ? words.you : personName(message.author_name)}
          </Text>
          <Side message={message} />
          <Text as="span" size="small" tone="muted">
            <Instant at={message.created_at} />
          </Text>
        </Inline>
        {paragraphsOf(message.message).map((paragraph) => (
          <Text key={paragraph.at}>{paragraph.text}</Text>
        ))}
        {message.attachments.map(({ id, file_name: name }) => (
          <Inline key={id}>
            <Button variant="quiet" size="sm" icon="download" onClick={() => onSave(id)}>
              {visibleName(name)}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Surface>
  );
}

function Side({ message }: { message: Message }) {
  if ('is_internal' in message && message.is_internal) {
    return <Badge tone="warning">{words.note}</Badge>;
  }
  return message.is_staff ? <Badge tone="brand">{words.support}</Badge> : null;
}

/** A message's non-empty lines with their positions. */
function paragraphsOf(message: string): { readonly at: number; readonly text: string }[] {
  return message
    .split('\n')
    .map((text, at) => ({ at, text }))
    .filter(({ text }) => text.trim() !== '');
}
