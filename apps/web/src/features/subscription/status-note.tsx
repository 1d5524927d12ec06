import { Banner, TrialBanner } from '@platebook/ui';
import type { ReactNode } from 'react';
import type { Subscription } from '../../shared/api/entities.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { statusNote } from './plan-status.view.ts';

export type StatusNoteProps = {
  subscription: Subscription;
  action?: ReactNode;
};

/** The most important notice about the plan: a trial, a failed payment, an end. */
export function StatusNote({ subscription, action }: StatusNoteProps) {
  const note = statusNote(subscription, useDayFormat());
  if (note === null) {
    return null;
  }
  return note.kind === 'banner' ? (
    <TrialBanner status={note.status} action={action} />
  ) : (
    <Banner tone="danger" title={note.title} action={action}>
      {note.words}
    </Banner>
  );
}
