import { relations } from '../gaming-relations/relations';

/** The chips that the published relations name, by kind. */
export const chipsOfRelations = (): { cpu: string[]; gpu: string[] } => ({
  cpu: relations.filter(({ kind }) => kind === 'cpu').flatMap(({ faster, slower }) => [faster, slower]),
  gpu: relations.filter(({ kind }) => kind === 'gpu').flatMap(({ faster, slower }) => [faster, slower]),
});
