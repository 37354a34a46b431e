import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still there, asked when something that it waited for has come: who has closed it wants nothing more. */
export function useStillOpen(): () => boolean {
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return useCallback(() => open.current, []);
}
