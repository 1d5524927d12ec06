import { FileDrop, IconButton, Inline, Stack, Text } from '@platebook/ui';
import { ATTACHMENT_KINDS, ATTACHMENT_MAX_BYTES } from '../../../shared/forms/attachment-limits.ts';
import { attachmentHint } from '../entries/attachments.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { words } from './manual.messages.ts';

export type EvidenceProps = {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
};

/** The attachments of an entry that is being created. */
export function Evidence({ files, onChange }: EvidenceProps) {
  return (
    <Stack gap="sm">
      <FileDrop
        label={words.addEvidence}
        secondary
        hint={attachmentHint()}
        accept={ATTACHMENT_KINDS}
        maxBytes={ATTACHMENT_MAX_BYTES}
        onFiles={(added) => onChange([...files, ...added])}
      />
      {files.map((file, index) => (
        <Inline key={`${index} ${file.name}`} gap="sm">
          <Text as="span">{visibleName(file.name)}</Text>
          <IconButton
            size="sm"
            icon="close"
            label={words.leaveOut(visibleName(file.name))}
            onClick={() => onChange(files.filter((one) => one !== file))}
          />
        </Inline>
      ))}
    </Stack>
  );
}
