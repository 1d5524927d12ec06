import { MappingManagementPage } from './mapping-management-page.tsx';

/** The DoorDash stores matched with the client's stores. */
export function DoorDashMappingManagementPage() {
  return <MappingManagementPage platform="doordash" />;
}
