import { Link, Text, type FilterProperty } from '@platebook/ui';
import { personName } from '../../shared/format/person-name.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { ABOUT, aboutNames } from './activity-about.ts';
import { auditSentence, auditTarget } from './audit-record.view.ts';
import { memberName } from './member.view.ts';
import type { AuditRecord, Member } from './team.queries.ts';
import { words } from './team.messages.ts';

/** The columns of the list of changes. */
export function activityColumns(): readonly ListColumn<AuditRecord>[] {
  return [
    {
      id: 'what',
      header: words.what,
      value: sentenceOf,
      cell: (record) => <What record={record} />,
      width: 560,
      pinned: true,
      card: 'title',
    },
    {
      id: 'when',
      header: words.when,
      value: ({ recorded_at: at }) => at,
      cell: ({ recorded_at: at }) => <Instant at={at} />,
      width: 184,
      card: 'note-end',
    },
    { id: 'who', header: words.who, value: ({ actor_name: name }) => personName(name), width: 196 },
    {
      id: 'number',
      header: words.recordNumber,
      value: ({ sequence }) => sequence,
      file: ({ sequence }) => ({ integer: sequence }),
      numeric: true,
      width: 92,
    },
    { id: 'hash', header: words.fingerprint, value: ({ hash }) => hash, width: 220 },
  ];
}

/** The filters of changes. */
export function activityProperties(members: readonly Member[]): readonly FilterProperty[] {
  const names = aboutNames();
  return [
    {
      id: 'actor',
      label: words.who,
      single: true,
      values: members.map((member) => ({ value: member.user_id, label: memberName(member) })),
    },
    {
      id: 'about',
      label: words.about,
      single: true,
      values: ABOUT.map((value) => ({ value, label: names[value] })),
    },
  ];
}

/** A change's sentence, which `What` renders with links. */
function sentenceOf(record: AuditRecord): string {
  const { name } = auditTarget(record);
  return [
    personName(record.actor_name),
    ' ',
    auditSentence(record),
    name === null ? '' : ` ${name}`,
    record.actor_kind === 'api_token' ? words.withAnApiToken : '',
  ].join('');
}

function What({ record }: { record: AuditRecord }) {
  const toHref = useClientHref();
  const { name, href } = auditTarget(record);
  return (
    <Text as="span">
      <Text as="strong" weight="medium">
        {personName(record.actor_name)}
      </Text>{' '}
      {auditSentence(record)}
      {name === null ? '' : ' '}
      {name === null || href === null ? name : <Link href={toHref(href)}>{name}</Link>}
      {record.actor_kind === 'api_token' ? words.withAnApiToken : ''}
    </Text>
  );
}
