import { Link, Table, Text, type TableColumn } from '@platebook/ui';
import { formatCount } from '../../../shared/format/counted.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { logHref, useLogAddress, type LogPlace } from './log-address.ts';
import { LevelBadge } from './log-records.tsx';
import { words } from './logs.messages.ts';
import type { LogPattern } from './logs.queries.ts';
import { queryOf } from './logs.view.ts';

/** Recurring patterns of lines, with their count in the preceding period. */
export function LogPatterns({ patterns }: { patterns: readonly LogPattern[] }) {
  const { place } = useLogAddress();
  return (
    <Table
      caption={words.patterns}
      captionHidden
      rows={patterns}
      rowKey={({ id }) => id}
      columns={columnsOf(place)}
      empty={words.noPatterns}
      note={words.beforeMeaning}
    />
  );
}

function columnsOf(place: LogPlace): TableColumn<LogPattern>[] {
  return [
    {
      id: 'level',
      header: words.level,
      shrink: true,
      cell: ({ level }) => <LevelBadge level={level} />,
    },
    { id: 'pattern', header: words.pattern, rowHeader: true, cell: ({ message }) => message },
    { id: 'count', header: words.count, numeric: true, cell: ({ count }) => formatCount(count) },
    {
      id: 'before',
      header: words.before,
      numeric: true,
      cell: ({ count_before: before }) =>
        before === 0 ? (
          <Text as="span" weight="strong">
            {words.newPattern}
          </Text>
        ) : (
          formatCount(before)
        ),
    },
    {
      id: 'clients',
      header: words.clients,
      numeric: true,
      cell: ({ tenants }) => formatCount(tenants),
    },
    {
      id: 'first',
      header: words.first,
      shrink: true,
      cell: ({ first_at: at }) => <Instant at={at} />,
    },
    {
      id: 'last',
      header: words.last,
      shrink: true,
      cell: ({ last_at: at }) => <Instant at={at} />,
    },
    {
      id: 'impact',
      header: words.impact,
      cell: ({ severity, user_impact: impact }) =>
        [severity, impact].filter((one) => one !== null).join(' · '),
    },
    {
      id: 'lines',
      header: words.showLines,
      shrink: true,
      cell: (pattern) => (
        <Link
          href={logHref({ ...place, q: queryOf(pattern), view: 'lines' })}
          aria-label={words.showLinesOf(pattern.message)}
        >
          {words.showLines}
        </Link>
      ),
    },
  ];
}
