import { StoreMappingPage } from './store-mapping-page.tsx';

/** Which of the client's stores each Uber Eats store stands for. */
export function UberEatsStoreMappingPage() {
  return <StoreMappingPage platform="ubereats" />;
}
