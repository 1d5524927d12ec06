import { MappingManagementPage } from './mapping-management-page.tsx';

/** The DoorDash stores that stand for stores of the client. */
export function DoorDashMappingManagementPage() {
  return <MappingManagementPage platform="doordash" />;
}
