/** @jest-environment node */
import { marketTypes } from '../src/records/read';
import { roundTrip } from './round-trip';

// Each type is a file that a browser fetches when the type is first opened, and one of part numbers for who asks for them.
const most = { shelf: 65_000, partNumbers: 60_000 };

// The two largest files, and a small one of facts and one of names. `pnpm prove` takes each type.
const types = process.env['RIG4U_PROVE'] === '1' ? marketTypes : (['gpu', 'case', 'cpu', 'speakers'] as const);

test.each(types)(
  '%s: what is packed is read again, part for part, from at most 65 KB and 60 KB of part numbers',
  (type) => {
    const { changed, shelf, partNumbers } = roundTrip(type);
    expect(changed).toEqual([]);
    expect(shelf.gzip).toBeLessThanOrEqual(most.shelf);
    expect(partNumbers.gzip).toBeLessThanOrEqual(most.partNumbers);
  },
);
