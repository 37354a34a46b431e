import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location, type NavigateOptions } from '../../../kernel/routing';

/** Marks the entry of the history that stands for an open dialog: 1 for the lowest, 2 for what lies on top of it. */
const mark = 'rig4u-drawer';
/** So long, in ms, an address that a dialog leads to may take to change again: a screen takes `?finding=` out of it. */
const settling = 100;
/** How many dialogs are open. */
let count = 0;

/** The state that the router and we keep with the current entry. */
function entryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** How many entries for dialogs there are up to the current one. An edition that is still open elsewhere marks its only one as true. */
const depthNow = (): number => Number(entryState()[mark] ?? 0);

/** Goes past the entry of a dialog that is not open: a visitor comes to it by Back from where the dialog led, or by Forward. */
function passOver(): void {
  if (count === 0 && depthNow() > 0) history.back();
}

const stateOf = ({ state }: Location): unknown => state;
const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Where the application is, and the way to change it. */
interface Place {
  navigate: (to: string, options: NavigateOptions) => unknown;
  address: string;
  said: unknown;
}

/** Beside the application there is no router: what is opened there leaves address and state as they are. */
const beside: Place = { navigate: () => undefined, address: '', said: undefined };

/** Lets the browser's Back close what is open. */
export function BackCloses(props: Props): null {
  const navigate = useNavigate();
  const location = useLocation();
  useBackCloses(props, { navigate, address: addressOf(location), said: stateOf(location) });
  return null;
}

/** The same for what is opened beside the application. */
export function BackClosesBeside(props: Props): null {
  useBackCloses(props, beside);
  return null;
}

/**
 * Back closes what is open, instead of leaving the page: while it is open the history has one entry more.
 * That entry is left again however it closes; an address or a state that changed meanwhile is written into the entry below: a dialog that the
 * state names would open again.
 */
function useBackCloses({ open, onClose }: Props, place: Place): void {
  const now = useRef({ onClose, ...place });
  useLayoutEffect(() => {
    now.current = { onClose, ...place };
  });

  useEffect(() => {
    if (!open) return undefined;
    const state = entryState();
    const { address: before, said: saidBefore } = now.current;
    let left = false;
    const keepAddress = (address: string, said: unknown) => {
      if (address !== before || said !== saidBefore)
        void now.current.navigate(address, { replace: true, preventScrollReset: true, state: said });
    };
    const depth = depthNow() + 1;
    const onPop = () => {
      // What lay on top was left, and this one is still there.
      if (depthNow() >= depth) return;
      left = true;
      keepAddress(now.current.address, now.current.said);
      now.current.onClose();
    };
    const leave = () => {
      if (left) return passOver();
      // A category that opened, or a link: the router has written its entry by then, and ours is below it. Or something opened on top
      // meanwhile: once that is closed, `passOver` leaves this entry, too.
      if (entryState().idx !== state.idx || depthNow() > depth) return;
      const { address, said } = now.current;
      window.addEventListener('popstate', () => keepAddress(address, said), { once: true });
      history.back();
    };
    // The router's own keys stay, so to it this is the entry that it knows.
    history.pushState({ ...state, [mark]: depth }, '');
    count += 1;
    window.addEventListener('popstate', passOver);
    window.addEventListener('popstate', onPop);
    return () => {
      count -= 1;
      window.removeEventListener('popstate', onPop);
      setTimeout(() => (now.current.address === before ? leave() : setTimeout(leave, settling)));
    };
  }, [open]);
}
