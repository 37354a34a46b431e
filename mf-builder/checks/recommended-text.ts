import { budgetRange, useCases } from '../src/domain/recommendation';
import { onPaper, type Shown } from './recommended-on-paper';

const head = `import type { Recommendation, Offer } from '../src/domain/recommendation/recommend';

/**
 * What the wizard answers for each use and each place of the slider: use, budget, preset, its price, where it was found.
 * Written with the presets by \`pnpm --filter mf-builder prices\` and \`presets --write\`, from the specification
 * (\`recommended-on-paper.ts\`) and never by the product's code, which is held against it.
 */
export const table: readonly (readonly [
  useCase: string,
  budget: number,
  id: string,
  price: number,
  found: Recommendation<Offer>['found'],
])[] = [
`;

/** The text of \`recommended-presets.ts\`, a row a line. */
export function tableText(builds: readonly Shown[]): string {
  const { min, max, step } = budgetRange;
  const budgets = Array.from({ length: (max - min) / step + 1 }, (_, place) => min + place * step);
  const rows = useCases.flatMap((use) =>
    budgets.map((budget) => {
      const [id, found] = onPaper(builds, use, budget);
      const price = builds.find((build) => build.id === id)?.price;
      return `  ['${use}', ${budget}, '${id}', ${price}, '${found}'],\n`;
    }),
  );
  return `${head}${rows.join('')}];\n`;
}
