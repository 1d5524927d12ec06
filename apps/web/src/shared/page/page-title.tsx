import { useActiveClient } from '../workspace/use-active-client.ts';

/** The document's title: "Client – Page". */
export function ClientPageTitle({ children }: { children: string }) {
  const client = useActiveClient();
  return <title>{`${client === null ? '' : `${client.name} – `}${children} – Platebook`}</title>;
}
