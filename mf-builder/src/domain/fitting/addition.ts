import { chosenOf, partTypeInfo, partTypeNames, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';
import type { CheckedBuild, Rule } from '../compatibility/types';
import { additionOf, mayJoin } from './joining';
import { splittersFor } from './splitters';
import type { Candidates } from './swap';
import type { Addition } from './way';

/** What may join a build one piece at a time; where none is wanted, one of another type may come as well. */
const addable: ReadonlySet<PartType> = new Set<PartType>(['cooling', 'caseFan', 'thermalPaste', 'networkCard']);

/** The additions that could clear a rule's finding: one part of a type that it reads, or the cheapest splitters that clear it. */
export function additionsOf(
  components: BuildComponents,
  build: CheckedBuild,
  rule: Rule,
  candidates: Candidates,
): Addition[] {
  const takes = (type: CatalogueType): boolean =>
    build[type] === null ||
    (addable.has(type) && (partTypeInfo(type).several || chosenOf(components, type).length === 0));
  const single = partTypeNames
    .filter((type) => rule.types.includes(type) && takes(type))
    .flatMap((type) =>
      (candidates[type] ?? [])
        .filter((part) => isWireless(part) && mayJoin(components, type, part, 1))
        .map((part) => additionOf(components, type, [{ part, quantity: 1 }])),
    );
  const splitters = splittersFor(components, rule, candidates);
  return splitters ? [...single, splitters] : single;
}

/** A network card is added for its Wi-Fi: every board has a plug for a cable. */
const isWireless = (part: Part): boolean => part.type !== 'networkCard' || /^wi-?fi/i.test(part.specs.speed ?? '');
