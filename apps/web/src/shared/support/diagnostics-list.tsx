import type { components } from '@platebook/api-client';
import { DescriptionList } from '@platebook/ui';
import { words } from './support-words.messages.ts';

type Diagnostics = components['schemas']['SupportDiagnostics'];

/** The diagnostics exactly as sent. */
export function DiagnosticsList({ label, value }: { label: string; value: Diagnostics }) {
  const { errors, request_ids: requests } = value;
  return (
    <DescriptionList
      aria-label={label}
      items={[
        { term: words.page, value: value.route },
        { term: words.version, value: value.app_version },
        { term: words.browser, value: value.browser },
        { term: words.languageName, value: value.language },
        { term: words.timeZone, value: value.time_zone },
        { term: words.windowSize, value: value.viewport },
        {
          term: words.recentErrors,
          value: errors.length === 0 ? words.none : errors.map(toLine).join(' · '),
        },
        { term: words.requests, value: requests.length === 0 ? words.none : requests.join(', ') },
      ]}
    />
  );
}

function toLine({
  error_id,
  operation,
  status,
  request_id,
  at,
}: Diagnostics['errors'][number]): string {
  return [error_id, operation, status, request_id, at].filter((part) => part !== null).join(' ');
}
