import { blockedSentence } from '../../../shared/language/server-errors.ts';
import { Banner, Code, Stack } from '@platebook/ui';
import type { Blocked } from '../../../shared/api/entities.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { blockedTitle } from './blocked.view.ts';
import { words } from './files.messages.tsx';

/** What yields no entry, and why: one message each. */
export function BlockedReasons({ reasons }: { reasons: readonly Blocked[] }) {
  if (reasons.length === 0) {
    return null;
  }
  return (
    <Stack gap="md">
      {reasons.map((blocked) => (
        <Banner
          key={`${blocked.file} ${blocked.reason} ${blocked.column ?? ''} ${blocked.payout_ref ?? ''} ${blocked.platform_store_id ?? ''}`}
          tone="danger"
          title={blockedTitle(blocked)}
        >
          <Stack gap="xs">
            <span>{blockedSentence(blocked)}</span>
            <span>
              {blocked.column === null
                ? words.file(<Code>{visibleName(blocked.file)}</Code>)
                : words.fileAndColumn(
                    <Code>{visibleName(blocked.file)}</Code>,
                    <Code>{blocked.column}</Code>,
                  )}
            </span>
          </Stack>
        </Banner>
      ))}
    </Stack>
  );
}
