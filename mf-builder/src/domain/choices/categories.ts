import { partGroups, partTypes, type PartGroup, type PartType, type PartTypeInfo } from '@rig4u/shared/builds';

export interface CategoryGroup {
  group: PartGroup;
  entries: readonly PartTypeInfo[];
}

/** The component list's groups with the types that are offered; a group without any is left out. */
export function groupsOf(offered: readonly PartType[]): CategoryGroup[] {
  return partGroups
    .map((group) => ({
      group,
      entries: partTypes.filter((info) => info.group === group && offered.includes(info.type)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The offered type after this one in the order of the component list; the last one is followed by itself. */
export function nextOffered<T extends PartType>(type: T, offered: readonly T[]): T {
  const order = partTypes.map((info) => info.type);
  const later = offered.filter((other) => order.indexOf(other) > order.indexOf(type));
  return later.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? type;
}
