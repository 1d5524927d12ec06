import { Banner, Button, ButtonLink, IconButton, Menu } from '@platebook/ui';
import { failureTitle, unlessStated } from '../../../shared/query/failure.view.ts';
import type { EntryAction } from './entry.view.ts';
import { words } from './entries.messages.ts';

export type ActionChoice = {
  readonly id: EntryAction;
  readonly label: string;
  readonly isMain: boolean;
  readonly isBusy: boolean;
  readonly onSelect: () => void;
};

/** Where a missing mapping is made. */
export type WayToMap = { readonly label: string; readonly href: string };

export type ActionButtonsProps = {
  choices: readonly ActionChoice[];
  lacks: WayToMap | null;
  /** The entry's URL in QuickBooks; null if it is not there. */
  inBooks: string | null;
};

/** Actions that exclude an entry move to a menu when space is short. */
const ASIDE: readonly EntryAction[] = ['skip', 'posted_elsewhere'];
const ROOM_FOR = 3;

/** The actions below an entry: the main one last, within reach of the thumb. */
export function ActionButtons({ choices, lacks, inBooks }: ActionButtonsProps) {
  const isTight = lacks !== null || choices.length > ROOM_FOR;
  const aside = isTight ? choices.filter(({ id }) => ASIDE.includes(id)) : [];
  return (
    <>
      {aside.length === 0 ? null : (
        <Menu
          trigger={<IconButton label={words.moreActions} icon="more" />}
          items={aside.map(({ id, label, onSelect }) => ({ kind: 'action', id, label, onSelect }))}
        />
      )}
      {choices
        .filter((choice) => !aside.includes(choice))
        .toReversed()
        .map(({ id, label, isMain, isBusy, onSelect }) => (
          <Button
            key={id}
            variant={isMain ? 'primary' : undefined}
            loading={isBusy}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      {inBooks === null ? null : (
        <ButtonLink variant="primary" href={inBooks}>
          {words.openInQuickbooks}
        </ButtonLink>
      )}
      {lacks === null ? null : (
        <ButtonLink variant="primary" href={lacks.href}>
          {lacks.label}
        </ButtonLink>
      )}
    </>
  );
}

export type ActionFailureProps = { error: Error | null; onDismiss: () => void };

/** Why the last mutation failed. */
export function ActionFailure({ error, onDismiss }: ActionFailureProps) {
  return error === null ? null : (
    <Banner
      tone="danger"
      title={failureTitle(error)}
      appeared
      onDismiss={onDismiss}
      dismissLabel={words.dismissThisMessage}
    >
      {unlessStated(failureTitle(error), words.nothingWasChanged)}
    </Banner>
  );
}
