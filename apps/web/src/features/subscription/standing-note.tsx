import { Banner, TrialBanner } from '@platebook/ui';
import type { ReactNode } from 'react';
import type { Subscription } from '../../shared/api/entities.ts';
import { standingNote } from './standing.view.ts';
import { useDayFormat } from './use-day-format.ts';

export type StandingNoteProps = {
  subscription: Subscription;
  action?: ReactNode;
};

/** What has to be known of the plan first: a trial, a payment that failed, an end. */
export function StandingNote({ subscription, action }: StandingNoteProps) {
  const note = standingNote(subscription, useDayFormat());
  if (note === null) {
    return null;
  }
  return note.kind === 'banner' ? (
    <TrialBanner standing={note.standing} action={action} />
  ) : (
    <Banner tone="danger" title={note.title} action={action}>
      {note.words}
    </Banner>
  );
}
