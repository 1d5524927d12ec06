import { MappingManagementPage } from './mapping-management-page.tsx';

/** The Uber Eats stores matched with the client's stores. */
export function UberEatsMappingManagementPage() {
  return <MappingManagementPage platform="ubereats" />;
}
