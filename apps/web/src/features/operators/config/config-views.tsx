import { TabNav } from '@platebook/ui';
import { words } from './config.messages.ts';

export type ConfigView = 'headers' | 'formats' | 'versions' | 'settings';

/** The parts of the configuration, each with its own address. */
export function ConfigViews({ current }: { current: ConfigView }) {
  return (
    <TabNav
      label={words.views}
      currentId={current}
      links={[
        { id: 'headers', label: words.headers, href: '/admin/config' },
        { id: 'formats', label: words.formats, href: '/admin/config?view=formats' },
        { id: 'versions', label: words.versions, href: '/admin/config?view=versions' },
        { id: 'settings', label: words.settings, href: '/admin/config?view=settings' },
      ]}
    />
  );
}
