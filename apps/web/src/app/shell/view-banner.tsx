import { Banner, Button } from '@platebook/ui';
import { useEffect } from 'react';
import { useInstantFormat } from '../../shared/format/use-instant-format.ts';
import { useServices } from '../../shared/services.ts';
import { leaveView, type View } from '../../shared/workspace/view-as.ts';
import { words } from './view-banner.messages.ts';

/** Banner over every page while support views a client: whose pages they are, and until when. */
export function ViewBanner({ view }: { view: View }) {
  const { viewAs } = useServices();
  const format = useInstantFormat();
  const { clientName, expiresAt } = view;
  useEffect(() => {
    const timer = setTimeout(() => leaveView(viewAs), msUntil(expiresAt));
    return () => clearTimeout(timer);
  }, [expiresAt, viewAs]);
  return (
    <Banner
      tone="warning"
      title={words.viewing(clientName)}
      action={<Button onClick={() => leaveView(viewAs)}>{words.stopViewing}</Button>}
    >
      {words.viewingMeaning(format(expiresAt))}
    </Banner>
  );
}

function msUntil(at: string): number {
  return Math.max(0, Date.parse(at) - Date.now());
}
