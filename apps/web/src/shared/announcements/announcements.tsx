import { Banner, Stack, type MessageTone } from '@platebook/ui';
import type { components } from '@platebook/api-client';

export type Severity = components['schemas']['ShownBanner']['severity'];

export type Announcement = {
  readonly severity: Severity;
  readonly title: string;
  /** Empty where the title says it all. */
  readonly body: string;
};

const SEVERITY_TONES: Readonly<Record<Severity, MessageTone>> = {
  info: 'info',
  warning: 'warning',
  incident: 'danger',
};

/** What those who run the installation tell everybody, on the public pages and in the app alike. */
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
