import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

type Centre = {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Pages before the login have no notification center. */
  readonly isThere: boolean;
  readonly setIsThere: (isThere: boolean) => void;
};

const CentreContext = createContext<Centre | null>(null);

/** Lets messages open the notification center, which is rendered in the page's shell. */
export function NotificationCentreProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const centre = useMemo(() => ({ open, setOpen, isThere, setIsThere }), [open, isThere]);
  return <CentreContext value={centre}>{children}</CentreContext>;
}

/** For the component that renders the center: its open state and setter. */
export function useNotificationCentre(): Pick<Centre, 'open' | 'setOpen'> {
  const { open, setOpen, setIsThere } = useCentre();
  useEffect(() => {
    setIsThere(true);
    return () => setIsThere(false);
  }, [setIsThere]);
  return { open, setOpen };
}

/** Opens the center; undefined if the page has none. */
export function useOpenNotificationCentre(): (() => void) | undefined {
  const { isThere, setOpen } = useCentre();
  return isThere ? () => setOpen(true) : undefined;
}

function useCentre(): Centre {
  const centre = useContext(CentreContext);
  if (centre === null) {
    throw new Error(
      'The notification center is used outside of a NotificationCentreProvider: put one above.',
    );
  }
  return centre;
}
