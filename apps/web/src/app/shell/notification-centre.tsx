import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

type Centre = {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Pages before the login have no bell, and nothing to open. */
  readonly isThere: boolean;
  readonly setIsThere: (isThere: boolean) => void;
};

const CentreContext = createContext<Centre | null>(null);

/** Lets what is said on the screen open the notification centre, which stands in the shell of the page. */
export function NotificationCentreProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const centre = useMemo(() => ({ open, setOpen, isThere, setIsThere }), [open, isThere]);
  return <CentreContext value={centre}>{children}</CentreContext>;
}

/** For the one place that shows the centre: whether it is open, and how to change that. */
export function useNotificationCentre(): Pick<Centre, 'open' | 'setOpen'> {
  const { open, setOpen, setIsThere } = useCentre();
  useEffect(() => {
    setIsThere(true);
    return () => setIsThere(false);
  }, [setIsThere]);
  return { open, setOpen };
}

/** Opens the centre; undefined where the page has none. */
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
