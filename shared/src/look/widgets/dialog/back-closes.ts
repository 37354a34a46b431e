import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from '../../../kernel/routing';

/** Marks the entry of the history that stands for an open drawer. */
const mark = 'rig4u-drawer';
/** How many drawers are open. */
let count = 0;

/** The state that the router and we keep with the current entry. */
function entryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Goes past the entry of a drawer that is not open: a visitor comes to it by Back from where the drawer led, or by Forward. */
function passOver(): void {
  if (count === 0 && entryState()[mark]) history.back();
}

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

/**
 * Lets the browser's Back close what is open, instead of leaving the page: while it is open the history has one entry more.
 * That entry is left again however it closes; an address that changed meanwhile is written into the entry below.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const now = useRef({ onClose, navigate, address: addressOf(location) });
  useLayoutEffect(() => {
    now.current = { onClose, navigate, address: addressOf(location) };
  });

  useEffect(() => {
    if (!open) return undefined;
    const state = entryState();
    const before = now.current.address;
    let left = false;
    const keepAddress = (address: string) => {
      if (address !== before) void now.current.navigate(address, { replace: true, preventScrollReset: true });
    };
    const onPop = () => {
      left = true;
      keepAddress(now.current.address);
      now.current.onClose();
    };
    // The router's own keys stay, so to it this is the entry that it knows.
    history.pushState({ ...state, [mark]: true }, '');
    count += 1;
    window.addEventListener('popstate', passOver);
    window.addEventListener('popstate', onPop);
    return () => {
      count -= 1;
      window.removeEventListener('popstate', onPop);
      // A category that opened, or a link: the router has written its entry by then, and ours is below it.
      setTimeout(() => {
        if (left || entryState().idx !== state.idx) return;
        const { address } = now.current;
        window.addEventListener('popstate', () => keepAddress(address), { once: true });
        history.back();
      });
    };
  }, [open]);
}
