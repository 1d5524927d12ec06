import { FileDrop, IconButton, Inline, InlineAlert, Stack, Text } from '@platebook/ui';
import { useState } from 'react';
import { ATTACHMENT_KINDS, ATTACHMENT_MAX_BYTES } from '../../shared/forms/attachment-limits.ts';
import { visibleName } from '../../shared/format/visible-name.ts';
import { words } from './support.messages.ts';

const MOST_FILES = 5;

export type MessageFilesProps = {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  disabled: boolean;
};

/** The attachments of an unsent message. */
export function MessageFiles({ files, onChange, disabled }: MessageFilesProps) {
  const [isTooMany, setTooMany] = useState(false);
  return (
    <Stack gap="sm">
      <FileDrop
        label={words.addFiles}
        secondary
        hint={words.filesHint}
        accept={ATTACHMENT_KINDS}
        maxBytes={ATTACHMENT_MAX_BYTES}
        disabled={disabled}
        onFiles={(added) => {
          const all = [...files, ...added];
          setTooMany(all.length > MOST_FILES);
          onChange(all.slice(0, MOST_FILES));
        }}
      />
      {isTooMany ? <InlineAlert tone="warning" title={words.tooManyFiles} appeared /> : null}
      {files.map((file, index) => (
        <Inline key={`${index} ${file.name}`} gap="sm">
          <Text as="span">{visibleName(file.name)}</Text>
          <IconButton
            size="sm"
            icon="close"
            label={words.leaveOut(visibleName(file.name))}
            onClick={() => {
              setTooMany(false);
              onChange(files.filter((one) => one !== file));
            }}
          />
        </Inline>
      ))}
    </Stack>
  );
}
