import { Badge, Link } from '@platebook/ui';
import { language } from '../../../shared/language/language.ts';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { bannerHref, SEVERITY_BADGES, STATE_TONES } from './banner.view.ts';
import type { Banner } from './banners.queries.ts';
import { placeNames, severityNames, stateNames, words } from './content.messages.ts';

/** The columns of the banners. */
export function bannersColumns(): readonly ListColumn<Banner>[] {
  return [
    {
      id: 'title',
      header: words.titleColumn,
      value: ({ content }) => content.title[language()],
      cell: (banner) => (
        <Link href={bannerHref(banner)} variant="quiet">
          {banner.content.title[language()]}
        </Link>
      ),
      width: 320,
      pinned: true,
      card: 'title',
    },
    {
      id: 'state',
      header: words.state,
      value: ({ state }) => stateNames[state],
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{stateNames[state]}</Badge>,
      width: 128,
      card: 'value',
    },
    {
      id: 'severity',
      header: words.severity,
      value: ({ content }) => severityNames[content.severity],
      cell: ({ content: { severity } }) => (
        <Badge tone={SEVERITY_BADGES[severity]}>{severityNames[severity]}</Badge>
      ),
      width: 136,
      card: 'note',
    },
    {
      id: 'shown-on',
      header: words.shownOn,
      value: ({ content }) => placeNames[content.shown_on],
      width: 184,
    },
    {
      id: 'starts',
      header: words.starts,
      value: ({ content }) => content.starts_at ?? '',
      cell: ({ content: { starts_at: at } }) =>
        at === null ? words.whenPublished : <Instant at={at} />,
      width: 184,
    },
    {
      id: 'ends',
      header: words.ends,
      value: ({ content }) => content.ends_at ?? '',
      cell: ({ content: { ends_at: at } }) => (at === null ? words.whenEnded : <Instant at={at} />),
      width: 184,
    },
    {
      id: 'edited',
      header: words.edited,
      value: ({ edited_at: at }) => at,
      cell: ({ edited_at: at }) => <Instant at={at} />,
      width: 184,
      card: 'note-end',
    },
    {
      id: 'edited-by',
      header: words.editedBy,
      value: ({ edited_by: author }) =>
        author === null ? words.unknownAuthor : (author.email ?? author.user_id),
      width: 200,
    },
  ];
}
