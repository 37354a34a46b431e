import { renewPacked } from '../market/src/packed/renew';
import { searchLine } from '../checks/search-line';
import { answerLines } from './answer-lines';

const help = `Searches all parts, those of the catalogue and those on the market: JSON lines in, JSON lines out.

  pnpm --silent --filter mf-builder search-parts < queries.jsonl > hits.jsonl

In:  {"id": "1", "type": "gpu", "query": "saphire pulse 9070xt", "limit": 20}
     type is a type of the catalogue; query is what one types into the search of the picker: words in any order, shortened or misspelled.
     limit: how many hits are written at most, 20 where it is left out.
Out: {"id": "1", "hits": [{"id": "gpu14", "name": "..."}, {"id": "gpu~3241", "name": "..."}], "more": 12}
     Parts of the catalogue come first, then those on the market, which have a number for ever (gpu~3241). What is only near is
     there where nothing else is found, the nearest first. more: how many there are beyond the limit.
     check-build and estimate take these ids.
     A malformed line is answered by {"id": "1", "error": "..."}; the others still are. Then the exit code is 1.
`;

await renewPacked();
await answerLines('search-parts', help, searchLine);
