import { Banner, Stack, type MessageTone } from '@platebook/ui';
import type { components } from '@platebook/api-client';

export type Severity = components['schemas']['ShownBanner']['severity'];

export type Announcement = {
  readonly severity: Severity;
  readonly title: string;
  /** Empty if the title is enough. */
  readonly body: string;
};

const SEVERITY_TONES: Readonly<Record<Severity, MessageTone>> = {
  info: 'info',
  warning: 'warning',
  incident: 'danger',
};

/** The operators' announcements, the same on public pages and in the app. */
export function Announcements({ items }: { items: readonly Announcement[] }) {
  return items.length === 0 ? null : (
    <Stack gap="xs">
      {items.map(({ severity, title, body }, at) => (
        <Banner key={at} tone={SEVERITY_TONES[severity]} title={title}>
          {body === '' ? undefined : body}
        </Banner>
      ))}
    </Stack>
  );
}
