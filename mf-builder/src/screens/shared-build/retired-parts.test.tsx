import { monthsText, partName, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { screen, within } from '@testing-library/react';
import { loadByIds } from '../../catalogue/load-types';
import retired from '../../catalogue/data/retired.json';
import { loadRetired } from '../../catalogue/retired';
import type { Part } from '../../catalogue/schema';
import { formats, type FormatId } from '../../domain/exports/formats';
import { decodeBuild } from '../../domain/link/read-link';
import { resolveLines } from '../../domain/link/parts-of-link';
import { encodeBuild } from '../../domain/link/write-link';
import { visit } from '../../../checks/visit';

const ids = retired.map(({ id }) => id);
const partOf = async (id: string): Promise<Part> => {
  const part = (await loadRetired()).find((one) => one.id === id);
  if (!part) throw new Error(`${id} is not retired`);
  return part;
};
const linkTo = (part: Part): string => {
  const encoded = encodeBuild({ [part.type]: part });
  if (!encoded.ok) throw new Error(`${part.id} has no link`);
  return encoded.hash;
};
const monthOf = ({ priceDate }: Part): string => monthsText([priceDate]) ?? '';

test.each(ids)(
  'a link with %s opens: the part is named, priced as of its month, and that is said, on paper too',
  async (id) => {
    const part = await partOf(id);
    visit(`${paths.picker}${linkTo(part)}`);
    const head = await screen.findByRole('region', { name: 'A build of 1 part' });
    const said = await within(head).findByText(
      `${partName(part)} is no longer listed: it keeps its price of ${monthOf(part)}.`,
    );
    const line = within(screen.getByRole('region', { name: 'Parts' })).getByRole('definition');
    expect(line).toHaveTextContent(`${partName(part)}${exactDollars(part.price)}`);
    for (const printed of [said, line]) expect(printed.closest('[data-no-print]')).toBeNull();
  },
);

/** What the month of a price looks like in a format. */
const monthIn: Record<FormatId, (part: Part) => string> = {
  markdown: monthOf,
  bbcode: monthOf,
  text: monthOf,
  csv: ({ priceDate }) => priceDate,
  json: ({ priceDate }) => `"priceDate": "${priceDate}"`,
};

test.each(formats)(
  '$label has each of them with the month of its price, and until when it was sold',
  async ({ id: format, write }) => {
    for (const id of ids) {
      const part = await partOf(id);
      const decoded = decodeBuild(linkTo(part));
      if (!decoded.ok) throw new Error(decoded.message);
      const partsOf = await loadByIds([id]);
      const resolved = resolveLines(decoded.lines, partsOf);
      if (!resolved.ok) throw new Error(resolved.message);
      const components: BuildComponents = { [part.type]: { ...part, soldUntil: '2026-06' } };
      expect(resolved.components).toEqual({ [part.type]: part });
      const text = (of: BuildComponents): string =>
        write({ name: 'Old', components: of, today: new Date(2026, 10, 27) }).replaceAll(/[\\\u200b]/g, '');
      expect(text(resolved.components)).toContain(format === 'json' ? `"name": "${part.name}"` : part.name);
      expect([id, text(resolved.components).includes(monthIn[format](part))]).toEqual([id, true]);
      expect(text(components)).toMatch(/sold until June 2026|2026-06/);
    }
  },
);
