import { Banner, Button } from '@platebook/ui';
import { useEffect } from 'react';
import { useInstantFormat } from '../../shared/format/use-instant-format.ts';
import { useServices } from '../../shared/services.ts';
import { leaveView } from '../../shared/workspace/view-as.ts';
import { words } from './shell.messages.ts';

/** Over every page for as long as support looks at a client: whose pages they are, and until when. It leaves with the view. */
export function ViewBanner() {
  const { viewAs } = useServices();
  const format = useInstantFormat();
  const view = viewAs.read();
  const expiresAt = view?.expiresAt ?? null;
  useEffect(() => {
    if (expiresAt === null) {
      return undefined;
    }
    const timer = setTimeout(() => leaveView(viewAs), msUntil(expiresAt));
    return () => clearTimeout(timer);
  }, [expiresAt, viewAs]);
  return view === null ? null : (
    <Banner
      tone="warning"
      title={words.viewing(view.clientName)}
      action={<Button onClick={() => leaveView(viewAs)}>{words.stopViewing}</Button>}
    >
      {words.viewingMeaning(format(view.expiresAt))}
    </Banner>
  );
}

function msUntil(at: string): number {
  return Math.max(0, Date.parse(at) - Date.now());
}
