import { StoreMappingPage } from './store-mapping-page.tsx';

/** Which of the client's stores each DoorDash store stands for. */
export function DoorDashStoreMappingPage() {
  return <StoreMappingPage platform="doordash" />;
}
