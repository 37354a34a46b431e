import type { Outcome } from '../remotes/source';

/** What is asked of the router: the loaders' data now, and another run of them. */
export interface Revalidating {
  state: { loaderData: Record<string, unknown> };
  revalidate(): unknown;
}

const isPanelOf = (remote: string, data: unknown): boolean => {
  const panel: Partial<Extract<Outcome, { kind: 'panel' }>> = Object(data);
  return panel.kind === 'panel' && panel.remote === remote;
};

/** Loads again for a remote that arrived late, if its panel still stands there: no other screen is touched under the visitor. */
export function makeRoom(router: Revalidating, remote: string): void {
  if (Object.values(router.state.loaderData).some((data) => isPanelOf(remote, data))) router.revalidate();
}
