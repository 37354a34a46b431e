import { useEffect, useRef, useState } from 'react';

/**
 * Returns a module that is fetched once it is wanted; undefined until it is there. A failure calls `onFailed` once. Wanting it
 * again (false, then true) tries again, which `React.lazy` never does.
 */
export function useModule<M>(load: () => Promise<M>, wanted: boolean, onFailed: () => void): M | undefined {
  const [module, setModule] = useState<M>();
  const latest = useRef({ load, onFailed });
  useEffect(() => {
    latest.current = { load, onFailed };
  });

  useEffect(() => {
    if (!wanted || module) return;
    let isLeft = false;
    latest.current.load().then(
      (loaded) => !isLeft && setModule(() => loaded),
      () => !isLeft && latest.current.onFailed(),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, module]);

  return module;
}
