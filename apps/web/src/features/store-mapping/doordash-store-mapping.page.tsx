import { StoreMappingPage } from './store-mapping-page.tsx';

/** Matches DoorDash stores with the client's stores. */
export function DoorDashStoreMappingPage() {
  return <StoreMappingPage platform="doordash" />;
}
