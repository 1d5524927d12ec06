import { MappingManagementPage } from './mapping-management-page.tsx';

/** The Uber Eats stores that stand for stores of the client. */
export function UberEatsMappingManagementPage() {
  return <MappingManagementPage platform="ubereats" />;
}
