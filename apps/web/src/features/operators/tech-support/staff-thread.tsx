import { Badge, Button, Heading, Inline, InlineAlert, Stack, Surface, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/api/save-file.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { words } from './desk.messages.ts';
import { downloadFile, type StaffMessage, type StaffTicketDetail } from './desk.queries.ts';

/** Everything that was written on a ticket, oldest first, notes of support too. */
export function StaffThread({ ticket }: { ticket: StaffTicketDetail }) {
  const { api } = useServices();
  const saving = useMutation({
    mutationFn: (file: { message: string; support_attachment: string }) =>
      downloadFile(api, { ticket: ticket.id, ...file }),
    onSuccess: saveFile,
  });
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
        {ticket.messages.map((message) => (
          <li key={message.id}>
            <Message
              message={message}
              onSave={(file) => saving.mutate({ message: message.id, support_attachment: file })}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

type MessageProps = { message: StaffMessage; onSave: (attachment: string) => void };

function Message({ message, onSave }: MessageProps) {
  const { author_name: author, is_staff: isStaff, is_internal: isInternal } = message;
  return (
    <Surface>
      <Stack gap="sm">
        <Inline gap="sm">
          <Text as="strong" weight="medium">
            {author}
          </Text>
          {isInternal ? (
            <Badge tone="warning">{words.note}</Badge>
          ) : isStaff ? (
            <Badge tone="brand">{words.support}</Badge>
          ) : null}
          <Text as="span" size="small" tone="muted">
            <Instant at={message.created_at} />
          </Text>
        </Inline>
        {linesOf(message.message).map(({ at, text }) => (
          <Text key={at}>{text}</Text>
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

/** The lines of a message that hold something, each with where it stands. */
function linesOf(message: string): { readonly at: number; readonly text: string }[] {
  return message
    .split('\n')
    .map((text, at) => ({ at, text }))
    .filter(({ text }) => text.trim() !== '');
}
