import type { ReactNode } from 'react';

/** A message area that scrolls on its own when the text is long. */
export const Message = ({ children }: { children: string }) => (
  <div className="failure-message" role="region" aria-label="Error message" tabIndex={0}>
    {children}
  </div>
);

/** A failure screen in plain elements: theme, widgets and router may be what failed. */
export function Frame({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <div className="failure" role="alert">
      <h1>{title}</h1>
      {children}
      <div className="failure-actions">{actions}</div>
    </div>
  );
}

/** Loads the whole page again. */
export const reloadPage = (): void => window.location.reload();
