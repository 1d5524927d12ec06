import { StoreMappingPage } from './store-mapping-page.tsx';

/** Matches Uber Eats stores with the client's stores. */
export function UberEatsStoreMappingPage() {
  return <StoreMappingPage platform="ubereats" />;
}
