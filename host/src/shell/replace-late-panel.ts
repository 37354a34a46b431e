import type { Outcome } from '../remotes/source';

/** What is asked of the router: the loaders' data now, and another run of the loaders. */
export interface Revalidating {
  state: { loaderData: Record<string, unknown> };
  revalidate(): unknown;
}

const isPanelOf = (remote: string, data: unknown): boolean => {
  const panel: Partial<Extract<Outcome, { kind: 'panel' }>> = Object(data);
  return panel.kind === 'panel' && panel.remote === remote;
};

/**
 * Takes the failure panel of `remote` off the page, by loading again, once the remote has arrived late. Does nothing
 * when the page shows anything else, so that no screen is swapped under the visitor.
 */
export function replaceLatePanel(router: Revalidating, remote: string): void {
  if (Object.values(router.state.loaderData).some((data) => isPanelOf(remote, data))) router.revalidate();
}
