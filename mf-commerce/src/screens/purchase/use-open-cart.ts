import { toast } from '@rig4u/shared/toasts';
import { useCallback, useEffect, useState } from 'react';
import { openCart } from './open-cart';

const REDIRECT_MS = 800;
const TOAST_MS = 3_000;
const ERROR_MS = 5_000;

export interface HandOff {
  processing: boolean;
  /** The last try opened no tab. */
  stopped: boolean;
  start: () => void;
}

/** The way to the retailer's cart: a moment in which it is said, then a new tab. Leaving the page meanwhile ends it. */
export function useHandOff(address: string, retailer: string): HandOff {
  const [processing, setProcessing] = useState(false);
  const [stopped, setStopped] = useState(false);

  const start = useCallback(() => {
    setStopped(false);
    setProcessing(true);
    toast({
      title: `Redirecting to ${retailer} Cart`,
      description: "You'll be redirected to complete your purchase.",
      duration: TOAST_MS,
    });
  }, [retailer]);

  useEffect(() => {
    if (!processing) return;
    const timer = setTimeout(() => {
      const trouble = tryToOpen(address, retailer);
      if (trouble) toast({ title: 'Error', description: trouble, kind: 'destructive', duration: ERROR_MS });
      setStopped(trouble !== undefined);
      setProcessing(false);
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [processing, address, retailer]);

  return { processing, stopped, start };
}

function tryToOpen(address: string, retailer: string): string | undefined {
  try {
    return openCart(address) ? undefined : `There was a problem redirecting to ${retailer}. Please try again.`;
  } catch {
    return `There was a problem with the ${retailer} link. Please try again.`;
  }
}
