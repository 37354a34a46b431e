import { useEffect, useRef, useState } from 'react';

/**
 * A module that is fetched once it is wanted. When it does not arrive, `onFailed` is told once; wanting it anew (false, then true)
 * tries again, which `React.lazy` never does.
 */
export function useModule<M>(load: () => Promise<M>, wanted: boolean, onFailed: () => void): M | undefined {
  const [module, setModule] = useState<M>();
  const latest = useRef({ load, onFailed });
  useEffect(() => {
    latest.current = { load, onFailed };
  });

  useEffect(() => {
    if (!wanted || module) return;
    let left = false;
    latest.current.load().then(
      (loaded) => !left && setModule(() => loaded),
      () => !left && latest.current.onFailed(),
    );
    return () => {
      left = true;
    };
  }, [wanted, module]);

  return module;
}
