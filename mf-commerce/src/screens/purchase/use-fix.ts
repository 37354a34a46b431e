import { findingSearch, newBuild, savedBuilds, type VerdictSummary } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { refusalText } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';
import { useCallback } from 'react';
import type { Purchase } from '../../domain/purchase';

/**
 * Opens the build in the picker, at its worst finding. A build that this browser does not keep is saved first: the picker opens what
 * is saved.
 */
export function useFix(purchase: Purchase, summary: VerdictSummary | undefined): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const id = savedId(purchase);
    if (id !== undefined)
      void navigate(`${paths.savedBuild(id)}${summary?.worst ? findingSearch(summary.worst.rule) : ''}`);
  }, [navigate, purchase, summary]);
}

/** The id under which the build is saved; undefined where the browser refused to save it, which is said. */
function savedId({ id, name, components, verdict }: Purchase): string | undefined {
  if (savedBuilds.read().value.some((build) => build.id === id)) return id;
  const now = new Date();
  let added: string | undefined;
  const result = savedBuilds.update((list) => {
    const build = { ...newBuild(list, components, now, verdict), name };
    added = build.id;
    return [...list, build];
  });
  if (result.ok) return added;
  toast({ title: 'Error', description: refusalText(result.reason), kind: 'destructive' });
  return undefined;
}
