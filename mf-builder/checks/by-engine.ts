import type { CatalogueType } from '../src/catalogue/schema';
import { rules } from '../src/domain/compatibility/rules';
import type { CheckedBuild, CheckedPart, Finding, Rule } from '../src/domain/compatibility/types';

/** The rules that read parts of a type. */
export const reading = (type: CatalogueType): readonly Rule[] => rules.filter(({ types }) => types.includes(type));

/** What the engine says of each part in its type's place: every rule run for every part. */
export const byEngine = (
  build: CheckedBuild,
  type: CatalogueType,
  parts: readonly CheckedPart[],
  some: readonly Rule[] = reading(type),
): Finding[][] =>
  parts.map((part) => {
    const alone = { ...build, [type]: [part] };
    return some.flatMap((rule) => {
      const finding = rule.check(alone);
      return finding?.parts.some((ref) => ref.type === type && ref.id === part.id) ? [finding] : [];
    });
  });
