import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { Announcements } from './announcements.tsx';
import { shownBannersQuery } from './shown-banners.queries.ts';

/** Announcements in the app; nothing until loaded. */
export function AppAnnouncements() {
  const { api } = useServices();
  const { data: shown } = useQuery(shownBannersQuery(api));
  return <Announcements items={shown?.items ?? []} />;
}
