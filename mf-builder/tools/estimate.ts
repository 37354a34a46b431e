import { estimateLine } from '../checks/estimate-line';
import { wholeTable } from '../checks/estimates/measured-parts';
import { renewPacked } from '../market/src/packed/renew';
import { answerLines } from './answer-lines';

const help = `Estimates what builds can do: JSON lines in, JSON lines out.

  pnpm --silent --filter mf-builder estimate < builds.jsonl > estimates.jsonl

In:  {"id": "1", "parts": {"cpu": "cpu8", "gpu": ["gpu14"], "ram": {"name": "...", "specs": {"capacity": 32}, "quantity": 2}}}
     A part is an id of the catalogue or of the market (gpu~123), or its name and facts as check-build takes them; a chip that was measured is known by its
     name. null means that none is wanted; a type that is left out is not chosen yet; other types than cpu, gpu, ram and
     storage change nothing.
Out: {"id": "1", "gaming": {"1080p": [61, 71], "1440p": [47, 55], "4k": [44, 51], "limiter": "gpu"}, "productivity": [46, 54],
     "videoEditing": [42, 49], "streaming": [48, 56], "coverage": 0.8, "basis": {"gaming": "From ...", ...}}
     Ranges from low to high, linear in speed: 100 is the fastest pair of the catalogue. coverage: the share of measured values
     that such ranges hold. limiter: the part that limits games at 1440p, "cpu" or "gpu", or null. A range that cannot be told is
     null; basis says why.
     A fact of the wrong type counts as not known; then "notes" names it.
     A malformed line is answered by {"id": "1", "error": "..."}; the others still are. Then the exit code is 1.
`;

await renewPacked();
await answerLines('estimate', help, estimateLine(wholeTable()));
