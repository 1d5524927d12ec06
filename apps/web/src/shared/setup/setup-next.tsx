import { Banner, ButtonLink } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Client } from '../api/entities.ts';
import { useServices } from '../services.ts';
import { useClientHref } from '../workspace/client-href.ts';
import { mayManage } from '../workspace/may-manage.ts';
import { words } from './setup.messages.ts';
import { setupQuery } from './setup.queries.ts';
import { nextAction, stepWords } from './setup.view.ts';

/**
 * On set-up pages: the next step after the one just done, with its button. Nothing while this page is the next step, or
 * once set-up is complete.
 */
export function SetupNext({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const { pathname } = useLocation();
  const { data: setup } = useQuery(setupQuery(api, client.tenant_id));
  if (setup === undefined || setup.next === null || setup.next === 'connect') {
    return null;
  }
  const action = nextAction(setup);
  if (!mayManage(client) || action?.href.split('?')[0] === pathname) {
    return null;
  }
  const done = setup.steps.filter(({ state }) => state === 'done').length;
  return (
    <Banner
      tone="success"
      title={words.progress(done, setup.steps.length)}
      action={
        action === null ? undefined : (
          <ButtonLink variant="primary" href={href(action.href)}>
            {words.next(lowerFirst(action.label))}
          </ButtonLink>
        )
      }
    >
      {stepWords(setup.next, setup).meaning}
    </Banner>
  );
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
