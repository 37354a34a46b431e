import { createContext, useContext, type Provider } from 'react';

/** A context and its hook. The hook throws where no provider is above it, and names the context. */
export function requiredContext<T>(name: string): [provider: Provider<T | undefined>, use: () => T] {
  const context = createContext<T | undefined>(undefined);
  const use = (): T => {
    const value = useContext(context);
    if (value === undefined) throw new Error(`${name} is missing: no provider of it is above this component.`);
    return value;
  };
  return [context.Provider, use];
}
