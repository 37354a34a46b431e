import { toast } from '@rig4u/shared/toasts';
import { useCallback, useEffect, useState, type RefObject } from 'react';

const REDIRECT_MS = 800;
const TOAST_MS = 3_000;
const ERROR_MS = 5_000;

export interface OpenCart {
  processing: boolean;
  /** Whether the last attempt opened no tab. */
  blocked: boolean;
  start: () => void;
}

/**
 * Announces the retailer's cart for a moment, then opens it in a new tab. Leaving the page meanwhile cancels that. `place` is what the
 * messages speak of: the button, and the link that takes its place.
 */
export function useOpenCart(link: string, retailer: string, place: RefObject<Element | null>): OpenCart {
  const [processing, setProcessing] = useState(false);
  const [blocked, setBlocked] = useState(false);

  const start = useCallback(() => {
    setBlocked(false);
    setProcessing(true);
    toast({
      title: `Redirecting to ${retailer} Cart`,
      description: "You'll be redirected to complete your purchase.",
      duration: TOAST_MS,
      about: () => place.current,
    });
  }, [retailer, place]);

  useEffect(() => {
    if (!processing) return;
    const timer = setTimeout(() => {
      const trouble = tryToOpen(link, retailer);
      if (trouble)
        toast({
          title: 'Error',
          description: trouble,
          kind: 'destructive',
          duration: ERROR_MS,
          about: () => place.current,
        });
      setBlocked(trouble !== undefined);
      setProcessing(false);
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [processing, link, retailer, place]);

  return { processing, blocked, start };
}

function tryToOpen(link: string, retailer: string): string | undefined {
  try {
    return openTab(link) ? undefined : `There was a problem redirecting to ${retailer}. Please try again.`;
  } catch {
    return `There was a problem with the ${retailer} link. Please try again.`;
  }
}

/**
 * Opens an address in a new tab that cannot reach this page; false if the browser blocked the tab. Throws for an address
 * that the browser refuses.
 */
function openTab(address: string): boolean {
  // With `noopener` the answer is always null, so a blocked tab could not be told from an opened one.
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
