import { checkLine } from '../checks/check-line';
import { renewPacked } from '../market/src/packed/renew';
import { answerLines } from './answer-lines';

const help = `Checks builds for compatibility: JSON lines in, JSON lines out.

  pnpm --silent --filter mf-builder check-build < builds.jsonl > answers.jsonl

In:  {"id": "1", "parts": {"cpu": {"name": "...", "quantity": 1, "specs": {"socket": "AM5"}}, "ram": [...], "gpu": null}}
     The types and facts are those of the catalogue (src/catalogue/schema). null means that none is wanted; a type that is
     left out is not chosen yet; a fact that is left out is not known. Empty lines are passed over.
     An id stands for a part of the catalogue or of the market: "gpu14", "gpu~123", {"id": "gpu~123", "quantity": 2}.
Out: {"id": "1", "verdict": "fail", "findings": [{"rule": "cpu-socket", "verdict": "fail", "message": "...", "parts": [...]}]}
     "probably": true beside "unknown", of a finding or of the whole: it would pass by what is usual of parts of the market.
     A fact of the wrong type counts as not known; then "notes": ["parts.gpu.specs.lengthMm: expected a number, ..."] names it.
     A malformed line is answered by {"id": "1", "error": "..."}; the others still are. Then the exit code is 1.
`;

await renewPacked();
await answerLines('check-build', help, checkLine);
