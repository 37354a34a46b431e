import type { PartType } from '@rig4u/shared/builds';
import { rules } from '../compatibility/rules';
import type { BuildCheck, Finding } from '../compatibility/types';

const asked = new Map(rules.flatMap(({ id, asks }) => (asks ? [[id, asks] as const] : [])));

/** 'Needs a CPU cooler', where no parts of a build clash and it fails only by what is not chosen yet; undefined otherwise. */
export const lackText = ({ findings }: BuildCheck): string | undefined => lackOf(findings);

/** The same of the fails that mark a type: those that name a part of it first. */
export const typeLackText = ({ findings }: BuildCheck, type: PartType): string | undefined =>
  lackOf(findings.filter(({ parts }) => parts[0]?.type === type));

function lackOf(findings: readonly Finding[]): string | undefined {
  const fails = findings.filter(({ verdict }) => verdict === 'fail');
  const lacks = fails.flatMap(({ rule }) => asked.get(rule) ?? []);
  if (lacks.length < fails.length) return undefined;
  return lacks.length > 1 ? `Needs ${lacks.length} more parts` : lacks[0];
}
